package review

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/judge"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// page returns a pass over a page, with English texts.
func page() *ui.UI {
	b := &render.Brush{Canvas: ui.Blind{W: 1280, H: 800}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
	return ui.New(b, input.Frame{W: 1280, H: 800, Scale: 1}, scenes.Words(words.En, catalog.All()), &ui.State{}, false)
}

// plant puts into the book of g who certainly wins before each of its plies and after the last: "1" for the first seat, "=" for no one. The best ply
// is never the played one, unless "!" follows.
func plant(g *game, winners string) {
	at := 0
	for i := range g.review.Len() + 1 {
		winner, keep := winners[at], false
		if at++; at < len(winners) && winners[at] == '!' {
			keep = true
			at++
		}
		pos := g.match.PositionAt(i)
		moves := pos.AppendMoves(nil)
		best := moves[0]
		if i < g.review.Len() && (best == g.match.Move(i)) != keep {
			best = moves[1]
			if keep {
				best = g.match.Move(i)
			}
		}
		var value games.Payoffs
		for p := range value {
			switch winner {
			case '=':
			case '1' + byte(p):
				value[p] = 1
			default:
				value[p] = -1
			}
		}
		c := search.Candidate{Move: best, Value: value, Visits: 1, Proven: true, Line: []games.Move{best}}
		g.review.Book().Take(pos, search.Report{Best: best, Proven: true, Playouts: 30, Candidates: []search.Candidate{c, {Move: moves[2], Value: value, Visits: 1, Proven: true, Line: moves[2:3]}}})
	}
	g.review.Next()
}

// The words about a mistake say what would have been better, what it cost, and whether an opponent made use of it.
func TestMessageAboutAPly(t *testing.T) {
	for _, c := range []struct {
		name, winners string
		shown         int
		want          string
	}{
		{"the start", "11111", 0, "The start of the game. No mistakes in this game."},
		{"punished", "12222", 1, "lets Red in. * was better. Blue: 100 to 0 %, and Red punished it."},
		{"missed", "12111", 1, "lets Red in. * was better. Blue: 100 to 0 %, but Red missed it."},
		{"the last ply", "11121", 4, "was better. Red: 100 to 0 %."},
		{"a lost position", "2!2222", 1, "Round 1: *. The game was already lost. Blue now has a chance of 0 %."},
		{"a ply that keeps what there was", "1!1111", 1, "Blue now has a chance of 100 %."},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, sw := reviewed(t, "squex size=8 swap=off", 4)
			sw.stop()
			plant(g, c.winners)
			g.match.Goto(c.shown)
			s := &Scene{game: g, sweep: newSweep(g)}
			w := s.say(page())
			short, brief := cmp.Or(w.short, w.lead), cmp.Or(w.least, w.brief, w.detail)
			if strings.Contains(brief, "it.") {
				t.Errorf("brief text %q, want no word about who made use of it", brief)
			}
			for wide, want := range map[float32][]string{900: {w.lead, w.detail}, 60: {short, brief}} {
				u := page()
				if u.Lay(render.Rect{W: wide, H: 200}, w.element(u, 1, 4)); !slices.Equal(u.Texts, want) {
					t.Errorf("%v wide: %q, want %q", wide, u.Texts, want)
				}
			}
			got := strings.ReplaceAll(w.lead+". "+w.detail, "\u00a0", " ")
			for _, part := range strings.Split(c.want, "*") {
				if !strings.Contains(got, part) {
					t.Errorf("got %q, want %q", got, c.want)
				}
			}
		})
	}
}

// Until all plies are judged the page says nothing final about mistakes.
func TestNoMistakesIsSaidAtTheEnd(t *testing.T) {
	g, sw := reviewed(t, "squex size=8 swap=off", 4)
	sw.stop()
	if got := noMistakes(g.review); got != "review.nomistakes.yet" {
		t.Errorf("before the review: %q", got)
	}
	plant(g, "11111")
	if got := noMistakes(g.review); got != "review.nomistakes" {
		t.Errorf("after the review: %q", got)
	}
}

// The last ply of a game that its player won is praised for that alone.
func TestMessageAboutTheWin(t *testing.T) {
	g, sw := reviewed(t, "squex size=8 swap=off", 4)
	sw.stop()
	plant(g, "1!1!1!1!1")
	p, _ := g.review.Ply(0)
	p.After.Choice = judge.Over
	if got := g.sayGrade(page(), g.review.Turn(0), "c3#", 0, p); got != "Round 1: c3# wins" {
		t.Errorf("got %q", got)
	}
}

// In the last position of a game that ended by resignation or on time the page says so, and no chances. In earlier positions it does not.
func TestMessageAboutTheEnd(t *testing.T) {
	for _, c := range []struct {
		end  func(m *match.Match) error
		want string
	}{
		{func(m *match.Match) error { return m.Resign(1) }, "Red resigned after round 2"},
		{func(m *match.Match) error { return m.Flag(0) }, "Blue ran out of time in round 2"},
	} {
		g, sw := reviewed(t, "squex size=8 swap=off", 4)
		sw.stop()
		plant(g, "1!1!1!1!1")
		if err := c.end(&g.match); err != nil {
			t.Fatal(err)
		}
		s := &Scene{game: g, sweep: newSweep(g)}
		if w := s.say(page()); w.lead != c.want || strings.Contains(w.detail, "chance") {
			t.Errorf("lead %q, detail %q, want %q", w.lead, w.detail, c.want)
		}
		g.match.Goto(1)
		if w := s.say(page()); !strings.Contains(w.detail, "now has a chance") {
			t.Errorf("detail of the first ply: %q, want a chance", w.detail)
		}
	}
}

// If the players set up the first position, the page says so.
func TestMessageAboutASetUpPosition(t *testing.T) {
	g, sw := reviewed(t, "squex size=8 swap=off", 2)
	sw.stop()
	g.match = *match.NewAt(g.rules, g.match.PositionAt(2).Clone(), nil)
	s := &Scene{game: g, sweep: newSweep(g)}
	if w := s.say(page()); w.lead != "The position that was set up" {
		t.Errorf("got %q", w.lead)
	}
}

// The words cover both plies of a turn, and the costlier ply decides the grade.
func TestMessageCoversTheWholeTurn(t *testing.T) {
	g, sw := reviewed(t, "squ size=8", 5)
	for sw.busy() {
		sw.listen()
	}
	s := &Scene{game: g, sweep: sw}
	g.match.Goto(3)
	want := match.JoinPlies(g.played(1, 2), g.played(2, 3))
	if w := s.say(page()); !strings.Contains(w.lead, "Round 1: "+want) {
		t.Errorf("lead %q, want the turn %s", w.lead, want)
	}
}

// The words about a mistake give its reason if there is one, also where there is little room, and the board shows its cells.
func TestMessageGivesTheReason(t *testing.T) {
	given := 0
	for _, name := range []string{"squex size=5", "squ size=6 ties=record", "distrify size=9"} {
		g, sw := reviewed(t, name, 20)
		for sw.busy() {
			sw.listen()
		}
		s := &Scene{game: g, sweep: sw}
		for i := range g.review.Len() {
			p, ok := g.review.Ply(i)
			g.match.Goto(i + 1)
			if worst, _, _ := g.review.Worst(g.review.Turn(i)); !ok || worst != i || p.Class < judge.Inaccuracy {
				continue
			}
			why, ok := g.why(i, p)
			if !ok {
				continue
			}
			given++
			reason := page().Say(why.Text)
			if w := s.say(page()); !g.match.Over() && (!strings.Contains(w.detail, reason) || !strings.Contains(w.brief, reason)) {
				t.Errorf("%s, ply %d: %q, %q, want %q", name, i, w.detail, w.brief, reason)
			}
			if shown := s.whyMistake(); !slices.Equal(shown.Cells, why.Cells) || len(shown.Cells) == 0 {
				t.Errorf("%s, ply %d: the board shows %v, want %v", name, i, shown.Cells, why.Cells)
			}
		}
	}
	if given < 5 {
		t.Errorf("%d mistakes had reasons, want 5", given)
	}
}
