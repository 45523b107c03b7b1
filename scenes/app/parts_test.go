package app_test

import (
	"bytes"
	"image"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/render"
	"quintet/render/input"
	"quintet/render/soft"
	"quintet/scenes/demo"
)

// A screen keeps its pixels and redraws only changed parts, like the window.
type screen struct {
	t           *testing.T
	player      *demo.Player
	now, before render.List
	kept        *soft.Canvas
	frames      int
	drawn       image.Rectangle // the part that was redrawn
}

// keepScreen draws what p shows from now.
func keepScreen(t *testing.T, p *demo.Player) *screen {
	s := &screen{t: t, player: p}
	passes := p.Frame
	p.Frame = func(in input.Frame) {
		if p.App.Dirty() {
			s.draw(in)
		}
		passes(in)
	}
	return s
}

// draw redraws what has changed and compares the screen with a complete picture.
func (s *screen) draw(in input.Frame) {
	s.now, s.before = s.before, s.now
	s.now.Reset(in.W, in.H)
	s.player.App.Draw(&s.now)
	if s.kept == nil || s.kept.Image.Rect != s.now.Bounds() {
		s.kept = soft.New(in.W, in.H)
	}
	part := s.now.Changed(&s.before)
	s.now.Draw(s.kept, part)
	s.drawn = s.drawn.Union(part)
	s.frames++
	if whole := soft.New(in.W, in.H); s.frames%s.every() == 0 {
		if s.now.Draw(whole, s.now.Bounds()); !bytes.Equal(whole.Image.Pix, s.kept.Image.Pix) {
			s.t.Fatalf("frame %d: the partially redrawn screen differs from a complete picture; the last part was %v", s.frames, part)
		}
	}
}

// every returns the number of frames drawn per comparison.
func (s *screen) every() int {
	if testing.Short() {
		return 7
	}
	return 1
}

// Partial redrawing, frame by frame, gives the same pixels as a complete picture: with previews, sliding and flipping pieces, refusals, proofs,
// threats, scene changes and new window sizes.
func TestPartialRedrawMatchesFull(t *testing.T) {
	for i, script := range []string{
		"press New game Squex;press size;press size 6;press seat 2 Person;press seats As listed;press Play;play b2;move c3;play b3;move square b2;click b2;ticks 20;key ctrl+z",
		"press New game Taiji;press size 7;press seat 2 Person;press seats As listed;press Play;move c3;play c3c4;click c3;ticks 20;key f10",
		"press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4;move e5;play e5;size 700 500;ticks 5",
		"press New game Azacru;press seat 2 Person;press seats As listed;press Play;play c9-d8>;click e8;move e7;key f4;ticks 10;key m",
		"press New game Distrify;press seat 2 Person;press seats As listed;press Play;play d4;key e;move e4;play e5;key f1;ticks 5;key esc",
	} {
		if !gametest.Sampled(i, 4) {
			continue
		}
		p := newPlayer(t)
		do(t, p, "size 640 480")
		s := keepScreen(t, p)
		do(t, p, script)
		if s.frames < 15 {
			t.Errorf("%s: only %d frames were drawn", script, s.frames)
		}
	}
}

// A running clock only redraws its figures.
func TestClockRedrawsOnlyFigures(t *testing.T) {
	p := timedPlayer()
	do(t, p, people+";try Clock and aids;press clock Per game;press minutes 20;press Play;key p;play b2;move away;ticks 100")
	s := keepScreen(t, p)
	do(t, p, "ticks 1")
	s.drawn, s.frames = image.Rectangle{}, 0
	do(t, p, "ticks 200")
	if r := s.drawn; s.frames < 4 || s.frames > 5 || r.Empty() || r.Dx() > 100 || r.Dy() > 40 {
		t.Errorf("%d frames for a clock in four seconds, within %v, want one a second of at most 100 x 40 pixels", s.frames, r)
	}
}

// While the pointer moves within a cell without new information the picture stays the same: every change costs the window a copy of everything.
func TestNoRedrawWithinCell(t *testing.T) {
	for _, table := range catalogtest.Tables(9) {
		p := newPlayer(t)
		do(t, p, "table "+table.String()+";ticks 60")
		l := p.App.Seen().Played
		for cell := 0; cell < len(l.Geometry.Cells); cell += 11 {
			at := l.Centre(board.Target(cell))
			var before, now render.List
			for step := range 4 {
				x := at.X + (0.2+0.02*float32(step))*l.Unit
				for range 40 { // until everything about a ply there is visible
					p.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: x, Y: at.Y})
				}
				now.Reset(1280, 800)
				p.App.Draw(&now)
				if part := now.Changed(&before); step > 0 && !part.Empty() {
					t.Fatalf("%s: while the pointer moves within cell %d the picture changes in %v", table, cell, part)
				}
				now, before = before, now
			}
		}
	}
}
