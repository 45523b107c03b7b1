package smoke

import (
	"testing"

	"quintet/build/must"
	"quintet/build/twin"
)

// With keyboards of other scripts the shortcuts are where an American keyboard has them: a table is opened, left by Ctrl+T, and the program by
// Ctrl+Q. With a French keyboard Ctrl+Q is where Q is printed, in the place of A.
func TestShortcutsOnOtherLayouts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		layout      string
		leave, quit byte
	}{{"ru", 't', 'q'}, {"il", 't', 'q'}, {"gr", 't', 'q'}, {"ara", 't', 'q'}, {"fr", 't', 'a'}} {
		t.Run(c.layout, func(t *testing.T) {
			program, server := twin.Program(t), twin.Serve(t)
			must.Succeed(t, server.Layout(c.layout))
			w := start(t, server, program)
			p := drawn(t)
			w.play(t, p, "", sitDown("Squex", "move away")...)
			w.compare(t, "table", p)
			w.PressPlace("ctrl+", c.leave)
			must.Succeed(t, p.Do("key ctrl+t"))
			w.compare(t, "title", p)
			w.PressPlace("ctrl+", c.quit)
			if err := w.Ended(); err != nil {
				t.Errorf("after Ctrl+Q on the title: %v", err)
			}
		})
	}
}
