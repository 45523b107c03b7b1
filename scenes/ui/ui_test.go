package ui

import (
	"slices"
	"testing"
	"testing/fstest"

	"quintet/games/board"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// A desk runs passes with one state on a test screen.
type desk struct {
	state State
	stock *render.PictureCache
	book  *words.Book
	down  input.Button
	at    render.Point
}

func newDesk() *desk { return &desk{stock: render.NewPictureCache(), book: words.English(Texts())} }

// pass runs show with the input in.
func (d *desk) pass(in input.Frame, live bool, show func(u *UI)) *UI {
	in.W, in.H, in.Scale, in.X, in.Y = 640, 480, 1, d.at.X, d.at.Y
	in.Down = d.down
	b := &render.Brush{Canvas: Blind{W: in.W, H: in.H}, Pictures: d.stock, Theme: render.ThemeOf(false), Scale: 1, Blind: true}
	u := New(b, in, d.book, &d.state, live)
	show(u)
	u.Done()
	return u
}

func (d *desk) press(at render.Point, show func(u *UI)) {
	d.at, d.down = at, input.Left
	d.pass(input.Frame{Pressed: input.Left}, true, show)
}

func (d *desk) release(at render.Point, show func(u *UI)) {
	d.at, d.down = at, 0
	d.pass(input.Frame{Released: input.Left}, true, show)
}

func (d *desk) click(at render.Point, show func(u *UI)) {
	d.press(at, show)
	d.release(at, show)
}

func (d *desk) keys(show func(u *UI), ks ...input.Key) {
	for _, k := range ks {
		d.pass(input.Frame{Keys: []input.Key{k}}, true, show)
	}
}

// area returns the n-th of a column of separate areas.
func area(n int) render.Rect { return render.Rect{X: 20, Y: 20 + 60*float32(n), W: 300, H: 40} }

var nowhere = render.Point{X: 600, Y: 400}

func TestClickIsPressAndReleaseInTheSameWidget(t *testing.T) {
	a, b := area(0).Centre(), area(1).Centre()
	for _, c := range []struct {
		name     string
		from, to render.Point
		want     []int // clicks on the first and the second button
	}{
		{"on the first", a, a, []int{1, 0}},
		{"on the second", b, b, []int{0, 1}},
		{"dragged from one to the other", a, b, []int{0, 0}},
		{"dragged out", a, nowhere, []int{0, 0}},
		{"dragged in", nowhere, a, []int{0, 0}},
		{"within one", a, render.Point{X: a.X + 100, Y: a.Y - 10}, []int{1, 0}},
	} {
		d, got := newDesk(), []int{0, 0}
		show := func(u *UI) {
			for i := range got {
				if u.Button(area(i), Command{Label: "x"}) {
					got[i]++
				}
			}
		}
		d.press(c.from, show)
		d.at = c.to
		d.pass(input.Frame{}, true, show)
		d.release(c.to, show)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: clicks = %v, want %v", c.name, got, c.want)
		}
		d.release(c.to, show) // a release without a press
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: clicks after another release = %v, want %v", c.name, got, c.want)
		}
	}
}

func TestDragOutAndBackIsClick(t *testing.T) {
	d, n := newDesk(), 0
	show := func(u *UI) {
		if u.Button(area(0), Command{Label: "x"}) {
			n++
		}
	}
	d.press(area(0).Centre(), show)
	d.at = nowhere
	d.pass(input.Frame{}, true, show)
	if d.release(area(0).Centre(), show); n != 1 {
		t.Errorf("%d clicks, want 1", n)
	}
}

func TestRightButtonPressesNothing(t *testing.T) {
	d := newDesk()
	show := func(u *UI) {
		if u.Button(area(0), Command{Label: "x"}) {
			t.Error("the right button pressed the button")
		}
	}
	d.at, d.down = area(0).Centre(), input.Right
	d.pass(input.Frame{Pressed: input.Right}, true, show)
	d.down = 0
	d.pass(input.Frame{Released: input.Right}, true, show)
}

func TestButtonThatIsOff(t *testing.T) {
	d := newDesk()
	show := func(u *UI) {
		if u.Button(area(0), Command{Label: "x", Act: keys.EndTurn, Off: true}) {
			t.Error("a disabled button was pressed")
		}
		if len(u.Widgets) > 0 {
			t.Error("a disabled button is among the widgets")
		}
	}
	d.click(area(0).Centre(), show)
	d.keys(show, "e")
}

func TestOneWidgetTakesInput(t *testing.T) {
	d, n := newDesk(), 0
	show := func(u *UI) {
		for range 2 { // two at the same place, with the same key
			if u.Button(area(0), Command{Label: "x", Act: keys.EndTurn}) {
				n++
			}
		}
	}
	if d.click(area(0).Centre(), show); n != 1 {
		t.Errorf("a click pressed %d buttons, want 1", n)
	}
	if d.keys(show, "e"); n != 2 {
		t.Errorf("a key pressed %d buttons, want 1", n-1)
	}
	if d.keys(show, "f", "shift+e", ""); n != 2 {
		t.Errorf("other keys pressed %d buttons, want none", n-2)
	}
}

func TestDrawingPassHandlesNoInput(t *testing.T) {
	d := newDesk()
	d.press(area(0).Centre(), func(*UI) {})
	d.down = 0
	d.pass(input.Frame{Released: input.Left, Keys: []input.Key{"e"}, Wheel: -5, Typed: []rune("x")}, false, func(u *UI) {
		if u.Button(area(0), Command{Label: "x", Act: keys.EndTurn}) {
			t.Error("a button was pressed")
		}
		if now, _ := u.Choices(area(0), "c", []string{"a", "b"}, 1); now != 1 {
			t.Error("a choice was made")
		}
		if got := u.Field(area(0), "f", "text", 9, render.TypeBody); got != "text" {
			t.Errorf("the text is now %q", got)
		}
		if got := u.Scroll(area(0), "s", 1000); got != 0 {
			t.Errorf("scrolled to %v", got)
		}
	})
}

func TestTakenInputIsHidden(t *testing.T) {
	d := newDesk()
	show := func(u *UI) {
		u.Take()
		if u.Free() || u.Button(area(0), Command{Label: "x", Act: keys.EndTurn}) {
			t.Error("input was used twice")
		}
	}
	d.click(area(0).Centre(), show)
	d.keys(show, "e")
}

func TestKeyNames(t *testing.T) {
	u := newDesk().pass(input.Frame{}, false, func(*UI) {})
	pt := *u
	pt.Book = words.NewBook("pt", Texts())
	for _, c := range []struct {
		key    input.Key
		en, pt string
	}{
		{"e", "E", "E"}, {"ctrl+z", "Ctrl+Z", "Ctrl+Z"}, {"ctrl+shift+z", "Ctrl+Shift+Z", "Ctrl+Shift+Z"}, {"esc", "Esc", "Esc"}, {"f1", "F1", "F1"}, {"", "", ""},
		{"ctrl++", "Ctrl++", "Ctrl++"}, {"+", "+", "+"}, {"f", "F", "F"}, {"é", "É", "É"}, {"shift+f11", "Shift+F11", "Shift+F11"},
		{"space", "Space", "Espaço"}, {"shift+left", "Shift+←", "Shift+←"}, {"pageup", "PgUp", "PgUp"},
	} {
		if got := u.KeyName(c.key); got != c.en {
			t.Errorf("KeyName(%q) = %q, want %q", c.key, got, c.en)
		}
		if got := pt.KeyName(c.key); got != c.pt {
			t.Errorf("KeyName(%q) in Portuguese = %q, want %q", c.key, got, c.pt)
		}
	}
	u.Mac, pt.Mac = true, true
	if got := u.KeyName("ctrl+shift+z"); got != "Cmd+Shift+Z" {
		t.Errorf("KeyName(ctrl+shift+z) on macOS = %q", got)
	}
	if got := pt.KeyName("alt+enter"); got != "Opção+Enter" {
		t.Errorf("KeyName(alt+enter) on macOS in Portuguese = %q", got)
	}
}

func TestChoices(t *testing.T) {
	labels := []string{"First", "A longer second", "3"}
	for _, room := range []float32{300, 120} {
		d, chosen := newDesk(), 0
		r := render.Rect{X: 20, Y: 20, W: room, H: 36}
		var widgets []Widget
		show := func(u *UI) {
			chosen, _ = u.Choices(r, "kind", labels, chosen)
			widgets = u.Widgets
		}
		d.keys(show, "x")
		for i, w := range widgets {
			if w.Label != "kind "+labels[i] {
				t.Errorf("choice %d has the label %q", i, w.Label)
			}
			if w.Rect.X < r.X-0.1 || w.Rect.X+w.Rect.W > r.X+r.W+0.1 {
				t.Errorf("choice %q lies in %v, outside %v", w.Label, w.Rect, r)
			}
		}
		for _, i := range []int{2, 1, 1, 0} {
			if d.click(widgets[i].Rect.Centre(), show); chosen != i {
				t.Errorf("chosen = %d, want %d", chosen, i)
			}
		}
		d.press(widgets[1].Rect.Centre(), show)
		if d.release(widgets[2].Rect.Centre(), show); chosen != 0 {
			t.Errorf("a drag chose %d", chosen)
		}
	}
}

func TestScrollStaysWithinContent(t *testing.T) {
	d := newDesk()
	at, height := float32(0), float32(100)
	show := func(u *UI) { at = u.Scroll(area(0), "s", height) }
	d.at = area(0).Centre()
	turn := func(n float32) { d.pass(input.Frame{Wheel: n}, true, show) }
	if turn(3); at != 0 {
		t.Errorf("scrolled to %v above the beginning", at)
	}
	if turn(-1); at != 48 {
		t.Errorf("one notch scrolls by %v, want 48", at)
	}
	if turn(-100); at != height-area(0).H {
		t.Errorf("scrolled to %v, want the end %v", at, height-area(0).H)
	}
	if d.at = nowhere; true {
		turn(100)
	}
	if at != height-area(0).H {
		t.Errorf("the wheel scrolled to %v with the pointer outside", at)
	}
	height = 10
	if turn(0); at != 0 {
		t.Errorf("content that fits is scrolled to %v", at)
	}
}

func TestScrollPageByWheelAndKeys(t *testing.T) {
	for _, c := range []struct {
		name   string
		arrows bool // the arrows do not move the focus
		wheel  float32
		keys   []input.Key
		want   float32
	}{
		{"a notch of the wheel", false, -1, nil, 48},
		{"a page", false, 0, []input.Key{input.PageDown}, 152},
		{"a page and back", false, 0, []input.Key{input.PageDown, input.PageUp}, 0},
		{"the end", false, 0, []input.Key{input.End}, 800},
		{"the end and the beginning", false, 0, []input.Key{input.End, input.Home}, 0},
		{"an arrow that moves the focus", false, 0, []input.Key{input.ArrowD}, 0},
		{"arrows", true, 0, []input.Key{input.ArrowD, input.ArrowD, input.ArrowU}, 48},
	} {
		d, at := newDesk(), float32(0)
		show := func(u *UI) {
			if c.arrows {
				u.Focusing(keys.Press)
			}
			at = u.ScrollPage(render.Rect{X: 20, Y: 20, W: 300, H: 200}, "page", 1000)
		}
		d.at = render.Point{X: 30, Y: 30}
		d.pass(input.Frame{Wheel: c.wheel}, true, show)
		d.keys(show, c.keys...)
		if at != c.want {
			t.Errorf("%s scrolls to %v, want %v", c.name, at, c.want)
		}
	}
}

// TestSayNamesCurrentKeys checks that an act in a message, at any depth, becomes the name of its current key, or a dash if it has none.
func TestSayNamesCurrentKeys(t *testing.T) {
	d := newDesk()
	d.book = words.English(Texts(), words.Folder{Path: "x", Files: fstest.MapFS{
		"texts/en.txt": {Data: []byte("one = %[1]s turns\ntwo = %[1]s, %[2]s flips")},
	}})
	m := board.Say("two", board.Say("one", board.ActTileOn), board.ActFlip)
	u := d.pass(input.Frame{}, false, func(*UI) {})
	for _, c := range []struct {
		keys keys.Map
		want string
	}{
		{nil, "R turns, X flips"},
		{keys.Map{keys.TileOn: {"ctrl+j"}, keys.Flip: {}}, "Ctrl+J turns, – flips"},
	} {
		u.Keys = c.keys
		if got := u.Say(m); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
	if m.Args[1] != board.ActFlip {
		t.Error("the message was changed")
	}
}
