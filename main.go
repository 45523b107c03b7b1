// Quintet is a cabinet of five abstract strategy games. Without a command it opens its window; its commands need no display.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// version is what "quintet version" and the protocol say.
const version = "0.1.0"

const help = `Quintet: Squex, Taiji, SQU, Azacru and Distrify.

quintet [-width N] [-height N] [-seed N] [-data FOLDER]
      opens the window; settings are kept in FOLDER, or nowhere with -data none

quintet gtp -game NAME [-o OPTION=VALUE]... [-seed N]
      plays by the Go Text Protocol on standard input and output

quintet check FILE...
      replays records and prints a line about each

quintet version
quintet help
`

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// run carries out a command line and returns the exit status: 0, 1 for what went wrong, 2 for what could not be understood.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	err := dispatch(args, in, out)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return 0
	}
	fmt.Fprintln(errs, "quintet:", err)
	var usage *usageError
	if errors.As(err, &usage) {
		return 2
	}
	return 1
}

// dispatch finds the command and runs it.
func dispatch(args []string, in io.Reader, out io.Writer) error {
	name := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		name, args = args[0], args[1:]
	}
	switch name {
	case "":
		return windowCommand(args, out)
	case "gtp":
		return gtpCommand(args, in, out)
	case "check":
		return checkCommand(args, out)
	case "version":
		return print(args, out, name, "Quintet "+version+"\n")
	case "help":
		return print(args, out, name, help)
	}
	return wrong("there is no command %q; there are gtp, check, version, help, and none for the window", name)
}

// print writes text, the answer to a command without arguments.
func print(args []string, out io.Writer, name, text string) error {
	if len(args) > 0 {
		return wrong("%s: %q is too much; the command has no arguments", name, args[0])
	}
	_, err := io.WriteString(out, text)
	return err
}

// A usageError is a command line that cannot be understood.
type usageError struct{ error }

// wrong makes a usageError.
func wrong(format string, args ...any) error { return &usageError{fmt.Errorf(format, args...)} }

// parseFlags reads args into f. Errors say which flags there are; asked for help it writes it and returns flag.ErrHelp.
func parseFlags(f *flag.FlagSet, args []string, out io.Writer) error {
	f.SetOutput(io.Discard)
	err := f.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		if _, err := io.WriteString(out, help); err != nil {
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
	return wrong("%s%w; allowed: %s", prefix(f.Name()), err, strings.Join(names, ", "))
}

// prefix names a command before its error; the window has no command.
func prefix(command string) string {
	if command == "" {
		return ""
	}
	return command + ": "
}

// windowCommand opens the window.
func windowCommand(args []string, out io.Writer) error {
	f := flag.NewFlagSet("", flag.ContinueOnError)
	var o windowOptions
	f.IntVar(&o.width, "width", 1280, "width of the window")
	f.IntVar(&o.height, "height", 800, "height of the window")
	f.Uint64Var(&o.seed, "seed", 0, "decides what is drawn by lot")
	f.StringVar(&o.folder, "data", "", "folder for settings, or none")
	if err := parseFlags(f, args, out); err != nil {
		return err
	}
	return openWindow(o)
}
