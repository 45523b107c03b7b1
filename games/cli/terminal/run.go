//go:build !js

// Runs a command line (Run): the list of commands, the flags of the window, the text of the help, and errors about the command line. Add a command
// here, to root and to the synopsis (commands); each has its own file.

package terminal

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/cli/command"
)

// An output remembers the first error of writing to it, because some writers, such as the help, cannot report one.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}

// Run runs a command line: a command, or without one the window. The error is a command.UsageError if the line cannot be understood. Run also reports
// an error if standard output cannot be written.
func (p Program) Run(args []string) error {
	out := &output{Writer: p.Out}
	p.Out = out
	err := p.run(args)
	switch {
	case out.err == nil:
		return err
	case err == nil || errors.Is(err, out.err):
		return fmt.Errorf("standard output cannot be written: %w", out.err)
	}
	return fmt.Errorf("%w; standard output cannot be written: %w", err, out.err)
}

// run is Run without the check of the output.
func (p Program) run(args []string) error {
	cobra.MousetrapHelpText = "" // otherwise a Windows shortcut could not name a command
	root := p.root()
	root.SetArgs(withHyphens(root, args))
	root.SetIn(p.In)
	root.SetOut(p.Out)
	root.SetErr(p.Errs)
	cmd, err := root.ExecuteC()
	if err == nil || cmd == root {
		return err
	}
	return fmt.Errorf("%s: %w", cmd.Name(), err)
}

func (p Program) root() *cobra.Command {
	root := &cobra.Command{
		Use: "quintet", Args: cobra.ArbitraryArgs, SilenceErrors: true, SilenceUsage: true, Version: "Quintet " + p.Version + "\n" + p.Built + "\n",
	}
	root.SetVersionTemplate("{{.Version}}")
	root.RunE = p.window(root)
	root.CompletionOptions.DisableDefaultCmd = true
	root.SetFlagErrorFunc(flagError)
	root.SetHelpFunc(help)
	print := func(name, short, text string) *cobra.Command {
		return &cobra.Command{Use: name, Short: short, Long: strings.TrimSpace(text), Example: examples(name), Args: arguments(), RunE: func(*cobra.Command, []string) error {
			_, err := io.WriteString(p.Out, text)
			return err
		}}
	}
	helped := print("help", "lists the commands", usage())
	root.SetHelpCommand(helped)
	root.AddCommand(
		p.playCommand(), p.rulesCommand(), p.analyzeCommand(), p.reviewCommand(), p.matchCommand(), p.convertCommand(), p.renderCommand(), p.completionCommand(),
		p.gtpCommand(), p.checkCommand(), print("version", "names the version", root.Version), helped,
	)
	return root
}

// window gives root the flags of the window and returns the function that opens it. Arguments are files; a file with the name of a command must
// follow "--" or be given with its folder.
func (p Program) window(root *cobra.Command) func(*cobra.Command, []string) error {
	width := addNumber(root, "width", 0, 0, MaxPixels, "width of the window; 0 for the one it had")
	height := addNumber(root, "height", 0, 0, MaxPixels, "height of the window; 0 for the one it had")
	seed := addSeed(root, 0, "decides what is drawn by lot")
	folder := root.Flags().String("data", "", "`FOLDER` for settings and games, or none")
	return func(c *cobra.Command, files []string) error {
		named := files
		if n := c.ArgsLenAtDash(); n >= 0 {
			named = files[:n]
		}
		for i, name := range named {
			switch {
			case isFile(name):
			case i == 0 && c.Flags().NFlag() == 0:
				return command.Usagef("there is no command %s; there are %s, and none for the window", games.Quote(name), strings.Join(names(root), ", "))
			default:
				return command.Usagef("%q is neither a flag nor a file", name)
			}
		}
		return p.Open(Window{*width, *height, *seed, *folder, files})
	}
}

// isFile reports whether arg, which is not a command, names a file to open: it exists or looks like a file name.
func isFile(arg string) bool {
	_, err := os.Stat(arg)
	return err == nil || strings.ContainsAny(arg, `./\`)
}

func names(root *cobra.Command) (all []string) {
	for _, c := range root.Commands() {
		if !c.Hidden {
			all = append(all, c.Name())
		}
	}
	return all
}

// withHyphens adds the second hyphen to long flags of a command, since the program accepts one or two.
func withHyphens(root *cobra.Command, args []string) []string {
	c, _, err := root.Find(args[:min(1, len(args))])
	if err != nil {
		return args
	}
	c.InitDefaultHelpFlag() // otherwise these are added later
	c.InitDefaultVersionFlag()
	args = slices.Clone(args)
	for i, a := range args {
		if a == "--" {
			break
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(a, "-"), "=")
		if strings.HasPrefix(a, "-") && len(name) > 1 && c.Flags().Lookup(name) != nil {
			args[i] = "-" + a
		}
	}
	return args
}

// usage lists the games and the commands.
func usage() string {
	var names []string
	for _, s := range catalog.All() {
		names = append(names, s.Name)
	}
	last := len(names) - 1
	return "Quintet: " + strings.Join(names[:last], ", ") + " and " + names[last] + ".\n\n" + commands
}

// commands is the synopsis of each command.
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

// exits are the last lines of every help text.
const exits = `Exit status
  0  all went well
  1  the work failed
  2  the command line is wrong
`

// help writes the help of a command.
func help(c *cobra.Command, _ []string) {
	if !c.HasParent() {
		fmt.Fprint(c.OutOrStdout(), usage())
		return
	}
	fmt.Fprintf(c.OutOrStdout(), "%s\n\n%s\n\nFlags\n%s\nExamples\n%s\n%s", c.UseLine(), c.Long, c.LocalFlags().FlagUsages(), c.Example, exits)
}

// examples formats command lines for the help. GAME stands for a game of the catalogue.
func examples(lines ...string) string {
	var b strings.Builder
	for _, line := range lines {
		b.WriteString("  quintet " + strings.ReplaceAll(line, "GAME", catalog.IDs()[0]) + "\n")
	}
	return b.String()
}

// flagError describes what is wrong with the flags of c.
func flagError(c *cobra.Command, err error) error {
	if wrong, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		return command.Usagef("--%s %s: %w", wrong.GetFlag().Name, games.Quote(wrong.GetValue()), wrong.Unwrap())
	}
	unknown, ok := errors.AsType[*pflag.NotExistError](err)
	if !ok {
		return command.Usagef("%s", games.Plain(err.Error())) // it contains user input
	}
	typed := "--" + unknown.GetSpecifiedName()
	if letters := unknown.GetSpecifiedShortnames(); letters != "" {
		typed = "-" + letters
	}
	var allowed []string
	c.Flags().VisitAll(func(f *pflag.Flag) { allowed = append(allowed, "--"+f.Name) })
	return command.Usagef("unknown flag: %s; allowed: %s", games.Plain(typed), strings.Join(allowed, ", "))
}

// arguments checks the number of arguments. The error says what they are.
func arguments(names ...string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) < len(names):
			return command.Usagef("%s is missing", names[len(args)])
		case len(args) > 0 && len(names) == 0:
			return command.Usagef("%s is too much; the command has no arguments", games.Quote(args[0]))
		case len(args) > len(names):
			return command.Usagef("%s is too much", games.Quote(args[len(names)]))
		}
		return nil
	}
}

func line(w io.Writer, format string, args ...any) error {
	_, err := fmt.Fprintf(w, format+"\n", args...)
	return err
}
