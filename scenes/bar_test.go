package scenes

import (
	"slices"
	"testing"

	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A title is cut before it reaches the tools, which stay in the window.
func TestBarKeepsTitleAndToolsApart(t *testing.T) {
	set, _ := settings.Load(store.Memory())
	c, state := &Context{Settings: set}, ui.State{}
	for _, w := range []float32{1280, 640, 360} {
		in := input.Frame{W: int(w), H: 640, Scale: 1}
		b := &render.Brush{Canvas: ui.Blind{W: in.W, H: in.H}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
		u := ui.New(b, in, Words(words.En, nil), &state, false)
		var next Next
		c.Page(u, Bar{Title: "The ten longest games of all players", More: "more about these", Tools: []ui.Command{
			{Label: "Longest games", Icon: sprites.IconCrown}, {Label: "Open a file", Icon: sprites.IconFolder},
		}}, &next)
		u.Done()
		first := w
		for _, x := range u.Widgets[1:] { // after the way back
			if first = min(first, x.Rect.X); x.Rect.X+x.Rect.W > w {
				t.Errorf("at %v %q is at %v", w, x.Label, x.Rect)
			}
		}
		for _, x := range u.Placed() {
			if x.Rect.X < first && x.Rect.X+x.Rect.W > first {
				t.Errorf("at %v %q runs to %v, into a tool at %v", w, x.Text, x.Rect.X+x.Rect.W, first)
			}
		}
		if len(u.Texts) == 0 || len(u.Widgets) < 4 {
			t.Errorf("at %v there are the texts %q and %v", w, u.Texts, u.Widgets)
		}
	}
}

// The icons of the tools are to the right of From, so a label that fits beside them there is shown.
func TestBarToolsBeginAtFrom(t *testing.T) {
	set, _ := settings.Load(store.Memory())
	c := &Context{Settings: set}
	in := input.Frame{W: 900, H: 600, Scale: 1}
	b := &render.Brush{Canvas: ui.Blind{W: in.W, H: in.H}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
	show := func(from float32) (u *ui.UI, begin float32) {
		u = ui.New(b, in, Words(words.En, nil), &ui.State{}, false)
		var next Next
		free := c.Bar(u, BoardPage(u.Size()), Bar{InSettings: true, Title: "Game", Tools: []ui.Command{{Label: "Practise", Icon: sprites.IconTarget}}, From: from}, &next)
		return u, free.X + free.W
	}
	_, begin := show(0)
	for inside, worded := range map[float32]bool{0: true, ToolPadding: true, ToolPadding + 1: false} {
		if u, _ := show(begin + inside); slices.Contains(u.Texts, "Practise") != worded {
			t.Errorf("a tool that begins at %v has its label beyond %v: %v", begin, begin+inside, !worded)
		}
	}
}
