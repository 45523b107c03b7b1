package play

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// bubbles returns the lines of computers that u shows.
func bubbles(s *Scene, u *ui.UI) (all []string) {
	for _, text := range u.Texts {
		if s.model.talk.key != "" && text == u.T(s.model.talk.key) {
			all = append(all, text)
		}
	}
	return all
}

// A computer greets the players in every game, in every window, beside the board, and once. The line goes when a person acts or after some seconds.
func TestAComputerGreets(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, size := range [][2]int{{1280, 800}, {640, 480}, {390, 844}} {
			s := seat(newScene(t, spec.ID, ""), 0, 2)
			u := frame(s, size[0], size[1])
			if got := bubbles(s, u); len(got) != 1 {
				t.Errorf("%s, %v: a computer says %q, want a greeting", spec.ID, size, got)
			}
			for _, p := range u.Placed() {
				if s.model.talk.key != "" && p.Text == u.T(s.model.talk.key) && p.Rect.Intersect(s.page.Board).W > 0 {
					t.Errorf("%s, %v: the greeting at %v is over the board at %v", spec.ID, size, p.Rect, s.page.Board)
				}
			}
			s.play(s.model.table.Position().AppendMoves(nil)[0])
			if got := bubbles(s, frame(s, size[0], size[1])); got != nil {
				t.Errorf("%s, %v: %q is there after a ply", spec.ID, size, got)
			}
		}
	}
	s := seat(newScene(t, "squ", ""), 0, 2)
	at := s.model.context.Now()
	s.model.context.Now = func() time.Time { return at.Add(shownFor) }
	if busy(s); !s.Due().Reached(s.model.context.Now()) {
		t.Error("the page does not wake when the line disappears")
	}
	s.Advance()
	if got := bubbles(s, frame(s, 1280, 800)); got != nil {
		t.Errorf("%q is there after its time", got)
	}
}

// The switch in the settings turns all lines off.
func TestOpponentsCanBeSilent(t *testing.T) {
	s := newScene(t, "squ", "")
	s.model.context.Settings.Talk = false
	if s = seat(s, 0, 2); s.model.talk.key != "" {
		t.Errorf("a silent computer says %q", s.model.talk.key)
	}
}

// However often the expectations change, the computers of a table say at most five lines in a game, and never the same twice in a row; the same game has
// the same lines again.
func TestComputersTalkLittle(t *testing.T) {
	said := func(players int) (all []string) {
		s := seat(newScene(t, "azacru players="+string(rune('0'+players)), ""), []int{1, 2, 3, 4}[:players]...)
		all = append(all, s.model.talk.key)
		for n := 0; n < 40 && !s.model.table.Match.Over(); n++ {
			mover := s.model.table.Position().ToMove()
			s.play(s.model.table.Position().AppendMoves(nil)[0])
			s.model.talk.key = ""
			s.model.talk.note(mover, float64(n/players%2)*0.8+0.1)
			if s.model.talk.key != "" {
				all = append(all, s.model.talk.key)
			}
		}
		s.model.talk.close()
		return append(all, s.model.talk.key)
	}
	for players := 2; players <= 4; players++ {
		all := said(players)
		if len(all) < 4 || len(all) > mostLines {
			t.Errorf("%d computers say %q, want 4 to %d lines in a game of changes", players, all, mostLines)
		}
		for i := 1; i < len(all); i++ {
			if all[i] == all[i-1] {
				t.Errorf("%d computers say %q twice in a row", players, all[i])
			}
		}
		if again := said(players); strings.Join(all, " ") != strings.Join(again, " ") {
			t.Errorf("%d computers say %q, and then %q", players, all, again)
		}
	}
}

// A computer whose expectation hardly changes says nothing during the game, and where aids are forbidden neither words nor faces tell what it expects.
func TestComputersAreQuiet(t *testing.T) {
	for _, c := range []struct {
		noAids bool
		chance float64 // at every second ply
	}{{false, 0.6}, {true, 0.95}} {
		s := seat(newScene(t, "azacru players=2", ""), 1, 1)
		s.model.table.Terms.NoAids = c.noAids
		s.model.talk.key = ""
		for n := range 20 {
			mover := s.model.table.Position().ToMove()
			s.play(s.model.table.Position().AppendMoves(nil)[0])
			s.model.talk.note(mover, []float64{0.45, c.chance}[n/2%2])
			if s.model.talk.key != "" || s.model.mood(mover) != 0 {
				t.Errorf("no aids %v, ply %d: it says %q in mood %v", c.noAids, n, s.model.talk.key, s.model.mood(mover))
			}
		}
	}
}

// In games of two, a computer says a word about a rare thing that the person has done, with its reply.
func TestComputersRemark(t *testing.T) {
	for _, spec := range catalog.All() {
		g, _ := spec.Open(nil)
		explainer, heard := g.(games.Explainer), 0
		for seed := range uint64(6) {
			s, r := seat(newScene(t, spec.ID, ""), 0, 2), games.NewRand(seed)
			for n := 0; n < 60 && !s.model.table.Match.Over(); n++ {
				m := s.model.table.Match
				p := m.Position()
				mover := p.ToMove()
				s.play(catalogtest.AnyMove(p, r))
				if m.Over() || mover == 0 || m.Position().ToMove() == mover {
					continue
				}
				said := s.model.talk.said
				s.model.talk.remark(mover)
				if s.model.talk.said == said {
					continue
				}
				heard++
				if key := s.model.talk.key; !slices.ContainsFunc(lastTurn(explainer, m, 0), func(e games.Effect) bool { return key == e.Key(spec.ID)+".remark" }) {
					t.Errorf("%s: %q after %q", spec.ID, key, games.TextOf(p))
				}
			}
		}
		if heard == 0 {
			t.Errorf("%s: no remark in six games", spec.ID)
		}
	}
}

// lastTurn returns the effects of the plies in the last turn of player.
func lastTurn(g games.Explainer, m *match.Match, player games.Player) (all []games.Effect) {
	i := m.Cursor() - 1
	for m.PositionAt(i).ToMove() != player {
		i--
	}
	for ; i >= 0 && m.PositionAt(i).ToMove() == player; i-- {
		all = append(all, g.Effects(m.PositionAt(i), m.Move(i))...)
	}
	return all
}

// A computer that has ended a game with the player since the program started greets accordingly.
func TestComputersRemember(t *testing.T) {
	for _, c := range []struct {
		winner int
		want   string
	}{{0, ".revenge."}, {1, ".again."}} {
		s := seat(newScene(t, "squex", ""), 0, 2)
		if strings.Contains(s.model.talk.key, c.want) {
			t.Errorf("the first greeting is %q", s.model.talk.key)
		}
		s.model.table.Match.Resign(games.Player(1 - c.winner))
		s.model.talk.close()
		next := New(s.model.context, s.model.table.Rematch(s.model.context.Rand), false)
		if !strings.Contains(next.model.talk.key, c.want) {
			t.Errorf("the greeting after a game that seat %d won is %q, want one with %q", c.winner, next.model.talk.key, c.want)
		}
	}
}

// At a table where computers ask, their faces and words follow what the judge says, since weak ones do not see how they stand.
func TestTheJudgeTellsComputers(t *testing.T) {
	for _, game := range lessons {
		s := newLesson(t, game, 1)
		for n := 0; n < 400 && s.teaching.informed == nil; n++ {
			if live(s, input.Frame{}); s.personDecides() && s.model.table.Match.Len() == 0 {
				s.play(s.model.table.Position().AppendMoves(nil)[0])
			}
			if s.model.asking == askSure {
				s.dismiss()
			}
		}
		l, ok := s.model.computer.Judged(s.model.table.Position())
		at := slices.IndexFunc(s.model.table.Match.Seats(), func(seat match.Seat) bool { return seat.Level > 0 }) // seats may have been swapped
		if got := s.model.outlooks[at]; !ok || got.chance != l.Chances[at] || got.plies != s.model.table.Match.Cursor() {
			t.Errorf("%s: the computer expects %v, the judge says %v, %v", game, got, l.Chances, ok)
		}
	}
}
