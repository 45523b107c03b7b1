package record

import (
	"fmt"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/match"
)

// FormatResult writes o, the outcome of a game with players seats, as the result tag does.
func FormatResult(o match.Outcome, players int) string {
	if o.Ending == match.Going {
		return "*"
	}
	var first string
	switch {
	case len(o.Winners) == 1:
		first = seat(o.Winners[0]) + "+"
	case players == 2:
		first = "draw"
	default:
		var names []string
		for _, w := range o.Winners {
			names = append(names, seat(w))
		}
		first = strings.Join(names, "=")
	}
	if o.Ending == match.Resigned {
		return first + " resign"
	}
	words := []string{first}
	if len(o.Scores) > 0 {
		words = append(words, FormatScores(o.Scores))
	}
	if o.Ending == match.Agreed {
		words = append(words, "agreed")
	}
	return strings.Join(words, " ")
}

// FormatScores joins the scores of all seats by hyphens.
func FormatScores(scores []int) string {
	var words []string
	for _, n := range scores {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, "-")
}

// seat names player p: "p1" for the first.
func seat(p games.Player) string { return "p" + strconv.Itoa(int(p)+1) }

// settle gives m, at the end of its main line, the end that the result says, and reports an error where the turns contradict it.
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
	allowed := []string{"*"}
	for by := range games.Player(players) {
		if players > 2 {
			break
		}
		resigned := match.Outcome{Ending: match.Resigned, By: by, Winners: []games.Player{1 - by}}
		if FormatResult(resigned, players) == result {
			return m.Resign(by)
		}
		allowed = append(allowed, FormatResult(resigned, players))
	}
	if players > 2 {
		if err := m.Agree(); err != nil {
			return err
		}
		agreed := FormatResult(m.Outcome(), players)
		if agreed == result {
			return nil
		}
		allowed = append(allowed, agreed)
	}
	return fmt.Errorf("the game is not over after ply %d; allowed: %s", m.Len(), strings.Join(allowed, ", "))
}
