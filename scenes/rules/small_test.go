package rules_test

import (
	"strconv"
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/render"
	"quintet/scenes/demo"
)

// rect returns the place of the button with this label.
func rect(t *testing.T, p *demo.Player, label string) render.Rect {
	t.Helper()
	for _, w := range p.App.Seen().Widgets {
		if w.Label == label {
			return w.Rect
		}
	}
	t.Fatalf("there is no button %q", label)
	return render.Rect{}
}

// TestEveryPageIsWholeInTheSmallestWindow: no page needs scrolling there, in either language.
func TestEveryPageIsWholeInTheSmallestWindow(t *testing.T) {
	for _, lang := range []struct{ key, task string }{{"ticks 1", "task "}, {"key f3", "tarefa "}} {
		for _, spec := range catalog.All() {
			p := open(t, spec.Name)
			do(t, p, "size 640 480;"+lang.key)
			for i, page := range book(t, spec).Pages {
				if n := len(page.Tasks); n > 0 {
					last := lang.task + strconv.Itoa(n)
					do(t, p, "press "+last)
					before := rect(t, p, last)
					do(t, p, "wheel -9")
					if after := rect(t, p, last); after != before {
						t.Errorf("%s, page %d: %q is at %v, and at %v after scrolling", spec.ID, i+1, last, before, after)
					}
				}
				do(t, p, "key pagedown")
			}
		}
	}
}

// TestButtonsBelowTheBoardHaveRoom: the labels of a lesson's buttons keep their margins, even with two buttons below a small board.
func TestButtonsBelowTheBoardHaveRoom(t *testing.T) {
	const least = 10
	for _, size := range []string{"640 480", "900 650", "1280 800"} {
		p := open(t, "Distrify")
		do(t, p, "size "+size+";key f3;"+strings.Repeat("key pagedown;", 3)+"ticks 1")
		for _, label := range []string{"Mostra-me", "Terminar jogada"} {
			r := rect(t, p, label)
			left, right := r.X+r.W, r.X
			for _, w := range p.App.Seen().Placed() {
				if mid := w.Rect.Centre(); r.Contains(mid) {
					left, right = min(left, w.Rect.X), max(right, w.Rect.X+w.Rect.W)
				}
			}
			if left < r.X+least || right > r.X+r.W-least {
				t.Errorf("in %s the label %q extends from %v to %v in %v", size, label, left, right, r)
			}
		}
	}
}

// TestTheKeyboardComesToEveryTask: the keyboard reaches every task, and scrolls to those that are not visible.
func TestTheKeyboardComesToEveryTask(t *testing.T) {
	for _, spec := range catalog.All() {
		p := open(t, spec.Name)
		do(t, p, "size 640 640")
		for i, page := range book(t, spec).Pages {
			if i > 0 {
				do(t, p, "key pagedown")
			}
			for n := range page.Tasks {
				task := "task " + strconv.Itoa(n+1)
				for tabs := 0; tabs == 0 || p.App.Focus() != task; tabs++ {
					if tabs == 30 {
						t.Fatalf("%s, page %d: Tab does not lead to %s", spec.ID, i+1, task)
					}
					do(t, p, "key tab")
				}
				do(t, p, "ticks 1")
				rect(t, p, task)
			}
		}
	}
}
