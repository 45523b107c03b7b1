package distrify

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/gametest"
)

// mustOpen makes a game with options such as "size=9 pairs=original".
func mustOpen(t gametest.T, options string) *game {
	t.Helper()
	return gametest.Open(t, Spec, options).(*game)
}

// mustParse reads a position text.
func mustParse(t gametest.T, g *game, text string) *position {
	t.Helper()
	return gametest.Reach(t, g, text).(*position)
}

// reach returns the position with this text, or the one after these plies from the start.
func reach(t gametest.T, options, where string) *position {
	t.Helper()
	return mustParse(t, mustOpen(t, options), where)
}

// diagram reads a board drawn with ".", "X" and "O", and the fields that follow the board in a position text.
func diagram(t gametest.T, g *game, drawing, fields string) *position {
	t.Helper()
	return mustParse(t, g, gametest.Rows(drawing)+" "+fields)
}

// at returns the cell with this label.
func (g *game) at(t gametest.T, label string) int {
	t.Helper()
	return int(gametest.Targets(t, g, label)[0])
}

// cellsOf reads labels separated by spaces.
func (g *game) cellsOf(t gametest.T, labels string) []int {
	t.Helper()
	var xs []int
	for _, s := range strings.Fields(labels) {
		xs = append(xs, g.at(t, s))
	}
	slices.Sort(xs)
	return xs
}

// A turn is the stones of one turn as a set, as rules.md counts moves; b is off for a single, both are off for a pass.
type turn struct{ a, b int }

// turnsOf lists the turns of p, which is between turns. Each pair occurs once. Two stones that both win alone are a turn in the document although no
// plies lead to it.
func turnsOf(p *position) []turn {
	if p.Over() {
		return nil
	}
	firsts := p.firsts()
	cells := firsts.appendCells(nil)
	if len(cells) == 0 {
		return []turn{{noCell, noCell}}
	}
	var turns []turn
	for _, x := range cells {
		turns = append(turns, turn{x, noCell})
		seconds := secondsOf(p, x)
		for _, y := range seconds.appendCells(nil) {
			if x < y {
				turns = append(turns, turn{x, y})
			}
		}
	}
	return turns
}

// secondsOf returns the second stones that form a legal pair with x, even if x alone wins.
func secondsOf(p *position, x int) set {
	q := *p
	q.stones[q.turn].add(x)
	q.count++
	return q.secondsAfter(x)
}

// playTurn plays t, with the stones in an order that plies can enter if there is one. Otherwise the first stone wins alone.
func playTurn(p *position, t turn) {
	if t.a == noCell {
		p.Play(movePass)
		return
	}
	if t.b != noCell {
		q := *p
		if q.Play(stone(t.a)); q.Over() {
			t.a, t.b = t.b, t.a
		}
	}
	p.Play(stone(t.a))
	if t.b != noCell && !p.Over() {
		p.Play(stone(t.b))
	} else if p.open != noCell {
		p.Play(moveEnd)
	}
}

// readTurn reads a turn in the notation of rules.md 2.4.
func (g *game) readTurn(t gametest.T, s string) turn {
	t.Helper()
	if s == "pass" {
		return turn{noCell, noCell}
	}
	first, second, pair := strings.Cut(s, "-")
	a, b := g.at(t, first), noCell
	if pair {
		b = g.at(t, second)
		a, b = min(a, b), max(a, b)
	}
	return turn{a, b}
}

// playTurns plays turns separated by spaces and checks each against the list of turns.
func playTurns(t gametest.T, g *game, p *position, turns string) {
	t.Helper()
	for i, s := range strings.Fields(turns) {
		next := g.readTurn(t, s)
		if !slices.Contains(turnsOf(p), next) {
			t.Fatal("turn", i+1, s, "is not legal in", games.TextOf(p))
		}
		playTurn(p, next)
	}
}
