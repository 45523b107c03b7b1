package arena

import (
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"time"
	"unicode"

	"quintet/games"
	"quintet/games/search"
)

// A builtin is an engine of this program that can be named on the command line.
type builtin struct {
	name, about string
	budgets     []string // that it can have; one of them, other than threads, is needed
	free        bool     // it needs none
	// configure returns what makes the engine; nil settings are the defaults. An engine without settings refuses any.
	configure func(settings string) (func(games.Game, uint64) search.Engine, error)
}

// builtins lists the engines that can be named. The first five are the frozen anchors of package search.
func builtins() []builtin {
	byPlayouts := []string{"playouts", "time", "cpu", "threads"}
	return []builtin{
		{"random", "any legal ply", nil, true, fixed(func(_ games.Game, seed uint64) search.Engine { return search.Random{Seed: seed} })},
		{"greedy", "one ply by the evaluation", nil, true, fixed(func(_ games.Game, seed uint64) search.Engine { return search.Greedy{Seed: seed} })},
		{"uct", "plain UCT", byPlayouts, false, fixed(func(_ games.Game, seed uint64) search.Engine { return search.PlainUCT(seed) })},
		{"rave", "plain RAVE", byPlayouts, false, fixed(func(_ games.Game, seed uint64) search.Engine { return search.PlainRAVE(seed) })},
		{"ab3", "alpha-beta of depth 3", nil, true, fixed(func(games.Game, uint64) search.Engine { return search.PlainAlphaBeta() })},
		{"mcts", "tree search with the settings of search.Config", byPlayouts, false, configured(newMCTS, "Seed")},
		{"ab", "alpha-beta with the settings of search.AlphaBetaConfig", []string{"depth", "time", "cpu", "playouts", "threads"}, false, configured(newAlphaBeta, "Depth", "Seed")},
		{"hint", "the plies that hints advise", []string{"playouts"}, true, fixed(newHinter)},
	}
}

// fixed is the configure of an engine without settings.
func fixed(make func(games.Game, uint64) search.Engine) func(string) (func(games.Game, uint64) search.Engine, error) {
	return func(settings string) (func(games.Game, uint64) search.Engine, error) {
		if settings != "" {
			return nil, errors.New("it is an anchor and has no settings")
		}
		return make, nil
	}
}

// configured is the configure of an engine whose settings are the fields of a C, but those called except.
func configured[C any](make func(c C, seed uint64) search.Engine, except ...string) func(string) (func(games.Game, uint64) search.Engine, error) {
	return func(settings string) (func(games.Game, uint64) search.Engine, error) {
		var c C
		if err := set(&c, settings, except...); err != nil {
			return nil, err
		}
		return func(_ games.Game, seed uint64) search.Engine { return make(c, seed) }, nil
	}
}

func newMCTS(c search.Config, seed uint64) search.Engine {
	c.Seed = seed
	return search.NewMCTS(c)
}

func newAlphaBeta(c search.AlphaBetaConfig, seed uint64) search.Engine {
	c.Seed = seed
	return search.NewAlphaBeta(c)
}

// examples are values for errors.
var examples = map[reflect.Kind]string{reflect.Bool: "true", reflect.Int: "10", reflect.Float32: "0.5", reflect.Float64: "0.5"}

// set gives the fields of config, a pointer to a struct, the values in settings: name=value separated by commas, a name alone for true.
// Names may be in lower case. The fields called except belong to the arena.
func set(config any, settings string, except ...string) error {
	if settings == "" {
		return nil
	}
	v := reflect.ValueOf(config).Elem()
	var names []string
	for _, field := range reflect.VisibleFields(v.Type()) {
		if !slices.Contains(except, field.Name) {
			names = append(names, field.Name)
		}
	}
	for _, word := range strings.Split(settings, ",") {
		name, value, hasValue := strings.Cut(word, "=")
		i := slices.IndexFunc(names, func(field string) bool { return strings.EqualFold(field, name) })
		if i < 0 {
			return fmt.Errorf("there is no setting %q; there are %s", name, strings.Join(names, ", "))
		}
		if !hasValue {
			value = "true"
		}
		field := v.FieldByName(names[i])
		if err := json.Unmarshal([]byte(value), field.Addr().Interface()); err != nil || value == "null" {
			return fmt.Errorf("setting %q: want a value such as %s=%s", word, names[i], examples[field.Kind()])
		}
	}
	return nil
}

// parseEntrant reads an entrant of a run of g: NAME[:SETTINGS][@BUDGET] for an engine of this program, level:N[,tenth][@BUDGET] for one of the levels of
// the game, gtp:COMMAND[@time=TIME] for any program that speaks the protocol. patience is the time that a program may take for an answer beyond its budget. The error says what is allowed.
func parseEntrant(g games.Game, text string, patience time.Duration) (entrant, error) {
	if strings.ContainsFunc(text, unicode.IsControl) {
		return entrant{}, fmt.Errorf("entrant %q: control characters are not allowed", text)
	}
	body, limits, names, err := cutBudget(text)
	if err != nil {
		return entrant{}, fmt.Errorf("entrant %s: %w", text, err)
	}
	name, rest, _ := strings.Cut(body, ":")
	switch name {
	case "gtp":
		return parseProgram(text, rest, limits, names, patience)
	case "level":
		return parseLevel(g, text, rest, limits, names)
	}
	all := builtins()
	i := slices.IndexFunc(all, func(b builtin) bool { return b.name == name })
	if i < 0 {
		return entrant{}, fmt.Errorf("there is no engine %q; there are %s", name, describeBuiltins())
	}
	if err := all[i].checkBudget(names); err != nil {
		return entrant{}, fmt.Errorf("entrant %s: %w", text, err)
	}
	make, err := all[i].configure(rest)
	if err != nil {
		return entrant{}, fmt.Errorf("entrant %s: %w", text, err)
	}
	return newEngineEntrant(text, make, limits), nil
}

// describeBuiltins lists all engines for errors and help.
func describeBuiltins() string {
	var words []string
	for _, b := range builtins() {
		words = append(words, fmt.Sprintf("%s (%s)", b.name, b.about))
	}
	return strings.Join(words, ", ") + ", level:N (a level of the game; level:N,tenth with a tenth of its playouts), and gtp:COMMAND (a program that speaks the protocol)"
}

// cutBudget cuts the budget off an entrant and returns the names of what it limits.
func cutBudget(text string) (body string, l search.Limits, names []string, err error) {
	i := strings.LastIndexByte(text, '@')
	if i < 0 || strings.HasPrefix(text, "gtp:") && !strings.Contains(text[i:], "=") { // an @ of the command
		return text, l, nil, nil
	}
	l, err = parseBudget(text[i+1:])
	for _, word := range strings.Split(text[i+1:], ",") {
		name, _, _ := strings.Cut(word, "=")
		names = append(names, name)
	}
	return text[:i], l, names, err
}

// checkBudget reports a budget that the engine cannot have, or that is missing.
func (b builtin) checkBudget(names []string) error {
	limited := b.free
	for _, n := range names {
		if b.budgets == nil {
			return fmt.Errorf("%s takes no budget", b.name)
		}
		if !slices.Contains(b.budgets, n) {
			return fmt.Errorf("%s is not limited by %s, only by %s", b.name, n, strings.Join(b.budgets, ", "))
		}
		limited = limited || n != "threads"
	}
	if !limited {
		return fmt.Errorf("it would think forever: it needs a budget, such as %s@playouts=1000 or %s@time=200ms", b.name, b.name)
	}
	return nil
}

// parseProgram makes the entrant of a program.
func parseProgram(text, command string, l search.Limits, names []string, patience time.Duration) (entrant, error) {
	words, err := splitCommand(command)
	if err != nil {
		return entrant{}, fmt.Errorf("entrant %s: %w", text, err)
	}
	for _, n := range names {
		if n != "time" || l.Time%time.Second != 0 {
			return entrant{}, fmt.Errorf("entrant %s: a program can be told whole seconds a ply, such as @time=1s, and nothing else", text)
		}
	}
	return newProgramEntrant(text, words, l.Time, patience)
}

// splitCommand splits a command at blanks outside double quotes, and drops the quotes.
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
