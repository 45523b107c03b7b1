package app_test

import (
	"fmt"
	"image"
	"image/draw"
	"slices"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// slab returns the pixels of the board.
func slab(p *demo.Player) []byte {
	r := p.App.Seen().Played.Slab
	part := image.NewRGBA(image.Rect(0, 0, int(r.W), int(r.H)))
	draw.Draw(part, part.Bounds(), p.Picture().Image, image.Pt(int(r.X), int(r.Y)), draw.Src)
	return part.Pix
}

// TestThreatViewHidesTheHint shows threats while a hint is visible: the board is the same as without the hint, which returns afterwards.
func TestThreatViewHidesTheHint(t *testing.T) {
	for i, spec := range catalog.All() {
		if !gametest.Sampled(i, 3) {
			continue
		}
		bare, hinted := newPlayer(t), newPlayer(t)
		do(t, bare, "size 640 480;table "+spec.ID+" seats=0,0;hold t")
		do(t, hinted, "size 640 480;table "+spec.ID+" seats=0,0;key h;wait;hold t")
		if !slices.Equal(slab(bare), slab(hinted)) {
			t.Errorf("%s: the hint is visible among the threats", spec.ID)
		}
		do(t, bare, "ticks 20;hold none")
		do(t, hinted, "ticks 20;hold none;want text Hint:")
		if slices.Equal(slab(bare), slab(hinted)) {
			t.Errorf("%s: the hint does not return", spec.ID)
		}
	}
}

// TestReasonHidesThreats: if the board always shows threats, the sentence says so, and threats are hidden while a refusal is explained.
func TestReasonHidesThreats(t *testing.T) {
	bare, layered := newPlayer(t), newPlayer(t)
	do(t, bare, "table distrify;play e5 d4 d5 c4 c5 f6 g6 e3;move away")
	do(t, layered, "table distrify;play e5 d4 d5 c4 c5 f6 g6 e3;key l;press Threats;key l;move away;want text Threats: White needs at least")
	if slices.Equal(slab(bare), slab(layered)) {
		t.Error("the threats are not visible")
	}
	do(t, bare, "click e4")
	do(t, layered, "click e4;want text play it as a single stone")
	if !slices.Equal(slab(bare), slab(layered)) {
		t.Error("the threats are visible beside the reason")
	}
	do(t, layered, "key esc;move away;want text Threats:")
}

// A short press of the key or button of the threats switches them; a longer one shows them only while it lasts: with mouse and touch, wherever the
// button is.
func TestShortPressTogglesThreats(t *testing.T) {
	const short, long = 12, 24 // ticks of a sixtieth of a second
	for _, size := range []struct {
		w, h  int
		touch bool
	}{{1280, 800, false}, {640, 480, false}, {1280, 800, true}, {390, 844, true}} {
		for _, key := range []bool{false, true} {
			passed := demotest.Noon()
			p := demotest.New(app.Deps{Now: func() time.Time { return passed }})
			p.Frame = func(input.Frame) { passed = passed.Add(time.Second / 60) }
			do(t, p, fmt.Sprintf("size %d %d;table distrify seats=0,0;play e5 d4 d5 c4 c5 f6 g6 e3;move away", size.w, size.h))
			tick := func(in input.Frame) {
				in.W, in.H, in.Scale, in.Touch = size.w, size.h, 1, size.touch
				p.App.Tick(in)
				p.Frame(in)
			}
			nowhere := render.Point{X: -1, Y: -1}
			hold := func(ticks int) (during, after []byte) {
				at, down := nowhere, input.Frame{Held: []input.Key{"t"}}
				if !key {
					at = placeOf(t, p, "Show threats").Centre()
					down = input.Frame{X: at.X, Y: at.Y, Down: input.Left}
				}
				for i := range ticks {
					in := down
					if in.Long = size.touch && !key && i > 20; i == 0 {
						in.Pressed = in.Down
						in.Keys = in.Held
					}
					tick(in)
				}
				during = slab(p)
				tick(input.Frame{X: at.X, Y: at.Y, Released: down.Down, Long: size.touch && !key && ticks > 20})
				tick(input.Frame{X: nowhere.X, Y: nowhere.Y})
				return during, slab(p)
			}
			off := slab(p)
			during, after := hold(long)
			if slices.Equal(during, off) || !slices.Equal(after, off) {
				t.Errorf("%v, by key %v: held: threats visible %v, afterwards %v", size, key, !slices.Equal(during, off), !slices.Equal(after, off))
			}
			during, on := hold(short)
			if slices.Equal(during, off) || slices.Equal(on, off) {
				t.Errorf("%v, by key %v: pressed: threats visible %v, afterwards %v", size, key, !slices.Equal(during, off), !slices.Equal(on, off))
			}
			if _, after = hold(long); !slices.Equal(after, on) {
				t.Errorf("%v, by key %v: holding changes threats that are on", size, key)
			}
			if _, after = hold(short); !slices.Equal(after, off) {
				t.Errorf("%v, by key %v: a second press leaves the threats on", size, key)
			}
		}
	}
}

// Escape ends the threats and not the turn: the next click places.
func TestEscapeEndsThreats(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table distrify seats=0,0;play e5 d4 d5 c4 c5 f6 g6;move away")
	off := slab(p)
	do(t, p, "key l;press Threats;key l;move away;want text Threats:;key esc;move away;want absent Threats:")
	if !slices.Equal(slab(p), off) {
		t.Error("the threats are still visible")
	}
	do(t, p, "click a1;want last a1")
}

// A press with another meaning does not switch the threats: in a field, behind the menu, or when only the board is shown.
func TestOtherPressesKeepThreats(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table distrify seats=0,0;play e5 d4 d5 c4 c5 f6 g6 e3;move away")
	off := slab(p)
	for _, script := range []string{"key :;key t;ticks 2;key esc", "key m;hold t;ticks 2;hold none;key m", "key f10;hold t;ticks 2;hold none;key f10"} {
		if do(t, p, script+";move away;ticks 60"); !slices.Equal(slab(p), off) {
			t.Errorf("%s: the threats are visible", script)
		}
	}
}
