# src/selftest.c joins here.
