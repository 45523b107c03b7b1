package play

import (
	"testing"

	"quintet/games"
	"quintet/games/match"
)

// A host runs a table without a page: its computers play to the end, and nothing happens while something is asked or lies above the table.
func TestAHostRunsATableAlone(t *testing.T) {
	for _, game := range []string{"squex size=6", "squ size=3", "distrify size=3"} {
		s := newScene(t, game, "")
		h := newHost(s.context, s.table)
		for i := range h.table.Match.Seats() {
			h.table.Match.Seats()[i] = match.Seat{Level: 1}
		}
		for _, stop := range []func(bool){
			func(on bool) { h.covered = on },
			func(on bool) { h.asking = map[bool]question{true: askResign}[on] },
		} {
			stop(true)
			for range 200 {
				h.tick()
			}
			if n := h.table.Match.Len(); n != 0 || h.due() {
				t.Errorf("%s: %d plies were made while the table is stopped", game, n)
			}
			stop(false)
		}
		for n := 0; !h.table.Match.Over(); n++ {
			if n == 20000 {
				t.Fatalf("%s: after %d ticks the game is not over", game, n)
			}
			h.tick()
		}
		if !h.NeedsAttention() || h.NeedsAttention() {
			t.Errorf("%s: the end of the game does not call once", game)
		}
		if !h.ignores() {
			t.Errorf("%s: what comes after the game can be chosen at once", game)
		}
	}
}

// Undo takes back what has been pointed at first, then the plies of computers with that of the person before them.
func TestAHostTakesBack(t *testing.T) {
	s := newScene(t, "azacru players=2", "")
	s.table.Match.Seats()[1] = match.Seat{Level: 1}
	h := newHost(s.context, s.table)
	h.play(h.table.Position().AppendMoves(nil)[0])
	for n := 0; !h.table.PersonMoves(); n++ {
		if n == 1000 {
			t.Fatal("the computer does not move")
		}
		h.tick()
	}
	h.carryOut(h.board.Click(h.game.AppendSteps(nil, h.table.Position(), h.table.Position().AppendMoves(nil)[0])[0]))
	if len(h.board.Path()) != 1 || !h.undo() || len(h.board.Path()) != 0 || h.table.Match.Cursor() < 2 {
		t.Fatalf("path %v, %d plies: the half-step is not taken back alone", h.board.Path(), h.table.Match.Cursor())
	}
	if !h.undo() || h.table.Match.Cursor() != 0 || h.table.Position().ToMove() != games.Player(0) {
		t.Errorf("%d plies are in force, want none", h.table.Match.Cursor())
	}
	if h.undo() {
		t.Error("there is something to take back before the first ply")
	}
}
