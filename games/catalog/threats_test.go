package catalog

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/words"
)

// threatsOf returns what AppendThreats says about p.
func threatsOf(g games.Game, p games.Position) *board.View {
	v := &board.View{}
	v.Reset()
	g.(games.Threatener).AppendThreats(v, p)
	return v
}

func TestThreatsOfTheShowcases(t *testing.T) {
	want := map[string]struct {
		seen  string
		steps []string // of the first threats
	}{
		"squex":    {"Blue could cut one link. Red would then place two.", []string{"b5"}},
		"taiji":    {"Light could gain 4, with d3-e3.", []string{"d3 e3", "b6 c6", "a3 a2"}},
		"squ":      {"Red could complete side 7 with one disc, or side 8 with two.", []string{"i8", "a1 i9"}},
		"azacru":   {"Navy could reach 7 cells, and no move gains more than one tile.", []string{"c7"}},
		"distrify": {"Black could win with one stone, in 3 places.", []string{"e1", "f1", "g1"}},
	}
	book := words.English(texts()...)
	for _, spec := range All() {
		g, p, err := spec.Show()
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := g.(games.Threatener); !ok {
			continue
		}
		v, w := threatsOf(g, p), want[spec.ID]
		if got := book.Say(v.Seen); got != w.seen {
			t.Errorf("%s: %q, want %q", spec.ID, got, w.seen)
		}
		for i, steps := range w.steps {
			var names []string
			for _, s := range v.Threats[i].Steps {
				names = append(names, g.Geometry().Label(s))
			}
			if got := strings.Join(names, " "); got != steps {
				t.Errorf("%s: threat %d is %q, want %q", spec.ID, i, got, steps)
			}
		}
	}
}

// reachable returns the most that measure says of the positions in which a turn of the player to move in p can end.
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

// TestThreatsMissNothing compares what is said first with all turns that there are, in random games on small boards.
func TestThreatsMissNothing(t *testing.T) {
	wins := func(p games.Position, me games.Player) int {
		if p.Over() && p.Payoffs()[me] > 0 {
			return 1
		}
		return 0
	}
	score := func(p games.Position, me games.Player) int { return p.AppendScores(nil)[me] }
	tests := []struct {
		id, options string
		kind        board.ThreatKind
		measure     func(p games.Position, me games.Player) int
		sum         bool // labels are what is gained, not what it comes to
	}{
		{"squex", "size=5", board.ThreatWin, wins, false},
		{"squex", "size=5 win=first", board.ThreatWin, wins, false},
		{"distrify", "size=5", board.ThreatWin, wins, false},
		{"distrify", "size=5 pairs=original", board.ThreatWin, wins, false},
		{"taiji", "size=5 groups=2", board.ThreatGain, score, true},
		{"squ", "size=5", board.ThreatLoop, score, false},
	}
	for _, test := range tests {
		t.Run(test.id+" "+test.options, func(t *testing.T) {
			o, err := games.ParseOptions(strings.Fields(test.options))
			if err != nil {
				t.Fatal(err)
			}
			spec, _ := Find(test.id)
			g, err := spec.Open(o)
			if err != nil {
				t.Fatal(err)
			}
			r := games.NewRand(5)
			found := 0
			for range 6 {
				for p := g.Start(); !p.Over(); {
					q := g.(games.Threatener).Skipped(p)
					if me := q.ToMove(); me != games.None {
						before := test.measure(q, me)
						best := reachable(q, func(p games.Position) int { return test.measure(p, me) })
						got := before
						for _, x := range threatsOf(g, p).Threats {
							if x.Kind == test.kind {
								got = max(got, claimed(x, before, test.sum))
							}
						}
						if best > before {
							found++
						}
						if got != max(best, before) {
							text, _ := p.AppendText(nil)
							t.Fatalf("%s: the threats come to %d, the best turn to %d", text, got, best)
						}
					}
					ms := p.AppendMoves(nil)
					p.Play(ms[r.Intn(len(ms))])
				}
			}
			if found < 10 {
				t.Errorf("only %d positions held a threat", found)
			}
		})
	}
}

// claimed returns what the measure would be after x by what it says, where it is before now.
func claimed(x board.Threat, before int, sum bool) int {
	switch {
	case x.Kind == board.ThreatWin:
		return 1
	case sum:
		return before + int(x.Label)
	}
	return int(x.Label)
}
