package boardui

import (
	"sync"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/due"
	"quintet/render/input"
	"quintet/render/sound"
	"quintet/scenes"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/ui"
)

// A bench is a board in a window of 1280 by 800 with nothing around it, with the pointer and keys of a test. It carries out the intents.
type bench struct {
	*Board
	t            testing.TB
	config       Config
	match        *match.Match
	access       Access // what is allowed, except Person and Decides
	correctables bool   // the last ply may be dragged to another cell
	state        ui.State
	at           render.Point
	touch        bool
	size         render.Point
	rand         *games.Rand
	book         *words.Book
	states       [states]bool // in which the hand has been
	stock        *render.PictureCache
}

// english is the text catalog in English. It is read once for all tests, because that takes longer than many of them.
var english = sync.OnceValue(func() *words.Book { return scenes.Words(words.En, catalog.All()) })

// newBench returns a board of a game ("squex size=6") on which plies have been played.
func newBench(t testing.TB, game, plies string) *bench {
	t.Helper()
	m := catalogtest.Match(t, game, plies)
	set, _ := settings.Load(store.Memory())
	now := func() time.Time { return time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC) }
	b := &bench{t: t, match: m, correctables: true, size: render.Point{X: 1280, Y: 800}, at: render.Point{X: -1, Y: -1}, rand: games.NewRand(1)}
	b.book, b.stock = english(), render.NewPictureCache()
	spec, _ := catalog.Find(m.Game().Info().ID)
	b.config = Config{Spec: spec, Settings: set, Now: now, LayersOf: m.Game().Info().ID}
	b.Board = New(b.config, b, m)
	return b
}

// sandbox returns a silent sandbox that continues the match of b.
func (b *bench) sandbox() *Sandbox { return NewSandbox(b.config, b.match, func(sound.Sound) {}) }

// show runs a pass of s with the pointer elsewhere.
func (b *bench) show(s *Sandbox, locked bool) {
	s.Frame(b.begin(input.Frame{}), render.Rect{W: b.size.X, H: b.size.Y}, b.size.X, locked)
}

// moves reports whether t is now at all times, and not only a time that may be over.
func moves(t due.Time) bool { return t.Reached(time.Time{}) }

// Access implements Host.
func (b *bench) Access() Access {
	a := b.access
	a.Person = !b.match.Over()
	a.CanMove = a.Person && !a.QuestionOpen && !a.Hidden
	return a
}

// Correctable implements Host.
func (b *bench) Correctable() int {
	if !b.correctables {
		return -1
	}
	return b.match.Cursor() - 1
}

// carryOut carries out the intents.
func (b *bench) carryOut(is []Intent) {
	b.t.Helper()
	for _, i := range is {
		switch i.Do {
		case Play:
			b.play(i.Move)
		case Back:
			b.undo()
		case Correct:
			b.match.Goto(i.Ply)
			b.Arrive(b.match)
			for _, m := range i.Moves {
				b.play(m)
			}
		}
	}
}

// play makes m as a person does.
func (b *bench) play(m games.Move) {
	b.t.Helper()
	before := b.match.Position()
	if err := b.match.Play(m); err != nil {
		b.t.Fatalf("the board wants a ply that is not legal: %v", err)
	}
	b.Arrive(b.match)
	b.Display.Animate(before, true, 0)
	if b.match.Position().Over() {
		b.Display.ShowFinale()
	}
}

// undo takes back a ply.
func (b *bench) undo() {
	b.match.Undo()
	b.Arrive(b.match)
}

// frame runs a pass with in, with the pointer where it is.
func (b *bench) frame(in input.Frame) *ui.UI {
	b.t.Helper()
	u := b.begin(in)
	b.carryOut(b.Point(u))
	b.Update(u)
	b.Display.Paint(u, Surroundings{})
	b.Display.PaintTag(u, render.Rect{W: b.size.X, H: b.size.Y})
	if u.Act(keys.Back) && !b.Hand.Cancel() && !b.Hand.DropHint() {
		is, _ := b.Hand.StepBack()
		b.carryOut(is)
	}
	u.Done()
	b.states[b.Hand.state] = true
	if !consistent(b.Hand) {
		b.t.Fatalf("state %d with carry %v, steering %+v, typed %q", b.Hand.state, b.Hand.carry != nil, b.Hand.steering, b.Hand.Typing.text)
	}
	return u
}

// begin begins a pass with in and lays out the board.
func (b *bench) begin(in input.Frame) *ui.UI {
	in.W, in.H, in.X, in.Y, in.Touch, in.Scale = int(b.size.X), int(b.size.Y), b.at.X, b.at.Y, b.touch, 1
	brush := &render.Brush{Canvas: ui.Blind{W: in.W, H: in.H}, Pictures: b.stock, Theme: render.ThemeOf(false), Scale: 1, Blind: true}
	u := ui.New(brush, in, b.book, &b.state, true)
	b.Display.SkipMotion(u)
	b.Advance()
	u.Focusing()
	b.Place(u, render.Rect{X: 24, Y: 60, W: b.size.X - 48, H: b.size.Y - 144})
	return u
}

// cell returns the cell called label.
func (b *bench) cell(label string) board.Target { return b.Geometry().Named(label) }

// pointAt moves the pointer to the middle of t.
func (b *bench) pointAt(t board.Target) { b.at = b.Display.Layout().Centre(t) }

// click clicks t, or the cell under the pointer.
func (b *bench) click(t board.Target) {
	b.t.Helper()
	if t.IsCell() {
		b.pointAt(t)
	}
	for _, in := range []input.Frame{{}, {Pressed: input.Left, Down: input.Left}, {Released: input.Left}, {}} {
		b.frame(in)
	}
}

// randomInput moves the pointer to a random cell, often one of the targets that can continue a path.
func (b *bench) randomInput(path []board.Target) {
	t := board.Target(b.rand.Intn(len(b.Geometry().Cells)))
	if next := b.Hand.builder.NextAfter(nil, path); b.rand.Intn(4) > 0 && len(next) > 0 {
		t = next[b.rand.Intn(len(next))]
	}
	if t.IsCell() {
		b.pointAt(t)
	} else if at, ok := b.Display.DialButtonAt(t); ok {
		b.at = at
	}
}

// holdButton runs ticks with the left button down.
func (b *bench) holdButton(ticks int) {
	for range ticks {
		b.frame(input.Frame{Down: input.Left})
	}
}

// stroke does something random with pointer, finger or keys.
func (b *bench) stroke() {
	r := b.rand
	if b.match.Over() {
		b.match.Goto(0)
		b.Arrive(b.match)
	}
	b.touch = r.Intn(8) == 0
	b.randomInput(b.Hand.Path())
	left, right := input.Frame{Pressed: input.Left, Down: input.Left}, input.Frame{Pressed: input.Right, Down: input.Right}
	switch r.Intn(10) {
	case 0, 1, 2:
		b.click(b.Display.hit(b.at))
	case 3, 4, 5:
		b.randomInput(nil)
		b.frame(left)
		b.randomInput([]board.Target{b.Display.hit(b.at)})
		b.holdButton(1 + r.Intn(2)*2*steerTicks)
		b.at.X += float32(r.Intn(40) - 20)
		b.holdButton(2)
		if r.Intn(4) == 0 {
			b.frame(input.Frame{Pressed: input.Right, Down: input.Left | input.Right})
		}
		b.frame(input.Frame{Released: input.Left})
	case 6:
		b.frame(right)
		b.frame(input.Frame{Released: input.Right})
	case 7:
		keys := []input.Key{input.Enter, input.Space, input.ArrowL, input.ArrowD, input.Tab, input.Esc, "r"}
		b.frame(input.Frame{Keys: []input.Key{keys[r.Intn(len(keys))]}, Wheel: float32(r.Intn(3) - 1)})
	case 8:
		b.access = []Access{{}, {}, {}, {QuestionOpen: true}, {Hidden: true}, {Locked: true}}[r.Intn(6)]
		b.frame(input.Frame{})
	case 9:
		switch f := &b.Hand.Typing; {
		case f.Open() && r.Intn(2) == 0:
			f.End()
		case f.Open():
			f.Type(f.Example())
			b.carryOut(f.Play())
		case b.model.access().CanMove:
			f.Begin()
		}
		b.frame(input.Frame{})
	}
}
