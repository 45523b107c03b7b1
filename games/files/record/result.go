// The result tag of a record: writes it (FormatResult), and ends a match as it says or reports a contradiction (settle). Change the form of results
// here and in doc.go.

package record

import (
	"fmt"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/play/match"
)

// Words in results.
const (
	nobody   = "none"     // instead of the winners
	declared = "declared" // at the end
)

// FormatResult writes o, the outcome of a game of players players, as the result tag.
func FormatResult(o match.Outcome, players int) string {
	if o.Ending == match.Going {
		return "*"
	}
	var first string
	switch {
	case len(o.Winners) == 0:
		first = nobody
	case len(o.Winners) == 1:
		first = o.Winners[0].String() + "+"
	case players == 2:
		first = "draw"
	default:
		var names []string
		for _, w := range o.Winners {
			names = append(names, w.String())
		}
		first = strings.Join(names, "=")
	}
	switch {
	case o.Ending == match.Resigned && players == 2:
		return first + " resign"
	case o.Ending == match.Timed && players == 2:
		return first + " time"
	}
	words := []string{first}
	if len(o.Scores) > 0 {
		words = append(words, FormatScores(o.Scores))
	}
	switch o.Ending {
	case match.Agreed:
		words = append(words, "agreed")
	case match.Declared:
		words = append(words, declared)
	case match.Timed:
		words = append(words, "time", o.By.String())
	case match.Resigned:
		words = append(words, "resign", o.By.String())
	}
	return strings.Join(words, " ")
}

// FormatScores joins the scores of all seats with hyphens.
func FormatScores(scores []int) string {
	var words []string
	for _, n := range scores {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, "-")
}

// settle ends m, which is at the end of its main line, as the result says, and returns an error if the turns contradict it.
func settle(m *match.Match, result string) error {
	players := m.Game().Info().Players
	if m.Over() {
		if is := FormatResult(m.Outcome(), players); is != result {
			return fmt.Errorf("the game ends %q after ply %d", is, m.Len())
		}
		return nil
	}
	if result == "*" {
		return nil
	}
	possible := ends(m)
	if strings.HasSuffix(result, " "+declared) {
		possible = declarations(m)
	}
	allowed := []string{"*"}
	for _, end := range possible {
		if err := end(); err != nil {
			return err
		}
		is := FormatResult(m.Outcome(), players)
		if is == result {
			return nil
		}
		allowed = append(allowed, is)
		m.Undo()
	}
	return fmt.Errorf("the game is not over after ply %d; allowed: %s", m.Len(), strings.Join(allowed, ", "))
}

// ends lists the ways in which m, which is unfinished, can be ended without a rule.
func ends(m *match.Match) []func() error {
	flag := func() error { return m.Flag(m.Position().ToMove()) }
	if m.Game().Info().Players > 2 {
		all := []func() error{m.Agree, flag}
		for p := range m.Game().Info().Players {
			all = append(all, func() error { return m.Resign(games.Player(p)) })
		}
		return all
	}
	all := []func() error{func() error { return m.Resign(0) }, func() error { return m.Resign(1) }, flag}
	if _, ok := m.Decided(); ok {
		all = append(all, m.Agree)
	}
	return all
}

// declarations lists the ways in which the result of m can be declared.
func declarations(m *match.Match) (all []func() error) {
	for winners := range uint8(1 << m.Game().Info().Players) {
		all = append(all, func() error { return m.Declare(games.Seats(winners)...) })
	}
	return all
}
