package boardui

import (
	"testing"

	"quintet/games"
	"quintet/render/input"
)

// What a player does on a board becomes an intent, and changes nothing before the host carries it out.
func TestIntents(t *testing.T) {
	press := func(cells ...string) func(b *bench) []input.Frame {
		return func(b *bench) []input.Frame {
			var ins []input.Frame
			for i, name := range cells {
				at := b.Display.Layout().Centre(b.cell(name))
				in := input.Frame{X: at.X, Y: at.Y, Down: input.Left}
				if i == 0 {
					in.Pressed = input.Left
				}
				ins = append(ins, in)
			}
			last := ins[len(ins)-1]
			last.Pressed, last.Down, last.Released = 0, 0, input.Left
			return append(ins, last)
		}
	}
	right := func(*bench) []input.Frame {
		return []input.Frame{{Pressed: input.Right, Down: input.Right}, {Released: input.Right}}
	}
	for _, c := range []struct {
		name, game, plies string
		do                func(b *bench) []input.Frame
		want              IntentKind
		move              string // of Play, or the first of Correct
	}{
		{"a click", "squex size=6", "c2", press("d4"), Play, "d4"},
		{"a drag", "azacru players=2", "", press("c9", "c9", "c8"), Play, "c9-c8"},
		{"a click where something lies", "squex size=6", "c2", press("c2"), Refused, ""},
		{"a slip", "squex size=6", "c2", press("c2", "c2", "d4"), Correct, "d4"},
		{"the right button in an open turn", "squ size=8", "a1 c3", right, Back, ""},
		{"a click on the disc of an open turn", "squ size=8", "a1 c3", press("c3"), Back, ""},
	} {
		b := newBench(t, c.game, c.plies)
		b.frame(input.Frame{})
		before := b.match.Position()
		var got []Intent
		for _, in := range c.do(b) {
			if b.at.X, b.at.Y = in.X, in.Y; in.X == 0 {
				b.at.X = -1
			}
			u := b.begin(in)
			got = append(got, b.Point(u)...)
			b.Update(u)
			u.Done()
		}
		if len(got) != 1 || got[0].Do != c.want {
			t.Errorf("%s: got %+v, want one intent of kind %d", c.name, got, c.want)
			continue
		}
		if b.match.Position() != before {
			t.Errorf("%s: the position has changed", c.name)
		}
		m, p := got[0].Move, before
		if c.want == Correct {
			m, p = got[0].Moves[0], b.match.PositionAt(got[0].Ply)
		}
		if c.move != "" && (m == games.NoMove || b.match.Game().FormatMove(p, m) != c.move) {
			t.Errorf("%s: the ply is %s, want %s", c.name, b.match.Game().FormatMove(p, m), c.move)
		}
		if refused := b.Hand.Refusal() != nil; refused != (c.want == Refused) {
			t.Errorf("%s: a reason is shown: %v", c.name, refused)
		}
	}
}
