package play

import (
	"testing"

	"quintet/games"
	"quintet/render"
)

// After a swap one sentence says what the player who swapped has now, and the pieces of the seats change places, unless animation is off.
func TestSwapIsSaidAndSeen(t *testing.T) {
	for _, c := range []struct{ game, opening, lead, want string }{
		{"squex size=6 swap=on", "c3", "Red: place an octagon", "Player 2 swapped and is now Blue, top to bottom."},
		{"distrify swap=on", "e3", "White: place a stone", "Player 2 swapped and is now Black, top to bottom."},
	} {
		for _, still := range []bool{false, true} {
			s := newScene(t, c.game, c.opening)
			s.model.context.Settings.ReducedMotion = still
			frame(s, 1280, 800)
			before := s.seats.places
			s.carryOut(s.model.board.Hand.Click(s.model.geo.Button("swap")))
			u := frame(s, 1280, 800)
			if words := s.words.say(u); words.lead != c.lead || words.detail != c.want {
				t.Errorf("%s: after the swap the prompt says %+v, want %q", c.game, words, c.want)
			}
			if _, moves := s.model.board.Display.Moving(); moves == still {
				t.Errorf("%s: something moves: %v, want %v", c.game, moves, !still)
			}
			if at, _ := s.seats.passing(0, before[0]); !still && at != before[1] {
				t.Errorf("%s: the piece of seat 1 comes from %v, want the place of seat 2, %v", c.game, at, before[1])
			}
			for s.model.board.Display.Animating() {
				s.model.board.Advance()
				const lead, piece = 60, 48 // the distance from the piece to the names, and the width of the piece
				for i, rest := range before[:2] {
					if at, share := s.seats.passing(games.Player(i), rest); at.X+piece*share/2 > rest.X+lead-piece/2 {
						t.Errorf("%s: the piece of seat %d touches the name at %v", c.game, i+1, at)
					}
				}
			}
			if at, _ := s.seats.passing(0, before[0]); at != before[0] {
				t.Errorf("%s: at rest the piece of seat 1 lies at %v, want %v", c.game, at, before[0])
			}
			s.undo()
			if u := frame(s, 1280, 800); s.words.saySwap(u) != "" {
				t.Errorf("%s: the prompt mentions a swap that was taken back", c.game)
			}
		}
	}
}

// An ordinary ply swaps nothing.
func TestOnlyASwapExchangesColours(t *testing.T) {
	s := newScene(t, "squex size=6 swap=on", "c3 d4")
	u := frame(s, 640, 480)
	if words := s.words.saySwap(u); words != "" {
		t.Errorf("after a placement the prompt says %q", words)
	}
	if s.seats.places[0] == (render.Point{}) {
		t.Error("the places of the seats are not known")
	}
}
