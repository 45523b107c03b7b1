package window

import (
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render/place"
)

// open brings the window to where it was: on the monitor it was on, if that is still there, and not outside of it. It reports whether
// that monitor is there.
func open(p place.Place) (placed bool) {
	if inPage {
		return false // the page lies where it lies
	}
	ms := ebiten.AppendMonitors(nil)
	if len(ms) == 0 {
		ebiten.SetWindowSize(p.Width, p.Height)
		return false
	}
	m := ms[0]
	for _, other := range ms {
		if other.Name() == p.Monitor {
			m, placed = other, true
			break
		}
	}
	ebiten.SetMonitor(m)
	w, h := m.Size()
	in := p.Within(w, h, MinWidth, MinHeight)
	ebiten.SetWindowSize(in.Width, in.Height)
	if placed {
		ebiten.SetWindowPosition(in.X, in.Y)
	}
	if p.Maximised {
		ebiten.MaximizeWindow()
	}
	ebiten.SetFullscreen(p.Full && !untitled)
	return placed
}

// untitled says that Ebitengine shows a new window before it has its title: window managers and docks would show it without a name. There
// the window begins hidden, and the first update shows it.
const untitled = runtime.GOOS == "linux"

// show shows the hidden window. Where it is placed it goes there once more: some window managers take the place of a hidden window for that of
// its frame, and the window would open further down each time. Only a window that is already shown gets the keyboard in full screen where
// there is no window manager.
func show(placed, full bool) {
	x, y := ebiten.WindowPosition()
	ebiten.SetWindowVisible(true)
	if full {
		ebiten.SetFullscreen(true)
	} else if placed && !ebiten.IsWindowMaximized() {
		ebiten.SetWindowPosition(x, y)
	}
}

// lookEvery is after how many ticks the loop looks again where the window lies. Each question to the system takes another thread.
const lookEvery = 15

// watch notes now and then where the window lies, and in the first update of every frame while the loop sleeps: an event may have moved the
// window. The repetitions of a held key do not. It reports whether the window has another place.
func (g *game) watch() (moved bool) {
	g.ticks++
	first := g.fresh
	g.fresh = false
	if g.ticks%lookEvery != 1 && (!first || g.pacer.awake || len(g.reader.keys) > 0) {
		return false
	}
	before := g.place
	g.look()
	return g.place != before
}

// look notes where the window lies now. While it is maximised, in full screen or minimised, its own size and place are those before.
func (g *game) look() {
	if ebiten.IsWindowMinimized() {
		return
	}
	p := g.place
	p.Full, p.Maximised = ebiten.IsFullscreen(), ebiten.IsWindowMaximized()
	if m := ebiten.Monitor(); m != nil {
		p.Monitor = m.Name()
	}
	if !p.Full && !p.Maximised {
		p.X, p.Y = ebiten.WindowPosition()
		p.Width, p.Height = ebiten.WindowSize()
	}
	g.place = p
}

// keep hands on where the window lies, if that has changed. It reports whether it has.
func (g *game) keep() bool {
	if g.keepPlace == nil || !g.place.Known() || g.place == g.kept {
		return false
	}
	g.kept = g.place
	g.keepPlace(g.place)
	return true
}
