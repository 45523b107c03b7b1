// Package command holds the commands of the program for scripts: the text protocol and the check of records. It also reads the flags of
// their command lines, and says what is wrong with them.
package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

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
const commands = `quintet [-width N] [-height N] [-seed N] [-data FOLDER]
      opens the window where it was closed; settings and games are kept in FOLDER, or nowhere with -data none

quintet gtp -game NAME [-o OPTION=VALUE]... [-level N] [-threads N] [-seed N] [-ponder]
      plays by the Go Text Protocol on standard input and output; without -level
      genmove is the strongest level of the game, 6 or 7, and without -threads it may use
      all cores;
      with -seed N searches end by work, not by time: the same commands, seed and threads
      give the same plies under any load, as long as time_settings sets no clocks;
      with -ponder it also thinks while it waits for the next command

quintet check FILE...
      replays records and prints a line about each

quintet play GAME             plays a game in the terminal
quintet rules GAME            writes the rules of a game
quintet analyze FILE          lists the best plies of a position in a record
quintet review FILE           grades the plies of a game
quintet match GAME A B        lets two levels of the computer play each other
quintet convert FILE -o FILE  writes a record anew, or in another form
quintet render FILE -o FILE   draws a position of a record as a picture
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

// ParseFlags reads args into f. Errors say which flags there are; asked for help it writes it and returns flag.ErrHelp.
func ParseFlags(f *flag.FlagSet, args []string, out io.Writer) error {
	f.SetOutput(io.Discard)
	err := f.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		if _, err := io.WriteString(out, Help()); err != nil {
			return err
		}
		return flag.ErrHelp
	}
	if err == nil && f.NArg() > 0 {
		err = fmt.Errorf("%q is no flag", f.Arg(0))
	}
	if err == nil {
		return nil
	}
	var names []string
	f.VisitAll(func(o *flag.Flag) { names = append(names, "-"+o.Name) })
	prefix := ""
	if f.Name() != "" { // the window has no command
		prefix = f.Name() + ": "
	}
	return Usagef("%s%w; allowed: %s", prefix, err, strings.Join(names, ", "))
}
