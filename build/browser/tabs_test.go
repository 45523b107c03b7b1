package browser

import (
	"testing"

	"quintet/build/must"
	"quintet/scenes/demo"
)

// alone does what script says in the twin, and not in its page.
func alone(t *testing.T, d *demo.Player, script string) {
	t.Helper()
	page := d.Frame
	d.Frame = nil
	do(t, d, script)
	d.Frame = page
}

// Two tabs play at tables of their own and change settings: each comes back to its table, with what both have changed.
func TestTwoTabsKeepBothChanges(t *testing.T) {
	own := person(t)
	first := open(t, own, site+"/?seed=1", 640, 480, 1)
	one := twin(t, first)
	do(t, one, "size 640 480;move away;"+half)
	second := open(t, own, site+"/?seed=1", 640, 480, 1)
	must.Succeed(t, second.Press("esc")) // the message that there is another tab
	other := twin(t, second)
	do(t, other, "size 640 480;move away;press New game Distrify;press seat 2 Person;press seats As listed;press Play;play e5;move away")
	must.Succeed(t, first.Front())
	do(t, one, "key f2;ticks 2")
	compare(t, first, "first", one)
	must.Succeed(t, second.Front())
	do(t, other, "key f3;ticks 2")
	compare(t, second, "second", other)
	alone(t, one, "key f3;ticks 2")
	alone(t, other, "key f2;ticks 2")
	for _, tab := range []struct {
		name string
		page *Page
		twin *demo.Player
	}{{"first-again", first, one}, {"second-again", second, other}} {
		must.Succeed(t, tab.page.Front())
		must.Succeed(t, tab.page.Reload())
		must.Succeed(t, tab.page.Started())
		if tab.page == second {
			must.Succeed(t, tab.page.Press("esc"))
		}
		compare(t, tab.page, tab.name, tab.twin)
	}
}
