package play

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/scenes/play/thinking"
)

// pressed presses the button called label in a window of 1280 by 800.
func pressed(t *testing.T, s *Scene, label string) {
	t.Helper()
	r, ok := boxes(frame(s, 1280, 800), "")[label]
	if !ok {
		t.Fatalf("there is no button %q", label)
	}
	press(s, r.Centre())
}

// In every game a computer whose seat goes to a person stops thinking, and one that gets a seat plays at its level. Every change is in the comment on the
// last ply, and the game counts as helped. While the menu is open, nothing is played.
func TestSeatsChangeHands(t *testing.T) {
	for _, spec := range catalog.All() {
		s := seat(newScene(t, spec.ID, ""), 0, 2)
		for s.model.table.PersonMoves() {
			s.play(s.model.table.Position().AppendMoves(nil)[0])
		}
		mover := s.model.table.Position().ToMove()
		for s.model.computer.Task() != thinking.Ply {
			s.tick()
		}
		name := frame(s, 1280, 800).T("setup.seat", mover+1)
		pressed(t, s, name)
		before := s.model.table.Match.Cursor()
		for range 200 {
			s.tick()
		}
		if s.model.table.Match.Cursor() != before {
			t.Fatalf("%s: a ply was played while the menu was open", spec.ID)
		}
		pressed(t, s, "Give the seat to a person")
		if tb := s.model.table; !tb.PersonMoves() || !tb.Helped || s.covered || s.model.computer.Task() == thinking.Ply {
			t.Errorf("%s: a person moves: %v, helped: %v, covered: %v, task %v", spec.ID, tb.PersonMoves(), tb.Helped, s.covered, s.model.computer.Task())
		}
		pressed(t, s, name)
		pressed(t, s, "Give the seat to the computer")
		pressed(t, s, "Brisa · Level 3")
		if got := s.model.table.Match.Seats()[mover]; got != (match.Seat{Name: "Brisa", Level: 3}) {
			t.Errorf("%s: %+v has the seat", spec.ID, got)
		}
		note := s.model.table.Match.Node().Comment()
		if want := "Seat\u00a02: Player 2 instead of Player 2 (level 2).\nSeat\u00a02: Brisa (level 3) instead of Player 2."; mover == 1 && note != want {
			t.Errorf("%s: the comment is %q, want %q", spec.ID, note, want)
		}
		if u := frame(s, 1280, 800); !slices.Contains(u.Texts, u.T("play.seat.takesover", u.T("setup.person", mover+1))) {
			t.Errorf("%s: Brisa does not say that she takes over", spec.ID)
		}
		untilPly(t, s, before+1)
	}
}

// The menu of a computer says how it plays, and how the only person has done against it.
func TestTheMenuSaysHowAComputerPlays(t *testing.T) {
	s := seat(newScene(t, "squ", ""), 0, 2)
	pressed(t, s, "seat 2")
	u := frame(s, 1280, 800)
	if !slices.Contains(u.Texts, u.T("level.2")) || slices.Contains(u.Texts, u.T("play.seat.won", 0, 0)) {
		t.Errorf("the menu says %q", u.Texts)
	}
	s.seat.won = [2]int{2, 3}
	if u = frame(s, 1280, 800); !slices.Contains(u.Texts, "You: 2 of 3 won") {
		t.Errorf("the menu says %q", u.Texts)
	}
}

// Another opponent before the first ply is as good as one chosen in set-up.
func TestSeatsBeforeTheGame(t *testing.T) {
	s := seat(newScene(t, "squ", ""), 0, 2)
	pressed(t, s, "seat 2")
	pressed(t, s, "Pia · Level 1")
	if tb := s.model.table; tb.Helped || tb.Match.Root().Comment() != "" || tb.Match.Seats()[1].Name != "Pia" || s.commands.ladder.level != 1 {
		t.Errorf("helped: %v, comment %q, seats %v, level %d on the ladder", tb.Helped, tb.Match.Root().Comment(), tb.Match.Seats(), s.commands.ladder.level)
	}
}

// Computers have different names: a guest plays in place of one who sits at the table. A person who takes a seat has a name that is free.
func TestNamesAtATableDiffer(t *testing.T) {
	s := newScene(t, "azacru players=4", "")
	s.model.context.Settings.Names = []string{"Ana", "Nico", "", ""}
	for i, seat := range []match.Seat{{Name: "Ana"}, {Name: "Nico", Level: 2}, {Name: "Brisa", Level: 3}, {Name: "Davi", Level: 4}} {
		s.model.table.Match.Seats()[i] = seat
	}
	s = New(s.model.context, s.model.table, false)
	pressed(t, s, "seat 3")
	pressed(t, s, "Ivo · Level 2")
	pressed(t, s, "seat 4")
	pressed(t, s, "Give the seat to a person")
	seats := s.model.table.Match.Seats()
	if seats[2] != (match.Seat{Name: "Ivo", Level: 2}) || seats[3] != (match.Seat{Name: "Player 4"}) {
		t.Errorf("the seats are %+v", seats)
	}
}

// The field keeps the name if it is closed; an empty name is that of a person without one. A new name alone is no help.
func TestPlayersAreRenamed(t *testing.T) {
	s := newScene(t, "squ", "d4")
	s.model.table.Match.Seats()[0].Name = "Ana"
	for _, c := range []struct{ name, want, note string }{
		{"Rosa", "Rosa", "Seat\u00a01: Rosa instead of Ana."},
		{"Rosa", "Rosa", "Seat\u00a01: Rosa instead of Ana."},
		{" ", "Player 1", "Seat\u00a01: Rosa instead of Ana.\nSeat\u00a01: Player 1 instead of Rosa."},
		{"Zé", "Zé", "Seat\u00a01: Rosa instead of Ana.\nSeat\u00a01: Player 1 instead of Rosa."},
	} {
		u := frame(s, 1280, 800)
		s.seat.open(u, games.Player(0), s.page.Side)
		s.seat.write(u)
		s.seat.name = c.name
		pressed(t, s, "Save")
		if tb := s.model.table; tb.Match.Seats()[0].Name != c.want || tb.Match.Node().Comment() != c.note || tb.Helped || s.seat.shown() {
			t.Errorf("%q: %+v, comment %q, helped: %v", c.name, tb.Match.Seats(), tb.Match.Node().Comment(), tb.Helped)
		}
	}
}

// The rows of the menu fit into every window.
func TestTheSeatMenuFits(t *testing.T) {
	for _, size := range [][2]int{{360, 640}, {640, 400}, {640, 480}, {844, 390}, {1280, 800}} {
		s := seat(newScene(t, "azacru players=4", ""), 0, 2, 3, 4)
		frame(s, size[0], size[1])
		s.seat.open(frame(s, size[0], size[1]), 3, s.page.Side)
		u := frame(s, size[0], size[1])
		all := boxes(u, "")
		for _, label := range []string{"Pia · Level 1", "Give the seat to a person"} {
			if r := all[label]; r.Y < 0 || r.Y+r.H > float32(size[1]) || r.H < 36 || r.X < 0 || r.X+r.W > float32(size[0]) {
				t.Errorf("%v: %q is at %v", size, label, r)
			}
		}
	}
}
