/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "help.h"

#include <stdio.h>

static void print_names(option_set which)
{
    const char *space = "";
    int id;

    for (id = 0; id < OPT_COUNT; id++)
        if (which & OPTION(id) && option_rows[id].help != NULL) {
            printf("%s--%s", space, option_rows[id].name);
            space = " ";
        }
}

static void print_commands(const char *between)
{
    size_t i;

    for (i = 0; i < command_count; i++)
        printf("%s%s", i == 0 ? "" : between, commands[i].name);
}

/* What may follow an option that takes one of a few words. */
static void print_word_cases(void)
{
    const char *words, *start;
    int id, n;

    for (id = 0; id < OPT_COUNT; id++) {
        if (option_rows[id].kind != KIND_WORD)
            continue;
        fputs("    ", stdout);
        if (option_rows[id].letter != 0)
            printf("-%c | ", option_rows[id].letter);
        printf("--%s) words=\"", option_rows[id].name);
        words = start = option_rows[id].value;
        while ((n = next_word(&words)) != 0) {
            printf("%s%.*s", start == option_rows[id].value ? "" : " ", n, start);
            start = words;
        }
        puts("\" ;;");
    }
}

static int completes_files(const struct option_row *row)
{
    return row->kind == KIND_INPUT || row->kind == KIND_OUTPUT;
}

/* What may follow an option that takes a name of the library's: the program that is being completed
 * knows. */
static void print_name_cases(void)
{
    int id;

    for (id = 0; id < OPT_COUNT; id++)
        if (option_rows[id].kind == KIND_NAME)
            printf("    --%s) words=$(\"${COMP_WORDS[0]}\" info --providers 2> /dev/null |\n"
                   "        sed -n 's/^%s //p') ;;\n", option_rows[id].name, option_rows[id].name);
        else if (option_rows[id].kind == KIND_SUITE)
            printf("    --%s) words=$(\"${COMP_WORDS[0]}\" spake2 list 2> /dev/null |\n"
                   "        sed 's/ .*//') ;;\n", option_rows[id].name);
}

/* After these bash completes file names. */
static void print_file_cases(void)
{
    const char *bar = "    ";
    int id;

    for (id = 0; id < OPT_COUNT; id++) {
        if (!completes_files(&option_rows[id]))
            continue;
        if (option_rows[id].letter != 0) {
            printf("%s-%c", bar, option_rows[id].letter);
            bar = " | ";
        }
        printf("%s--%s", bar, option_rows[id].name);
        bar = " | ";
    }
    puts(") return ;;");
}

static void print_command_cases(void)
{
    size_t i;

    fputs("    '') words=\"", stdout);
    print_commands(" ");
    puts("\" ;;");
    for (i = 0; i < command_count; i++) {
        printf("    %s) words=\"", commands[i].name);
        print_names(commands[i].needs | commands[i].takes);
        puts("\" ;;");
    }
}

void print_completion(void)
{
    puts("# SPDX-License-Identifier: MIT\n"
         "# bash completion for edmont; `edmont --completion` prints it from its tables.\n"
         "_edmont()\n"
         "{\n"
         "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
         "    local command= words= i");
    fputs("    local everywhere=\"", stdout);
    print_names(OPTIONS_EVERYWHERE);
    puts("\"\n"
         "    COMPREPLY=()\n"
         "    if [[ $word == = ]]; then\n"
         "        word=\n"
         "    elif [[ $before == = ]]; then\n"
         "        before=${COMP_WORDS[COMP_CWORD - 2]}\n"
         "    fi\n"
         "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
         "        case ${COMP_WORDS[i]} in");
    fputs("        ", stdout);
    print_commands(" | ");
    puts(")\n"
         "            command=${COMP_WORDS[i]}\n"
         "            break ;;\n"
         "        esac\n"
         "    done\n"
         "    case $command in");
    print_command_cases();
    puts("    esac\n"
         "    words+=\" $everywhere\"\n"
         "    [[ -z $command || $word == -* ]] || words=\n"
         "    case $before in");
    print_word_cases();
    print_name_cases();
    print_file_cases();
    puts("    esac\n"
         "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
         "}\n"
         "complete -o bashdefault -o default -F _edmont edmont");
}
