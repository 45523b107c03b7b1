//go:build !js

// Flags that several commands share, such as level, seed, options and language: their values, checks, help and completion. Add a shared flag here.
// Also finds and opens the game that an argument names (findGame, openGame).

package terminal

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/cli/command"
	"quintet/games/words"
)

// A value is the value of a flag: a text accepted by set, or the default.
type value struct {
	text, kind string
	set        func(text string) error
}

func (v *value) String() string { return v.text }

// Set stores text, or returns an error that says what is allowed.
func (v *value) Set(text string) error {
	err := v.set(text)
	if err == nil {
		v.text = text
	}
	return err
}

// Type returns the name of the value's kind for the help.
func (v *value) Type() string { return v.kind }

// addNumber gives c a flag with a number from least to most. The help does not mention a default below least.
func addNumber(c *cobra.Command, name string, usual, least, most int, usage string) *int {
	n := usual
	set := func(text string) error {
		k, err := strconv.Atoi(text)
		if err != nil || k < least || k > most {
			return fmt.Errorf("want a whole number from %d to %d", least, most)
		}
		n = k
		return nil
	}
	v := &value{kind: "N", set: set}
	if usual >= least {
		v.text = strconv.Itoa(usual)
	}
	c.Flags().Var(v, name, usage)
	return &n
}

// addSeed gives c the flag for the seed of random choices.
func addSeed(c *cobra.Command, usual uint64, usage string) *uint64 {
	n := usual
	set := func(text string) error {
		k, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			return fmt.Errorf("want a whole number from 0 to %d", uint64(math.MaxUint64))
		}
		n = k
		return nil
	}
	c.Flags().Var(&value{strconv.FormatUint(usual, 10), "N", set}, "seed", usage)
	return &n
}

// addChoice gives c a flag whose value is one of a few words.
func addChoice(c *cobra.Command, name, usual string, allowed []string, usage string) *string {
	word := usual
	set := func(text string) error {
		if !slices.Contains(allowed, text) {
			return fmt.Errorf("allowed: %s", strings.Join(allowed, ", "))
		}
		word = text
		return nil
	}
	c.Flags().Var(&value{usual, "WORD", set}, name, usage+": "+strings.Join(allowed, ", "))
	complete(c, name, allowed...)
	return &word
}

// A level is a level as games.ParseLevel reads it; the zero value is none.
type level struct{ number, even int }

// addLevel gives c the flag for a level of the computer. The usual one is a whole level, 0 for none.
func addLevel(c *cobra.Command, usual int, usage string) *level {
	l, shown := level{number: usual}, ""
	if usual > 0 {
		shown = games.FormatLevel(usual, 0)
	}
	set := func(text string) (err error) {
		var ok bool
		if l.number, l.even, ok = games.ParseLevel(text, catalog.MaxLevels); !ok {
			err = fmt.Errorf("want a level from 1 to %d, such as 2 or 2.4", catalog.MaxLevels)
		}
		return err
	}
	c.Flags().Var(&value{shown, "N", set}, "level", usage)
	complete(c, "level", numbers(catalog.MaxLevels)...)
	return &l
}

// addOptions gives c the flag for the options of a game.
func addOptions(c *cobra.Command) *[]string {
	return c.Flags().StringArrayP("option", "o", nil, "`NAME=VALUE` chooses an option of the game, such as size=8; may be repeated")
}

// addLanguage gives c the flag for the language of the output. The returned function returns the language.
func (p Program) addLanguage(c *cobra.Command) func() words.Language {
	var all []string
	for _, l := range words.Languages() {
		all = append(all, string(l))
	}
	chosen := addChoice(c, "lang", "", all, "language, that of the system if left out")
	return func() words.Language {
		if *chosen == "" {
			return p.Language()
		}
		return words.Language(*chosen)
	}
}

// complete registers the values of a flag with shell completion.
func complete(c *cobra.Command, flag string, values ...string) {
	if err := c.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic("terminal: " + err.Error()) // c does not have this flag
	}
}

// numbers returns 1 to n.
func numbers(n int) (all []string) {
	for i := range n {
		all = append(all, strconv.Itoa(i+1))
	}
	return all
}

// onlyGames completes the argument of a command as a game.
func onlyGames(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return catalog.IDs(), cobra.ShellCompDirectiveNoFileComp
}

func findGame(id string) (games.Spec, error) {
	s, ok := catalog.Find(id)
	if !ok {
		return s, command.Usagef("there is no game %s; there are %s", games.Quote(id), strings.Join(catalog.IDs(), ", "))
	}
	return s, nil
}

func openGame(id string, chosen []string) (games.Spec, games.Game, error) {
	s, err := findGame(id)
	if err != nil {
		return s, nil, err
	}
	o, err := games.ParseOptions(chosen)
	if err != nil {
		return s, nil, command.Usagef("%w", err)
	}
	g, err := s.Open(o)
	if err != nil {
		return s, nil, command.Usagef("%w", err)
	}
	return s, g, nil
}
