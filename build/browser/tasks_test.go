package browser

import (
	"testing"

	"quintet/build/must"
)

// measure is the reference work of the page: on a slow machine everything takes proportionally longer.
const measure = `(() => { let x = 0; for (let i = 0; i < 3e7; i++) x = (x * 31 + i) | 0; return x; })()`

// maxTask limits a task of the page, relative to the measure: 0.3 s if that takes 0.2.
const maxTask = 1.5

// No task blocks clicks and keys for long: not a new screen, not a new page size, not the thinking of the strongest computer.
func TestNoLongTasks(t *testing.T) {
	p := open(t, start(t, british), site+"/?seed=1", 640, 480, 1) // a trace covers all pages of a browser
	d := beginIn(t, p, "size 1280 800;ticks 1")
	longest := func(act func() error) float64 {
		ts, err := p.Tasks(act)
		must.Succeed(t, err)
		if len(ts) == 0 {
			t.Fatal("no task is traced")
		}
		return ts[len(ts)-1]
	}
	whole := longest(func() error {
		_, err := Eval[int](p, measure)
		return err
	})
	for _, c := range []struct{ name, script string }{
		{"new game", "press New game Distrify;press size;press size 13;press level of seat 2;press Vera;press seats As listed;ticks 1"},
		{"table", "press Play;ticks 1"},
		{"thinking", "play g7;ticks 120"},
		{"undo", "press Undo;ticks 1"},
		{"new size", "size 1000 700;ticks 1"},
	} {
		took := longest(func() error {
			do(t, d, c.script)
			return p.Frames(3) // by then the page has drawn it
		})
		t.Logf("%s: %.0f ms, %.2f of the measure", c.name, took, took/whole)
		if took > maxTask*whole {
			t.Errorf("%s: a task of the page takes %.0f ms, want at most %.0f", c.name, took, maxTask*whole)
		}
	}
}
