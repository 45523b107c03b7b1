package play

import (
	"strings"
	"testing"

	"quintet/render/input"
	"quintet/scenes/play/thinking"
)

// A hint says why it is good if that is proven, and shows the cells that the reason is about.
func TestAHintSaysWhy(t *testing.T) {
	s := newScene(t, "squex size=3 win=first", "a1 b2")
	s.hints.ask()
	for range 50 {
		live(s, input.Frame{})
	}
	u := frame(s, 1280, 800)
	w := s.words.say(u)
	if s.model.computer.Searching(thinking.Hint) || s.hints.why.Text.Empty() {
		t.Fatalf("the hint that wins has no reason: %q", w.detail)
	}
	if !strings.HasPrefix(w.detail, u.Say(s.hints.why.Text)) || len(w.why.Cells) == 0 {
		t.Errorf("detail %q, cells %v, want %q", w.detail, w.why.Cells, u.Say(s.hints.why.Text))
	}
}
