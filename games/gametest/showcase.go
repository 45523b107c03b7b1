// Checks of the threats that a game shows: against a list at its showcase (Threats), and against all possible turns in random games
// (ThreatsAreComplete). Change here which threats are compared. threats.go checks that threats come true; spec.go checks the showcase itself.

package gametest

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/words"
)

// Threats compares the description of the threats at the showcase of s with seen, and the cells of the first of them with steps: "d3 e3".
func Threats(t *testing.T, s games.Spec, seen string, steps ...string) {
	t.Helper()
	g, p, err := s.Show()
	if err != nil {
		t.Fatal(err)
	}
	v := threatsOf(g, p)
	if got := words.English(words.Of(s)).Say(v.ThreatSummary); got != seen {
		t.Errorf("the threats are %q, want %q", got, seen)
	}
	for i, want := range steps {
		if got := Labels(g, v.Threats[i].Steps); got != want {
			t.Errorf("threat %d is %q, want %q", i, got, want)
		}
	}
}

// ThreatsAreComplete compares the best threat of a kind with all possible turns, in random games with the given options.
func ThreatsAreComplete(t *testing.T, s games.Spec, options string, kind board.ThreatKind) {
	t.Helper()
	g := Open(t, s, options)
	r := games.NewRand(5)
	found := 0
	for range 6 {
		for p := g.Start(); !p.Over(); {
			q := g.(games.Threatener).Skipped(p)
			if me := q.ToMove(); me != games.None {
				measure := func(p games.Position) int { return measureOf(p, me, kind) }
				before, best := measure(q), reachable(q, measure)
				got := before
				for _, x := range threatsOf(g, p).Threats {
					if x.Kind == kind {
						got = max(got, claimed(x, before))
					}
				}
				if best > before {
					found++
				}
				if got != max(best, before) {
					t.Fatalf("%s: %s: the threats come to %d, the best turn to %d", options, games.TextOf(p), got, best)
				}
			}
			PlayRandom(p, r)
		}
	}
	if found < 10 {
		t.Errorf("%s: only %d positions held a threat", options, found)
	}
}

// threatsOf returns a view with only the threats in p.
func threatsOf(g games.Game, p games.Position) *board.View {
	v := &board.View{}
	v.Reset()
	g.(games.Threatener).AppendThreats(v, p)
	return v
}

// measureOf returns the measure of threats of a kind: whether me has won p, or his score.
func measureOf(p games.Position, me games.Player, kind board.ThreatKind) int {
	switch {
	case kind != board.ThreatWin:
		return p.AppendScores(nil)[me]
	case p.Over() && p.Payoffs()[me] > 0:
		return 1
	}
	return 0
}

// claimed returns the measure that x announces, given the measure before it.
func claimed(x board.Threat, before int) int {
	switch x.Kind {
	case board.ThreatWin:
		return 1
	case board.ThreatGain:
		return before + int(x.Label)
	}
	return int(x.Label)
}

// reachable returns the largest measure over all positions in which a turn of the player to move in p can end.
func reachable(p games.Position, measure func(games.Position) int) int {
	mover, best := p.ToMove(), -1
	for _, m := range p.AppendMoves(nil) {
		q := p.Clone()
		if q.Play(m); q.ToMove() == mover {
			best = max(best, reachable(q, measure))
		} else {
			best = max(best, measure(q))
		}
	}
	return best
}
