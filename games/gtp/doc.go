// Package gtp speaks the Go Text Protocol, version 2, about every game of the catalogue: a command a line in, an answer out. It plays, takes back,
// sets up, counts and writes records; it is how scripts, tests and tournament managers use the rules without a window.
//
// A line is an optional whole number, a command and its arguments. The answer is "=" or, for a refusal, "?", then the number, a blank and
// the text, ended by an empty line. What follows "#" is a comment; tabs are blanks; other control characters and empty lines are passed over.
// Nothing ends the session but quit and the end of the input.
//
// Beside the commands of the protocol there are those whose names begin with "quintet-"; list_commands lists them all.
package gtp
