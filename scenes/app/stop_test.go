package app_test

import (
	"bytes"
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/files/record"
	"quintet/games/play/match"
)

// Once nothing can change the result, a player can end the game without a question. It has the result that was certain, also in its record.
func TestDecidedGameMayBeEnded(t *testing.T) {
	for _, c := range []struct{ game, end string }{
		{"squ size=6", "press End the game"}, {"squ size=6", "key ctrl+g"}, {"squ size=5 ties=record", "key m;press End the game"},
	} {
		t.Run(c.game+" "+c.end, func(t *testing.T) {
			game := c.game
			p := newPlayer(t)
			do(t, p, "table "+game+";want nobutton End the game;key ctrl+g;want text Resign,;key n")
			r := games.NewRand(12)
			m := p.Match()
			want, certain := m.Decided()
			for ; !certain; want, certain = m.Decided() {
				if m.Over() {
					t.Fatal("the game ended by itself when it was decided")
				}
				if err := m.Agree(); err == nil {
					t.Fatalf("after %d plies two seats can agree to end an undecided game", m.Len())
				}
				g, at := m.Game(), m.Position()
				ms := at.AppendMoves(nil)
				if err := p.Play(g.FormatMove(at, ms[r.Intn(len(ms))])); err != nil {
					t.Fatal(err)
				}
			}
			if at := m.Len(); m.PositionAt(at-1).ToMove() == m.Position().ToMove() {
				do(t, p, "want nobutton End the game") // the turn must be completed first
				g, now := m.Game(), m.Position()
				if err := p.Play(g.FormatMove(now, now.AppendMoves(nil)[0])); err != nil {
					t.Fatal(err)
				}
			}
			do(t, p, "want button End the game;want text It is decided;"+c.end)
			o := m.Outcome()
			if o.Ending != match.Agreed || !slices.Equal(o.Winners, want) {
				t.Fatalf("the outcome is %+v, want %v agreed", o, want)
			}
			do(t, p, "want text The result can no longer change;want button Rematch")
			spec, _ := catalog.Find(m.Game().Info().ID)
			var text bytes.Buffer
			if err := record.Write(&text, record.New(spec, m)); err != nil {
				t.Fatal(err)
			}
			again, err := record.Read(&text, catalog.Find)
			if err != nil {
				t.Fatal(err)
			}
			if got := again.Match.Final(); got.Ending != match.Agreed || !slices.Equal(got.Winners, want) {
				t.Errorf("the record ends with %+v", got)
			}
			do(t, p, "want absent Undo to try how;press Undo;want nobutton End the game;want absent variation from")
			if m.MidTurn() || m.TurnStart(m.Len()) != m.Cursor() {
				t.Errorf("Undo leads to ply %d of %d, want the start of the last turn", m.Cursor(), m.Len())
			}
		})
	}
}
