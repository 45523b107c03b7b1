package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quintet/render"
	"quintet/render/input"
	"quintet/sprites"
)

// atScale runs a pass that handles in at a scale of the screen.
func (d *desk) atScale(scale float32, in input.Frame, show func(u *UI)) *UI {
	in.W, in.H, in.Scale = 640, 480, scale
	b := &render.Brush{Canvas: Blind{W: in.W, H: in.H}, Pictures: d.stock, Theme: render.ThemeOf(false), Scale: scale, Blind: true}
	u := New(b, in, d.book, &d.state, true)
	show(u)
	u.Done()
	return u
}

// A sketch draws descriptions whose leaves remember where they were drawn, what size they asked for and how often they were measured.
type sketch struct {
	t           *rapid.T
	asked, seen []render.Rect
	measured    int
}

// leaf draws an element with no parts.
func (s *sketch) leaf() Element {
	n := len(s.asked)
	e := Element{}
	want := render.Rect{W: float32(rapid.IntRange(1, 90).Draw(s.t, "w")), H: float32(rapid.IntRange(1, 60).Draw(s.t, "h"))}
	switch rapid.IntRange(0, 3).Draw(s.t, "leaf") {
	case 0:
		e = Canvas(want.W, want.H, func(render.Rect) {})
	case 1:
		want = render.Rect{}
		e = Button(Command{Label: fmt.Sprint("button ", n)})
	case 2:
		want = render.Rect{}
		e = Wrapped(fmt.Sprint("some more words ", n), Block{Type: render.TypeBody, Leading: 20, Ink: render.ThemeOf(false).Text})
	default:
		want = render.Rect{}
		e = Ellipsis(fmt.Sprint("some words ", n), render.TypeBody, render.ThemeOf(false).Text)
	}
	s.asked, s.seen = append(s.asked, want), append(s.seen, render.Rect{})
	e.part = watched{e.part, s, n}
	return e
}

// A watched is a part that is drawn as the nth of a sketch.
type watched struct {
	part
	s *sketch
	n int
}

func (w watched) size(u *UI, room Extent) Extent {
	w.s.measured++
	return w.part.size(u, room)
}

func (w watched) draw(u *UI, r render.Rect) {
	w.s.seen[w.n] = r
	w.part.draw(u, r)
}

// element draws a description of a depth.
func (s *sketch) element(depth int) Element {
	if depth == 0 {
		return s.leaf()
	}
	parts := make([]Element, rapid.IntRange(1, 4).Draw(s.t, "parts"))
	for i := range parts {
		if parts[i] = s.element(rapid.IntRange(0, depth-1).Draw(s.t, "depth")); rapid.Bool().Draw(s.t, "top") {
			parts[i] = parts[i].Top()
		}
	}
	gap := float32(rapid.IntRange(0, 24).Draw(s.t, "gap"))
	switch rapid.IntRange(0, 2).Draw(s.t, "kind") {
	case 0:
		return Row(gap, parts...)
	case 1:
		return Column(gap, parts...)
	}
	return Grid(rapid.IntRange(1, 3).Draw(s.t, "columns"), gap, parts...).Pad(gap, gap)
}

// near reports whether lengths differ only by rounding.
func near(a, b float32) bool { return a-b < 0.1 && b-a < 0.1 }

func TestLayoutPartsDoNotOverlap(t *testing.T) {
	d := newDesk()
	rapid.Check(t, func(t *rapid.T) {
		s := &sketch{t: t}
		e := s.element(3)
		room := render.Rect{X: 7, Y: 9, W: float32(rapid.IntRange(40, 1500).Draw(t, "width")), H: float32(rapid.IntRange(40, 1500).Draw(t, "height"))}
		scale := rapid.SampledFrom([]float32{0.5, 0.75, 1, 1.5, 2, 3}).Draw(t, "scale")
		var x Extent
		u := d.atScale(scale, input.Frame{}, func(u *UI) {
			x = u.Extent(e, room.W, room.H)
			u.Lay(room, e)
		})
		if !x.fits(Extent{W: room.W, H: room.H}) {
			return
		}
		for i, r := range s.seen {
			if r.X < room.X-0.1 || r.Y < room.Y-0.1 || r.X+r.W > room.X+room.W+0.1 || r.Y+r.H > room.Y+room.H+0.1 {
				t.Fatalf("part %d at %v leaves the room %v, which has the extent %v", i, r, room, x)
			}
			if want := s.asked[i]; want.H > 0 && !near(r.H, want.H) {
				t.Fatalf("part %d is %v high, measured as %v", i, r.H, want.H)
			}
			for j, q := range s.seen[:i] {
				if o := r.Intersect(q); o.W > 0.1 && o.H > 0.1 {
					t.Fatalf("parts %d at %v and %d at %v overlap", i, r, j, q)
				}
			}
		}
		if !slices.IsSortedFunc(u.Widgets, func(a, b Widget) int { return number(a) - number(b) }) {
			t.Fatalf("buttons are not in the order of the description: %v", u.Widgets)
		}
	})
}

// number returns the number in the label of a button of a sketch.
func number(w Widget) (n int) {
	fmt.Sscanf(w.Label, "button %d", &n)
	return n
}

func TestPartsAreMeasuredOnce(t *testing.T) {
	s := &sketch{seen: make([]render.Rect, 1)}
	e := Element{part: watched{Canvas(20, 10, func(render.Rect) {}).part, s, 0}}
	for range 3 {
		e = Column(8, Row(8, e, Spacer()).Pad(4, 4), Row(8, Text("words", render.TypeBody, render.ThemeOf(false).Text)))
	}
	newDesk().atScale(1, input.Frame{}, func(u *UI) {
		u.Extent(e, 400, 300)
		u.Lay(render.Rect{W: 400, H: 300}, e)
	})
	if s.measured != 1 {
		t.Errorf("measured %d times", s.measured)
	}
}

func TestWrappedShowsLinesThatFit(t *testing.T) {
	d, b := newDesk(), Block{Type: render.TypeBody, Leading: 20}
	many := Wrapped(strings.Repeat("word ", 40), b)
	u := d.atScale(1, input.Frame{}, func(u *UI) {
		u.Lay(render.Rect{W: 100, H: 150}, Column(8, many, Button(Command{Label: "Below"})))
	})
	lines, below := 0, u.Widgets[0].Rect
	for _, l := range u.Placed() {
		if strings.HasPrefix(l.Text, "word") {
			lines++
		}
	}
	if want := int((150 - 8 - below.H) / b.Leading); lines != want || below.Y+below.H > 150 {
		t.Errorf("%d lines above the button at %v, want %d", lines, below, want)
	}
}

func TestTop(t *testing.T) {
	d, got := newDesk(), render.Rect{}
	sign := Canvas(10, 10, func(r render.Rect) { got = r }).Top()
	d.atScale(1, input.Frame{}, func(u *UI) { u.Lay(render.Rect{Y: 5, W: 100, H: 50}, Row(8, sign, Canvas(20, 50, nil))) })
	if want := (render.Rect{Y: 5, W: 10, H: 10}); got != want {
		t.Errorf("drawn in %v, want %v", got, want)
	}
}

func TestHiddenKeepsTheSpace(t *testing.T) {
	d, below := newDesk(), render.Rect{}
	large := Column(8, Button(Command{Label: "One"}), Button(Command{Label: "Two"}))
	u := d.atScale(1, input.Frame{}, func(u *UI) {
		place := Stack(Button(Command{Label: "Shown"}), large.Hidden())
		u.Lay(render.Rect{W: 200, H: 200}, Column(0, place, Canvas(10, 10, func(r render.Rect) { below = r })))
		if want := u.Extent(large, 200, 200).H; below.Y != want {
			t.Errorf("the next part is at %v, want it below the hidden one at %v", below.Y, want)
		}
	})
	if len(u.Widgets) != 1 || u.Widgets[0].Label != "Shown" {
		t.Errorf("drawn were %v", u.Widgets)
	}
}

func TestSquareFillsItsSpace(t *testing.T) {
	d, got := newDesk(), render.Rect{}
	square := Square(func(r render.Rect) { got = r })
	for _, c := range []struct{ w, h, side float32 }{{100, 30, 30}, {100, 300, 100}} {
		d.atScale(1, input.Frame{}, func(u *UI) { u.Lay(render.Rect{W: c.w, H: c.h}, Row(0, square, Spacer())) })
		if want := (render.Rect{Y: (c.h - c.side) / 2, W: c.side, H: c.side}); got != want {
			t.Errorf("in %v by %v drawn in %v, want %v", c.w, c.h, got, want)
		}
	}
}

func TestRowCutsTextFirst(t *testing.T) {
	d := newDesk()
	for _, w := range []float32{500, 240, 140} {
		room := render.Rect{W: w, H: 50}
		u := d.atScale(1, input.Frame{}, func(u *UI) {
			u.Lay(room, Row(8, Row(8, Ellipsis("many words that have no room beside a button", render.TypeBody, u.Theme.Text)), Spacer(), Button(Command{Label: "Undo"})))
		})
		b := u.Widgets[0].Rect
		if !near(b.X+b.W, w) {
			t.Errorf("at %v the button ends at %v", w, b.X+b.W)
		}
		for _, l := range u.Placed() {
			if l.Text != "Undo" && l.Rect.X+l.Rect.W > b.X-8 {
				t.Errorf("at %v %q runs to %v, into the button at %v", w, l.Text, l.Rect.X+l.Rect.W, b.X)
			}
		}
	}
}

func TestGrowSharesSpareSpace(t *testing.T) {
	d, got := newDesk(), make([]render.Rect, 3)
	part := func(i int) Element { return Canvas(20, 10, func(r render.Rect) { got[i] = r }) }
	d.atScale(1, input.Frame{}, func(u *UI) {
		u.Lay(render.Rect{W: 340, H: 10}, Row(10, part(0), part(1).Grow(1), Element{}, part(2).Grow(2)))
	})
	if want := []render.Rect{{W: 20, H: 10}, {X: 30, W: 100, H: 10}, {X: 140, W: 200, H: 10}}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestFirstThatFits(t *testing.T) {
	d := newDesk()
	a, b := Button(Command{Label: "First button"}), Button(Command{Label: "Second button"})
	for _, c := range []struct {
		w    float32
		same bool // both are on one line
	}{{400, true}, {200, false}, {20, false}} {
		u := d.atScale(1, input.Frame{}, func(u *UI) { u.Lay(render.Rect{W: c.w, H: 100}, FirstThatFits(Row(8, a, b), Column(8, a, b))) })
		if same := u.Widgets[0].Rect.Y == u.Widgets[1].Rect.Y; same != c.same || len(u.Widgets) != 2 {
			t.Errorf("in a width of %v: on one line %v, want %v", c.w, same, c.same)
		}
	}
	u := d.atScale(1, input.Frame{}, func(u *UI) {
		u.Lay(render.Rect{W: 80, H: 40}, FirstThatFits(Text("words that have no room", render.TypeBody, u.Theme.Text), Text("words", render.TypeBody, u.Theme.Text)))
	})
	if !slices.Equal(u.Texts, []string{"words"}) {
		t.Errorf("wrote %q", u.Texts)
	}
	u = d.atScale(1, input.Frame{}, func(u *UI) { u.Lay(render.Rect{W: 400, H: 100}, FirstThatFits(Element{}, a)) })
	if len(u.Widgets) != 1 {
		t.Errorf("a zero Element was shown: %v", u.Widgets)
	}
	below := render.Rect{}
	d.atScale(1, input.Frame{}, func(u *UI) {
		drawn := Canvas(10, 10, func(r render.Rect) { below = r })
		u.Lay(render.Rect{W: 400, H: 100}, Column(8, FirstThatFits(Element{}, Element{}), drawn))
	})
	if below.Y != 0 {
		t.Errorf("without a variant the next part is at %v, want no gap above it", below.Y)
	}
}

// FirstOf shows the same as FirstThatFits, but describes no variant after the first that fits, and none twice.
func TestFirstOfDescribesWhatItNeeds(t *testing.T) {
	d := newDesk()
	for w, want := range map[float32][]int{400: {0}, 200: {0, 1}, 20: {0, 1, 2}} {
		var described []int
		u := d.atScale(1, input.Frame{}, func(u *UI) {
			u.Lay(render.Rect{W: 500, H: 100}, FirstOf(3, func(i int) Element {
				described = append(described, i)
				return Text([]string{"text that fits in a width of 400 but not in 200", "less text", "text"}[i], render.TypeBody, u.Theme.Text)
			}).Width(w).Align(render.Start, render.Start))
		})
		if !slices.Equal(described, want) || len(u.Texts) != 1 {
			t.Errorf("in a width of %v: described %v, want %v; wrote %q", w, described, want, u.Texts)
		}
	}
}

// A part that may be cut makes FirstThatFits reject a variant only if it is too high.
func TestFirstThatFitsAcceptsWhatMayBeCut(t *testing.T) {
	d := newDesk()
	for high, want := range map[float32]int{100: 2, 30: 1} {
		u := d.atScale(1, input.Frame{}, func(u *UI) {
			words := Ellipsis("words that have no room", render.TypeBody, u.Theme.Text).MayBeCut()
			u.Lay(render.Rect{W: 80, H: high}, FirstThatFits(Column(0, words, words), words))
		})
		if len(u.Texts) != want {
			t.Errorf("in a height of %v: %d lines, want %d", high, len(u.Texts), want)
		}
	}
}

func TestFittedShowsWhatFits(t *testing.T) {
	d := newDesk()
	for w, want := range map[float32]string{300: "many words", 60: "few"} {
		u := d.atScale(1, input.Frame{}, func(u *UI) {
			say := func(w float32) string {
				if u.Measure("many words", render.TypeBody) <= w {
					return "many words"
				}
				return "few"
			}
			u.Lay(render.Rect{W: w, H: 40}, Row(8, Fitted(render.TypeBody, u.Theme.Text, say), Spacer()))
		})
		if !slices.Equal(u.Texts, []string{want}) {
			t.Errorf("at %v wrote %q, want %q", w, u.Texts, want)
		}
	}
}

func TestPressedElementRuns(t *testing.T) {
	d, pressed := newDesk(), 0
	show := func(u *UI) {
		u.Lay(render.Rect{W: 300, H: 300}, Column(8, Text("above", render.TypeBody, u.Theme.Text), Button(Command{Label: "Go", Run: func() { pressed++ }})))
	}
	at := d.pass(input.Frame{}, true, show).Widgets[0].Rect.Centre()
	d.click(at, show)
	d.pass(input.Frame{}, false, show)
	if pressed != 1 {
		t.Errorf("called %d times after one click", pressed)
	}
}

func TestScrollArea(t *testing.T) {
	for _, c := range []struct {
		area   func(name string, ground sprites.Color, e Element) Element
		byKeys bool
	}{{ScrollArea, true}, {ScrollPanel, false}} {
		d := newDesk()
		show := func(u *UI) {
			var parts []Element
			for i := range 20 {
				parts = append(parts, Button(Command{Label: fmt.Sprint("button ", i)}))
			}
			u.Lay(render.Rect{W: 300, H: 200}, c.area("area", u.Theme.Window, Column(8, parts...)))
		}
		first := func() string { return d.pass(input.Frame{}, true, show).Widgets[0].Label }
		if first() != "button 0" {
			t.Errorf("begins with %s", first())
		}
		d.keys(show, input.PageDown)
		if scrolled := first() != "button 0"; scrolled != c.byKeys {
			t.Errorf("a page down scrolls: got %v, want %v", scrolled, c.byKeys)
		}
		d.pass(input.Frame{X: 10, Y: 10, Wheel: -9}, true, show)
		if first() == "button 0" {
			t.Error("the wheel does not scroll")
		}
	}
}

// What is not in view keeps its place but is not drawn.
func TestInView(t *testing.T) {
	d := newDesk()
	show := func(u *UI) {
		var parts []Element
		for i := range 20 {
			parts = append(parts, Text(fmt.Sprint("text ", i), render.TypeSmall, u.Theme.Text).Height(50).InView())
		}
		u.Lay(render.Rect{Y: 100, W: 300, H: 200}, ScrollArea("area", u.Theme.Window, Column(0, parts...)))
	}
	for _, c := range []struct {
		at   float32
		want []string
	}{
		{0, []string{"text 0", "text 1", "text 2", "text 3"}},
		{75, []string{"text 1", "text 2", "text 3", "text 4", "text 5"}},
		{9999, []string{"text 16", "text 17", "text 18", "text 19"}},
	} {
		u := d.pass(input.Frame{}, true, func(u *UI) { u.ScrollTo("area", c.at); show(u) })
		if !slices.Equal(u.Texts, c.want) {
			t.Errorf("scrolled to %v: drawn %q, want %q", c.at, u.Texts, c.want)
		}
	}
	if u := d.pass(input.Frame{}, true, func(u *UI) { u.Lay(render.Rect{}, Text("text", render.TypeSmall, u.Theme.Text).InView()) }); len(u.Texts) != 1 {
		t.Error("outside a ScrollArea nothing is drawn")
	}
}

// A text between margins of any width is not cut at the size that it asked for.
func TestPaddedTextIsNotCut(t *testing.T) {
	d := newDesk()
	for n := range 300 {
		pad := float32(n) / 7
		u := d.atScale(1, input.Frame{}, func(u *UI) {
			e := Text("whole", render.TypeSmall, u.Theme.Text).Pad(pad, 0)
			size := u.Extent(e, 600, 400)
			u.Lay(render.Rect{X: pad, W: size.W, H: size.H}, e)
		})
		if u.Placed()[0].Cut {
			t.Errorf("the text is cut between margins of %v", pad)
		}
	}
}
