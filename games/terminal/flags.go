//go:build !js

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
	"quintet/games/command"
	"quintet/games/words"
)

// A whole is the value of a flag: a number from least to most.
type whole struct {
	value       *int
	least, most int
}

func (w whole) String() string {
	if w.value == nil || *w.value < w.least { // as the library asks for the value of an empty flag, and of one that is left out
		return ""
	}
	return strconv.Itoa(*w.value)
}

// Set reads the number.
func (w whole) Set(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < w.least || n > w.most {
		return fmt.Errorf("want a whole number from %d to %d", w.least, w.most)
	}
	*w.value = n
	return nil
}

// Type names the value in the help.
func (w whole) Type() string { return "N" }

// A seed is the value of a flag: what decides things that are drawn by lot.
type seed struct{ value *uint64 }

func (s seed) String() string {
	if s.value == nil { // as the library asks for the value of an empty flag
		return ""
	}
	return strconv.FormatUint(*s.value, 10)
}

// Set reads the number.
func (s seed) Set(text string) error {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return fmt.Errorf("want a whole number from 0 to %d", uint64(math.MaxUint64))
	}
	*s.value = n
	return nil
}

// Type names the value in the help.
func (s seed) Type() string { return "N" }

// A choice is the value of a flag: one of a few words.
type choice struct {
	value   *string
	allowed []string
}

func (c choice) String() string {
	if c.value == nil { // as the library asks for the value of an empty flag
		return ""
	}
	return *c.value
}

// Set reads the word.
func (c choice) Set(text string) error {
	if !slices.Contains(c.allowed, text) {
		return fmt.Errorf("allowed: %s", strings.Join(c.allowed, ", "))
	}
	*c.value = text
	return nil
}

// Type names the value in the help.
func (c choice) Type() string { return "WORD" }

// addNumber gives c a flag with a number from least to most.
func addNumber(c *cobra.Command, name string, usual, least, most int, usage string) *int {
	n := usual
	c.Flags().Var(whole{&n, least, most}, name, usage)
	return &n
}

// addSeed gives c the flag for a seed.
func addSeed(c *cobra.Command, usual uint64, usage string) *uint64 {
	n := usual
	c.Flags().Var(seed{&n}, "seed", usage)
	return &n
}

// addChoice gives c a flag with one of a few words.
func addChoice(c *cobra.Command, name, usual string, allowed []string, usage string) *string {
	word := usual
	c.Flags().Var(choice{&word, allowed}, name, usage+": "+strings.Join(allowed, ", "))
	complete(c, name, allowed...)
	return &word
}

// addLevel gives c the flag for a level of the computer.
func addLevel(c *cobra.Command, usual int, usage string) *int {
	n := addNumber(c, "level", usual, 1, catalog.Levels, usage)
	complete(c, "level", numbers(catalog.Levels)...)
	return n
}

// addOptions gives c the flag for the options of a game.
func addOptions(c *cobra.Command) *[]string {
	return c.Flags().StringArrayP("option", "o", nil, "`NAME=VALUE` chooses an option of the game, such as size=8; may be repeated")
}

// addLanguage gives c the flag for the language of the answer. The function returns the language.
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

// complete tells shells the values of a flag.
func complete(c *cobra.Command, flag string, values ...string) {
	if err := c.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic("terminal: " + err.Error()) // a flag that c does not have
	}
}

// numbers returns 1 to n.
func numbers(n int) (all []string) {
	for i := range n {
		all = append(all, strconv.Itoa(i+1))
	}
	return all
}

// onlyGames tells shells that the argument of a command is a game.
func onlyGames(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return catalog.IDs(), cobra.ShellCompDirectiveNoFileComp
}

// findGame returns the game with this id.
func findGame(id string) (games.Spec, error) {
	s, ok := catalog.Find(id)
	if !ok {
		return s, command.Usagef("there is no game %s; there are %s", games.Quote(id), strings.Join(catalog.IDs(), ", "))
	}
	return s, nil
}

// openGame returns the game with this id and options.
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
