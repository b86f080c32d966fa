# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# chart.gnuplot: the bars of doc/performance.svg and .png. Called by `make figures` with
#   data      what `report.py --chart` prints
#   title     the labels
#   out       where the picture goes, and
#   as        svg or png

if (as eq "svg") {
    set terminal svg size 960,480 font "sans-serif,13" background "#ffffff"
} else {
    set terminal pngcairo size 960,480 font "sans-serif,11"
}
set output out
set datafile separator "\t"
set title title noenhanced
set ylabel "core cycles, libsodium = 1"
top = 1.6 # what is above is cut off; each bar says how long it is
set yrange [0:top]
set grid y
set style data histograms
set style histogram clustered gap 1
set style fill solid 0.9 border rgb "#404040"
set boxwidth 0.9
set key top center outside horizontal noenhanced
set xtics noenhanced scale 0 font ",10"
stats data using 2 skip 1 nooutput
sides = STATS_columns - 1

# Greys for other libraries, colours for edmont's targets.
colors = "#b0b0b0 #787878 #c0392b #e08e2b #2b7bba #27815b #7d5ba6 #555555"
color(side) = word(colors, side - 1)
place(row, side) = row + (side - 2 - (sides - 1) / 2.0) / (sides + 1)
height(value) = value > top - 0.06 ? top - 0.06 : value + 0.03

plot for [side = 2:sides + 1] data using side:xtic(1) title columnhead \
        linecolor rgb color(side), \
    for [side = 2:sides + 1] data using (place($0, side)):(height(column(side))): \
        (column(side) > 0 ? sprintf("%.2f", column(side)) : "") skip 1 \
        with labels font ",8" notitle
