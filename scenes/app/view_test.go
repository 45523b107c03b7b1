package app_test

import (
	"image/color"
	"testing"

	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo/demotest"
)

// TestTagTextIsDelayed counts the ticks until the tooltip of a cell appears, and checks that the program rests afterwards.
func TestTagTextIsDelayed(t *testing.T) {
	const effect, reason = 7, 15
	tests := []struct {
		name, script, cell, say string
		after                   int
	}{
		{"what a ply would do", "table squex size=8;play f4 e4 d5 f2 e3 b4 f6 e6 c4 f3 f5 e7 c5 h7 d4 e5 g7 c6 d6", "d7", "Cuts 1, Blue places two", effect},
		{"why there is none", "table distrify;play e5 d4 d5 c4 c5 f6 g6 e3", "e4", "play it as a single stone", reason},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := newPlayer(t)
			do(t, p, test.script+";move away")
			cell := -1
			for i, c := range p.App.Seen().Played.Geometry.Cells {
				if c.Label == test.cell {
					cell = i
					break
				}
			}
			c := p.App.Seen().Played.At(p.App.Seen().Played.Geometry.Cells[cell].Centre)
			in := input.Frame{W: 1280, H: 800, Scale: 1}
			for ; in.X < 10; in.X++ { // slowly, beside the board
				p.App.Tick(in)
			}
			in.X, in.Y = c.X, c.Y
			ticks := 0
			for p.App.Tick(in); p.Do("want absent "+test.say) == nil; p.App.Tick(in) {
				if ticks++; ticks > 60 {
					t.Fatalf("%q is never shown", test.say)
				}
			}
			if ticks != test.after {
				t.Errorf("%q is shown after %d ticks, want %d", test.say, ticks, test.after)
			}
			for range reason {
				p.App.Tick(in)
			}
			if p.Busy() {
				t.Error("the program does not rest although the tooltip is visible")
			}
		})
	}
}

// TestRefusalPulse checks that the rings of a refusal move for 120 ms and then rest, and not at all with animations off.
func TestRefusalPulse(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table squ size=8;play d4;move d4;ticks 20;click d4")
	ticks := 0
	for ; p.Busy() && ticks < 60; ticks++ {
		do(t, p, "ticks 1")
	}
	if ticks == 0 || ticks > 8 {
		t.Errorf("a refusal moves for %d ticks, want up to 7", ticks)
	}
	do(t, p, "want text That cell is already taken.")
}

// TestLayersAreRemembered restarts the program: the layers of a game are restored, those of other games unchanged.
func TestLayersAreRemembered(t *testing.T) {
	p := demotest.New(app.Deps{Store: store.Memory()})
	const threat = "Black needs at least"
	do(t, p, "table distrify;play e5;want absent "+threat+";key l;press Threats;want text "+threat)
	do(t, p, "table distrify;play e5;want text "+threat+";key l;press Threats;want absent "+threat+";press Threats")
	do(t, p, "table taiji;play e5-e6;want absent Light could gain")
}

// An open menu keeps all keys from the table, even those without a button.
func TestMenuKeepsKeys(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480", "700 900"} {
		do(t, newPlayer(t), "size "+size+";table squ;play a1 b2 c3;key m;want button Resign;key ctrl+z;key home;key h;key :;want plies 3;want button Resign;key esc;want nobutton Resign;want plies 3")
	}
}

// When only the board is shown its keys work as usual, even those without a button.
func TestKeysWithBoardAlone(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480", "700 900"} {
		do(t, newPlayer(t), "size "+size+";table squ;play a1;key f10;key ctrl+z;want plies 0;key ctrl+y;want plies 1;key home;want plies 0;key end;want plies 1")
		do(t, newPlayer(t), "size "+size+";table squ size=8;play a1;key f10;key h;wait;want text Esc hides it")
	}
}

// If every ply waits for confirmation the board has a frame, so that a preview is not taken for a played ply: around it, or on its edge if it is
// close to the tools.
func TestLockedBoardHasFrame(t *testing.T) {
	for _, c := range []struct {
		size string
		in   float32 // from the edge of the slab to the frame
	}{{"1280 800", -2}, {"640 480", 1}} {
		p := newPlayer(t)
		do(t, p, "size "+c.size+";table squex size=6;move away")
		frame := func() color.RGBA {
			r := p.App.Seen().Played.Slab
			return p.Picture().Image.RGBAAt(int(r.X+r.W/2), int(r.Y+c.in))
		}
		open := frame()
		do(t, p, "key c;move away")
		locked := frame()
		do(t, p, "key c;move away")
		if open == locked || frame() != open {
			t.Errorf("%s: the border of the slab is %v, %v while locked, then %v", c.size, open, locked, frame())
		}
	}
}

// The wheel over the list of moves steps through the game, one turn per notch, up to its ends.
func TestWheelOverMoves(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table squ size=8;play a1 b1 c1 b2 c3 d5 d6")
	p.Move(placeOf(t, p, "move b1+c1").Centre())
	do(t, p, "wheel 1;want plies 5;wheel 1;want plies 3;wheel -1;want plies 5;wheel 9;want plies 0;wheel -9;want plies 7")
}

// The layer of threats also shows what the player to move could do; the threat view, which is about the opponent, does not.
func TestThreatsOfBothPlayers(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table squ size=8;play h4 f5 e6 f8 a6 c6 c7 h1 b2 g1 c5 c3 f6 a2 g5 e8 h7;move away")
	changed := func() bool { // Black to move could close a square of side 4 at c1
		l := p.App.Seen().Played
		c := l.Centre(l.Geometry.Named("c1"))
		empty := l.Centre(l.Geometry.Named("e1"))
		shown := p.Picture().Image
		at, bare := shown.RGBAAt(int(c.X-0.12*l.Unit), int(c.Y)), shown.RGBAAt(int(empty.X), int(empty.Y+0.25*l.Unit))
		return at != bare && int(bare.R)-int(at.R) > 60
	}
	if changed() {
		t.Fatal("c1 is marked without the layer")
	}
	do(t, p, "hold t")
	if changed() {
		t.Error("c1, a chance of the player to move, is marked in the threat view")
	}
	do(t, p, "ticks 20;hold none;key l;press Threats;key l;move away")
	if !changed() {
		t.Error("c1, a chance of the player to move, is not marked with the layer of threats")
	}
}
