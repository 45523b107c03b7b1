package boardui

import (
	"bytes"
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/render"
	"quintet/render/input"
	"quintet/render/soft"
	"quintet/render/sound"
)

// TestMotionOnEveryBoard animates a ply of every game. At first the new pieces are not shown, at the end the board is as without motion,
// and in between it is neither.
func TestMotionOnEveryBoard(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		game := table.String()
		s := newBench(t, game, "")
		before := s.match.Position()
		s.play(before.AppendMoves(nil)[0])
		s.Display.Animate(before, false, 0)
		v := s.model.viewOf(s.match.Position())
		at := func(moved float32, moving bool) []byte {
			c := soft.New(300, 300)
			b := &render.Brush{Canvas: c, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1}
			o := render.NoOverlay()
			if o.Moved = moved; moving {
				o.Moving = s.Display.motion.pieces
			}
			b.Board(render.Fit(s.Geometry(), render.Rect{W: 300, H: 300}, 1, false), v, o)
			return c.Image.Pix
		}
		still, begin, middle, end := at(1, false), at(0, true), at(0.3, true), at(1, true)
		if !bytes.Equal(still, end) {
			t.Errorf("%s: at the end of the motion the board is not as without it", game)
		}
		if bytes.Equal(begin, still) || bytes.Equal(middle, still) || bytes.Equal(begin, middle) {
			t.Errorf("%s: nothing moves", game)
		}
	}
}

// The ply of a computer is animated for some ticks, unless a player does something, is away or wants no motion. The ply of a person is there at once.
func TestNewPiecesAppear(t *testing.T) {
	animated := func(person bool, prepare func(b *bench)) *bench {
		b := newBench(t, "azacru players=2", "")
		b.frame(input.Frame{})
		prepare(b)
		before := b.match.Position()
		b.play(before.AppendMoves(nil)[0])
		b.Display.Animate(before, person, 0)
		return b
	}
	nothing := func(*bench) {}
	b := animated(false, nothing)
	m := &b.Display.motion
	slides := func(m render.MovingPiece) bool { return m.From.IsCell() }
	appears := func(m render.MovingPiece) bool { return m.From == board.NoTarget }
	if share, moving := b.Display.Moving(); !moving || share != 0 || m.left != motionTicks || !moves(b.Due()) {
		t.Fatalf("at first %v of %+v is shown, busy %v", share, m, moves(b.Due()))
	}
	if !slices.ContainsFunc(m.pieces, slides) || !slices.ContainsFunc(m.pieces, appears) {
		t.Errorf("%+v moves, want a piece that slides and a tile that appears", m.pieces)
	}
	for range motionTicks {
		b.frame(input.Frame{})
	}
	if _, moving := b.Display.Moving(); moving || moves(b.Due()) {
		t.Errorf("after %d ticks %d are left, busy %v", motionTicks, m.left, moves(b.Due()))
	}
	for name, in := range map[string]input.Frame{"a key": {Keys: []input.Key{"q"}}, "leaving": {Unfocused: true}} {
		b := animated(false, nothing)
		if b.frame(in); b.Display.Animating() {
			t.Errorf("%s does not end the motion", name)
		}
	}
	if animated(false, func(b *bench) { b.config.Settings.ReducedMotion = true }).Display.Animating() {
		t.Error("a piece moves with motion switched off")
	}
	if animated(false, func(b *bench) { b.frame(input.Frame{Unfocused: true}) }).Display.Animating() {
		t.Error("a piece moves while the window has no focus")
	}
	if animated(true, nothing).Display.Animating() {
		t.Error("a piece moves after its player has dropped it there")
	}
}

// A tile that changes its colour makes a sound.
func TestSoundOfTurningTiles(t *testing.T) {
	a := &board.View{Pieces: []board.Piece{{ID: 1, At: 0, Owner: 0}, {ID: 2, At: 1, Owner: 1}}}
	b := &board.View{Pieces: []board.Piece{{ID: 1, At: 2, Owner: 0}, {ID: 2, At: 1, Owner: 0}}}
	if got := soundsOf(a, b, sound.Wood); !slices.Equal(got, []sound.Sound{sound.Slide, sound.Flip}) {
		t.Errorf("heard %v", got)
	}
	if got := soundsOf(b, b, sound.Wood); len(got) > 0 {
		t.Errorf("nothing changes, heard %v", got)
	}
}
