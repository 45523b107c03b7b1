// Package command holds what commands share: files are read and written here, command lines and records checked, and messages made fit for a
// terminal.
package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"

	"quintet/games/catalog"
)

// Help says which games there are and what the program can be asked for.
func Help() string {
	var names []string
	for _, s := range catalog.All() {
		names = append(names, s.Name)
	}
	last := len(names) - 1
	return "Quintet: " + strings.Join(names[:last], ", ") + " and " + names[last] + ".\n\n" + commands
}

// commands says how each command is called.
const commands = `quintet [-width N] [-height N] [-seed N] [-data FOLDER] [FILE...]
      opens the window where it was closed, or at the game in FILE; the games of several files are added to the library;
      a FILE that is called like a command comes after --;
      settings and games are kept in FOLDER, or nowhere with -data none

quintet play GAME             plays a game in the terminal
quintet rules GAME            writes the rules of a game
quintet analyze FILE          lists the best plies of a position in a record
quintet review FILE           grades the plies of a game
quintet match GAME A B        lets two levels of the computer play each other
quintet check FILE...         replays records and prints a line about each
quintet convert FILE -o FILE  writes a record anew, or in another form
quintet render FILE -o FILE   draws a position of a record as a picture
quintet gtp -game NAME        plays by the Go Text Protocol on standard input and output
quintet completion SHELL      writes a completion script for bash, zsh, fish or powershell
      with -h each of these says more, with examples

quintet version
quintet help

Flags have one hyphen or two. The exit status is 0 where all went well, 1 where the work failed, 2 where the command line is wrong.
`

// Print writes text, the answer to a command without arguments.
func Print(args []string, out io.Writer, name, text string) error {
	if len(args) > 0 {
		return Usagef("%s: %q is too much; the command has no arguments", name, args[0])
	}
	_, err := io.WriteString(out, text)
	return err
}

// A UsageError is a command line that cannot be understood.
type UsageError struct{ error }

// Usagef makes a UsageError.
func Usagef(format string, args ...any) error { return &UsageError{fmt.Errorf(format, args...)} }

// ParseFlags reads the flags in args into f and returns the other arguments. Errors say which flags there are; asked for help it writes it and
// returns flag.ErrHelp.
func ParseFlags(f *flag.FlagSet, args []string, out io.Writer) (others []string, err error) {
	f.SetOutput(io.Discard)
	for err = f.Parse(args); err == nil && f.NArg() > 0; err = f.Parse(f.Args()[1:]) {
		others = append(others, f.Arg(0))
	}
	if errors.Is(err, flag.ErrHelp) {
		if _, err := io.WriteString(out, Help()); err != nil {
			return nil, err
		}
		return nil, flag.ErrHelp
	}
	if err == nil {
		return others, nil
	}
	var names []string
	f.VisitAll(func(o *flag.Flag) { names = append(names, "-"+o.Name) })
	return nil, Usagef("%s; allowed: %s", Printable(err.Error()), strings.Join(names, ", "))
}

// Printable returns text as a terminal can show it: what it could obey, or what turns the direction of writing, is escaped. Line ends and tabs stay.
func Printable(text string) string {
	var b strings.Builder
	for _, r := range text { // invalid bytes come as U+FFFD
		if unicode.IsPrint(r) || unicode.Is(unicode.Zs, r) || r == '\n' || r == '\t' {
			b.WriteRune(r)
			continue
		}
		escaped := strconv.QuoteRune(r)
		b.WriteString(escaped[1 : len(escaped)-1])
	}
	return b.String()
}
