package play

import (
	"strings"
	"testing"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// The balance says who leads if the game compares two scores and the column has room. It does not move the list below.
func TestTheBalanceMovesNothing(t *testing.T) {
	for _, book := range books() {
		for _, c := range []struct {
			game, plies string
			high        int
			lead        string // the text key for the player who leads
			by          int
		}{
			{"taiji size=7", "", 800, "", 0},
			{"taiji size=7", "d4-c4", 800, "", 0},
			{"taiji size=7", "d4-c4 d3-d2", 800, "taiji.light", 1},
			{"taiji size=7", "d4-c4 d3-d2", 560, "", -1},
			{"azacru", "", 800, "", 0},
			{"azacru players=3", "", 800, "", -1},
			{"squ", "", 800, "", -1},
		} {
			s := newScene(t, c.game, c.plies)
			u := pass(s, input.Frame{W: 1280, H: c.high, X: -1, Y: -1}, book, &ui.State{}, false)
			want := ""
			switch {
			case c.by > 0:
				want = u.Say(board.Say("game.leads", board.Say(c.lead), c.by))
			case c.by == 0:
				want = u.Say(board.Say("game.level"))
			}
			var words, list render.Rect
			for _, p := range u.Placed() {
				if p.Text == want {
					words = p.Rect
				}
				if p.Text == u.T("play.moves") || p.Text == u.T("play.goal") { // the heading of the list
					list = p.Rect
				}
			}
			if (words.W > 0) != (want != "") {
				t.Errorf("%s after %q, %d high: %q is at %v", c.game, c.plies, c.high, want, words)
			}
			const head = 300 // below the words
			if want != "" && (words.Y+words.H > list.Y || list.Y < head || list.Y > head+40) {
				t.Errorf("%s after %q: the words are at %v, the list at %v", c.game, c.plies, words, list)
			}
		}
	}
}

// While the end is counted the list stays in place, and nothing says who leads.
func TestTheBalanceStaysWhileTheEndIsCounted(t *testing.T) {
	s := newScene(t, "taiji size=7", "")
	var plies []string
	for p := s.model.game.Start(); !p.Over(); {
		m := p.AppendMoves(nil)[0]
		plies = append(plies, s.model.game.FormatMove(p, m))
		p.Play(m)
	}
	last := len(plies) - 1
	s = newScene(t, "taiji size=7", strings.Join(plies[:last], " "))
	look := func() (list float32, leads bool) {
		u := pass(s, input.Frame{W: 1280, H: 800, X: -1, Y: -1}, books()[0], &ui.State{}, false)
		for _, p := range u.Placed() {
			if p.Text == u.T("play.moves") {
				list = p.Rect.Y
			}
			leads = leads || p.Text == u.Say(s.model.view().Lead)
		}
		return list, leads
	}
	before, leads := look()
	if !leads {
		t.Fatal("nothing says who leads")
	}
	ply(t, s, plies[last])
	seen := 0
	for ; s.model.board.Display.Animating() && !s.model.verdictShown(); s.tick() {
		if list, leads := look(); !s.model.verdictShown() && s.model.table.Match.Over() {
			if seen++; list != before || leads {
				t.Fatalf("the list is at %v, before at %v; the lead is shown: %v", list, before, leads)
			}
		}
	}
	if seen == 0 {
		t.Error("the end was not counted")
	}
}
