//go:build !js

package terminal

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/cli/command"
)

// An output remembers the first failure of what it writes to. Not everything that writes can report one: the help cannot.
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

// Run carries out a command line that names a command. The error is a command.UsageError if the line cannot be understood; it says so if
// standard output cannot be written.
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

// Commands returns the names of all commands. The caller owns the slice.
func Commands() []string { return names(Program{}.root()) }

// run is Run without an eye on the output.
func (p Program) run(args []string) error {
	cobra.MousetrapHelpText = "" // else a shortcut of Windows could not name a command
	root := p.root()
	root.SetArgs(withHyphens(root, args))
	root.SetIn(p.In)
	root.SetOut(p.Out)
	root.SetErr(p.Errs)
	cmd, err := root.ExecuteC()
	if err == nil || cmd == root || cmd.DisableFlagParsing {
		return err
	}
	return fmt.Errorf("%s: %w", cmd.Name(), err)
}

func (p Program) root() *cobra.Command {
	root := &cobra.Command{Use: "quintet", Args: cobra.ArbitraryArgs, SilenceErrors: true, SilenceUsage: true}
	root.RunE = func(_ *cobra.Command, args []string) error {
		return command.Usagef("there is no command %s; there are %s, and none for the window", games.Quote(args[0]), strings.Join(names(root), ", "))
	}
	root.CompletionOptions.DisableDefaultCmd = true
	root.SetFlagErrorFunc(flagError)
	root.SetHelpFunc(help)
	whole := func(name, short string, run func(args []string) error) *cobra.Command {
		return &cobra.Command{Use: name, Short: short, DisableFlagParsing: true, RunE: func(_ *cobra.Command, args []string) error { return run(args) }}
	}
	helped := whole("help", "lists the commands", func(args []string) error { return command.Print(args, p.Out, "help", command.Help()) })
	root.SetHelpCommand(helped)
	root.AddCommand(
		p.playCommand(), p.rulesCommand(), p.analyzeCommand(), p.reviewCommand(), p.matchCommand(), p.convertCommand(), p.renderCommand(), p.completionCommand(),
		p.gtpCommand(), p.checkCommand(),
		whole("version", "names the version", func(args []string) error {
			return command.Print(args, p.Out, "version", "Quintet "+p.Version+"\n"+p.Built+"\n")
		}),
		helped,
	)
	return root
}

func names(root *cobra.Command) (all []string) {
	for _, c := range root.Commands() {
		if !c.Hidden {
			all = append(all, c.Name())
		}
	}
	return all
}

// withHyphens gives the long flags of a command their second hyphen: the program takes one or two, as its window and its protocol do.
func withHyphens(root *cobra.Command, args []string) []string {
	c, _, err := root.Find(args[:1])
	if err != nil || c.DisableFlagParsing {
		return args
	}
	c.InitDefaultHelpFlag() // else it comes later
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

// exits are the last lines of every help.
const exits = `Exit status
  0  all went well
  1  the work failed
  2  the command line is wrong
`

// help writes how a command is called.
func help(c *cobra.Command, _ []string) {
	fmt.Fprintf(c.OutOrStdout(), "%s\n\n%s\n\nFlags\n%s\nExamples\n%s\n%s", c.UseLine(), c.Long, c.LocalFlags().FlagUsages(), c.Example, exits)
}

// examples writes command lines for the help. GAME stands for a game of the catalogue.
func examples(lines ...string) string {
	var b strings.Builder
	for _, line := range lines {
		b.WriteString("  quintet " + strings.ReplaceAll(line, "GAME", catalog.IDs()[0]) + "\n")
	}
	return b.String()
}

// flagError says what is wrong with the flags of c.
func flagError(c *cobra.Command, err error) error {
	if wrong, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		return command.Usagef("--%s %s: %w", wrong.GetFlag().Name, games.Quote(wrong.GetValue()), wrong.Unwrap())
	}
	unknown, ok := errors.AsType[*pflag.NotExistError](err)
	if !ok {
		return command.Usagef("%s", games.Plain(err.Error())) // it holds what was typed
	}
	typed := "--" + unknown.GetSpecifiedName()
	if letters := unknown.GetSpecifiedShortnames(); letters != "" {
		typed = "-" + letters
	}
	var allowed []string
	c.Flags().VisitAll(func(f *pflag.Flag) { allowed = append(allowed, "--"+f.Name) })
	return command.Usagef("unknown flag: %s; allowed: %s", games.Plain(typed), strings.Join(allowed, ", "))
}

// arguments checks that there are as many arguments as names; what is wrong is said with what they are.
func arguments(names ...string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) < len(names):
			return command.Usagef("%s is missing", names[len(args)])
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
