// Parses the entrants that the flags -a and -b name: built-in engines, levels of the computer, and other programs over GTP. Add an engine that can be
// named to the list builtins. budget.go parses the limits after the name.

package arena

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// A builtin is an engine of this program that can be named on the command line.
type builtin struct {
	name, about string
	budgets     []string // allowed budgets
	endless     bool     // it needs one of them
	make        func(games.Game, uint64) search.Engine
}

// bySearch are the budgets of engines that search a tree of playouts.
var bySearch = []string{"playouts", "time", "cpu"}

// builtins lists the engines that can be named. All but the last are the frozen anchors of package search.
func builtins() []builtin {
	return []builtin{
		{"random", "any legal ply", nil, false, func(_ games.Game, seed uint64) search.Engine { return search.Random{Seed: seed} }},
		{"greedy", "one ply by the evaluation", nil, false, func(_ games.Game, seed uint64) search.Engine { return search.Greedy{Seed: seed} }},
		{"uct", "plain UCT", bySearch, true, func(_ games.Game, seed uint64) search.Engine { return search.PlainUCT(seed) }},
		{"rave", "plain RAVE", bySearch, true, func(_ games.Game, seed uint64) search.Engine { return search.PlainRAVE(seed) }},
		{"ab3", "alpha-beta of depth 3", nil, false, func(games.Game, uint64) search.Engine { return search.PlainAlphaBeta() }},
		{"hint", "the plies that hints advise", []string{"playouts"}, false, newHintEngine},
	}
}

// describeBuiltins lists all engines for errors and help.
func describeBuiltins() string {
	var words []string
	for _, b := range builtins() {
		words = append(words, fmt.Sprintf("%s (%s)", b.name, b.about))
	}
	return strings.Join(words, ", ") + ", level:N (a level of the game; level:N,tenth with a tenth of its playouts), and gtp:COMMAND (a program that speaks the protocol)"
}

// parseEntrant parses an entrant of a run of g: NAME[@BUDGET] for a built-in engine, level:N[,tenth][@BUDGET] for a level of the game,
// gtp:COMMAND[@time=TIME] for any program that speaks the protocol. patience is the time that a program may take for an answer in addition to its
// budget. The error says what is allowed.
func parseEntrant(g games.Game, text string, patience time.Duration) (e entrant, err error) {
	if strings.ContainsFunc(text, unicode.IsControl) {
		return e, fmt.Errorf("entrant %q: control characters are not allowed", text)
	}
	body, b, err := cutBudget(text)
	if err == nil {
		name, rest, _ := strings.Cut(body, ":")
		switch name {
		case "gtp":
			e, err = parseProgram(text, rest, b, patience)
		case "level":
			e, err = parseLevel(g, text, rest, b)
		default:
			e, err = parseBuiltin(text, body, b)
		}
	}
	if err != nil {
		err = fmt.Errorf("entrant %s: %w", text, err)
	}
	return e, err
}

// cutBudget cuts the budget off an entrant.
func cutBudget(text string) (body string, b budget, err error) {
	i := strings.LastIndexByte(text, '@')
	if i < 0 || strings.HasPrefix(text, "gtp:") && !strings.Contains(text[i:], "=") { // an @ of the command
		return text, b, nil
	}
	b, err = parseBudget(text[i+1:])
	return text[:i], b, err
}

// parseBuiltin makes the entrant of an engine of this program.
func parseBuiltin(text, name string, b budget) (entrant, error) {
	all := builtins()
	i := slices.IndexFunc(all, func(b builtin) bool { return b.name == name })
	if i < 0 {
		return entrant{}, fmt.Errorf("there is no engine %q; there are %s", name, describeBuiltins())
	}
	err := b.only(all[i].budgets...)
	if err == nil && all[i].endless && b.Playouts == 0 && b.Time == 0 {
		err = fmt.Errorf("it would think forever: it needs a budget, such as %s@playouts=1000 or %s@time=200ms", name, name)
	}
	return newEngineEntrant(text, all[i].make, b.Limits), err
}

// parseLevel makes the entrant of N, N,whole or N,tenth, such as 2 or 2.4,whole: a level of g with its own limits, or with all of its playouts or a tenth of them on one
// thread without a time limit. The budget overrides these limits.
func parseLevel(g games.Game, text, settings string, b budget) (entrant, error) {
	number, word, hasWord := strings.Cut(settings, ",")
	n, even, ok := games.ParseLevel(number, catalog.MaxLevels)
	if !ok || hasWord && word != tenthWord && word != wholeWord {
		return entrant{}, fmt.Errorf("want level:N, level:N,whole or level:N,tenth, N from 1 to %d", catalog.MaxLevels)
	}
	if err := b.only(bySearch...); err != nil {
		return entrant{}, err
	}
	levels := catalog.LevelsOf(g.Info().ID)
	switch {
	case len(levels) == 0:
		return entrant{}, fmt.Errorf("%s has no levels", g.Info().ID)
	case max(10*n, even) > 10*len(levels):
		return entrant{}, fmt.Errorf("%s has %d levels", g.Info().ID, len(levels))
	}
	level := catalog.LevelOf(g.Info().ID, n, even)
	limits := limitsOf(level, word)
	if b.Playouts > 0 {
		limits.Playouts = b.Playouts
	}
	if b.Time > 0 {
		limits.Time, limits.WholeTurn, limits.Now = b.Time, false, b.Now
	}
	return newLevelEntrant(text, level, limits), nil
}

// The words after a level that select its number of playouts without a time limit.
const (
	wholeWord = "whole"
	tenthWord = "tenth"
)

// limitsOf returns the limits of a level with such a word, or its own limits.
func limitsOf(l catalog.Level, word string) search.Limits {
	switch word {
	case wholeWord:
		return l.Untimed()
	case tenthWord:
		return l.Tenth()
	}
	return l.Limits()
}

// newLevelEntrant returns the entrant of a level. Its name includes all settings, so a result file with other settings does not match.
func newLevelEntrant(name string, level catalog.Level, limits search.Limits) entrant {
	return newEngineEntrant(fmt.Sprintf("%s %v", name, level), func(g games.Game, seed uint64) search.Engine { return level.Player(g, seed, 0) }, limits)
}

// parseProgram makes the entrant of a program.
func parseProgram(text, command string, b budget, patience time.Duration) (entrant, error) {
	words, err := splitCommand(command)
	if err != nil {
		return entrant{}, err
	}
	if b.only("time") != nil || b.Time%time.Second != 0 {
		return entrant{}, errors.New("a program can be told whole seconds a ply, such as @time=1s, and nothing else")
	}
	return newProgramEntrant(text, words, b.Time, patience)
}

// splitCommand splits a command at spaces outside double quotes, and removes the quotes.
func splitCommand(text string) ([]string, error) {
	r := csv.NewReader(strings.NewReader(strings.TrimSpace(text)))
	r.Comma, r.TrimLeadingSpace = ' ', true
	words, err := r.Read()
	switch {
	case errors.Is(err, io.EOF) || err == nil && words[0] == "":
		return nil, errors.New("there is no command")
	case err != nil:
		return nil, errors.New("a quote is not closed, or stands within a word")
	}
	return words, nil
}
