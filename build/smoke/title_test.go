package smoke

import (
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"quintet/build/must"
	"quintet/build/twin"
	"quintet/render/place"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

// Window managers and docks read the title when a window is shown. It must be set by then, and not change afterwards.
func TestWindowTitleIsSetWhenShown(t *testing.T) {
	t.Parallel()
	program, server := twin.Program(t), twin.Serve(t)
	for name, full := range map[string]bool{"window": false, "full screen": true} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			set, _ := settings.Load(store.Disk(folder))
			set.Window = place.Place{Monitor: "screen", X: 100, Y: 60, Width: 800, Height: 600, Full: full}
			must.Succeed(t, set.Save())
			x, err := xgb.NewConnDisplay(server.Name())
			must.Succeed(t, err)
			seen := watchTitles(t, x)
			twin.Open(t, server, program, "-data", folder, "-seed", "1")
			time.Sleep(time.Second) // time in which a late title would arrive
			x.Close()
			titles := <-seen
			if len(titles) != 1 || titles[0] != "Quintet" {
				t.Errorf("when the window is shown and whenever its title changes after that, it is %q, want %q once", titles, "Quintet")
			}
		})
	}
}

// watchTitles returns a channel of the titles of shown windows: when they are shown, and after each change. It delivers them once x is closed.
func watchTitles(t *testing.T, x *xgb.Conn) <-chan []string {
	t.Helper()
	watch := func(w xproto.Window, events uint32) error {
		return xproto.ChangeWindowAttributesChecked(x, w, xproto.CwEventMask, []uint32{events}).Check()
	}
	must.Succeed(t, watch(xproto.Setup(x).DefaultScreen(x).Root, xproto.EventMaskSubstructureNotify))
	title := func(w xproto.Window) string {
		p, err := xproto.GetProperty(x, false, w, xproto.AtomWmName, xproto.GetPropertyTypeAny, 0, 64).Reply()
		if err != nil {
			return err.Error()
		}
		return string(p.Value)
	}
	seen := make(chan []string, 1)
	go func() {
		shown := map[xproto.Window]bool{}
		var titles []string
		for {
			event, err := x.WaitForEvent()
			if event == nil && err == nil { // closed
				seen <- titles
				return
			}
			switch e := event.(type) {
			case xproto.CreateNotifyEvent:
				_ = watch(e.Window, xproto.EventMaskPropertyChange) // one that has disappeared meanwhile is not shown
			case xproto.MapNotifyEvent:
				shown[e.Window] = true
				titles = append(titles, title(e.Window))
			case xproto.PropertyNotifyEvent:
				if e.Atom == xproto.AtomWmName && shown[e.Window] {
					titles = append(titles, title(e.Window))
				}
			}
		}
	}()
	return seen
}
