// Package window is the only package that uses Ebitengine: it opens the window, runs the loop, turns events into input frames and draws on the
// screen. This file defines what the program must implement (Program), has the loop (game), and opens, places and closes the window. Change here what
// happens in each tick (update) and how the place of the window is kept (watch).
//
// # Files
//
//   - the loop: pacer.go (puts the loop to sleep while nothing happens; Wake wakes it), canvas.go (uploads and draws pictures)
//   - keys and pointer: input.go (frames of one action each), presses.go (fast clicks), touch.go (fingers), mouse_events.go and mouse_events_js.go
//     (where presses come from), queue.go (keeps presses and touches until the next tick)
//   - text input: typist.go (desktops), typist_js.go (browsers)
//   - files: drop.go (dropped on the window), files.go (from dialogs, the command line and others), files_js.go (in browsers)
//   - the system: screen.go and screen_js.go (sizes, positions and the wheel), announcer_js.go (for screen readers), history_js.go (the back button),
//     hidden_js.go (before a page is hidden or left), browser_other.go (desktop stubs of what only browsers need)
package window

import (
	"context"
	"image"
	"runtime"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/games/crash"
	"quintet/render"
	"quintet/render/input"
	"quintet/render/place"
)

// A Program runs in the window: scenes/app.App.
type Program interface {
	// Tick handles the input of one tick and reports whether the program should end.
	Tick(in input.Frame) (done bool)
	// Dirty reports whether Draw would draw something new.
	Dirty() bool
	// Due returns the delay after which the next tick is needed without input, 0 for at once. ok is false if none is needed.
	Due() (after time.Duration, ok bool)
	// Resize reports, once, whether to switch between full screen and the window's own size.
	Resize() bool
	// Attention reports, once, whether something has happened that the player is waiting for.
	Attention() bool
	// Draw draws everything.
	Draw(c render.Canvas)
	// Editing returns the text being edited, for the keyboard of a phone and for input methods.
	Editing() input.Edit
	// Flush saves what would be lost if the program ended without another tick.
	Flush()
	// Depth returns the number of pages below the current one, which is the number of steps back in a browser.
	Depth() int
	// Announcement returns the text for screen readers after Draw: what to do or what has happened; "" for nothing.
	Announcement() string
}

// The smallest window in which everything fits, in logical pixels.
const (
	MinWidth  = 360
	MinHeight = 400
)

// Options are the settings for opening a window.
type Options struct {
	Title string
	Icons []image.Image // in several sizes
	Place place.Place   // where it opens; its size must be given
	// Keep is called in the game loop when the window has come to rest in another place, and at the end; it may be nil.
	Keep func(place.Place)
	// Crashed is called once for a panic in the program or in the window itself. The window then closes and calls nothing else in the program.
	Crashed func(*crash.Panic)
	Files   *Files // delivers chosen files like dropped ones; may be nil
}

// keepsCovered says that the system keeps the content of a window while another covers it. An X server without a compositor does not.
const keepsCovered = runtime.GOOS == "windows" || runtime.GOOS == "darwin" || runtime.GOOS == "js"

// Run opens the window and returns when it is closed, the program ends or ctx is cancelled. Call it once, from the main goroutine. The error explains
// in words why there can be no window.
func Run(ctx context.Context, p Program, o Options) error {
	defer context.AfterFunc(ctx, Wake)()
	ebiten.SetWindowTitle(o.Title)
	ebiten.SetWindowSizeLimits(MinWidth, MinHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	placed := open(o.Place)
	ebiten.SetWindowIcon(o.Icons)
	ebiten.SetWindowVisible(!shownUntitled)
	ebiten.SetScreenClearedEveryFrame(false)
	shader, err := ebiten.NewShader([]byte(copying))
	if err != nil {
		return err
	}
	g := &game{ended: ctx.Done(), program: p, shader: shader, dirty: true, pacer: pacer{awake: true, keepsCovered: keepsCovered}, uploads: newUploads(),
		placed: placed, kept: o.Place, place: o.Place, keepPlace: o.Keep, onCrash: o.Crashed, files: o.Files}
	if g.files != nil {
		g.files.listen()
	}
	g.reader.touches.listen()
	g.history.listen()
	onHidden(func() { g.guard(p.Flush) })
	err = ebiten.RunGameWithOptions(g, runOptions())
	if g.ticks > 0 {
		g.guard(func() { g.keep() })
	}
	return err
}

// game adapts a Program to Ebitengine.
type game struct {
	program   Program
	ended     <-chan struct{} // closed when the program is ended from outside
	reader    reader
	presses   presses
	typist    typist
	history   history
	announcer announcer
	pacer     pacer
	w, h      float64 // device pixels
	scale     float64
	dirty     bool // the kept screen differs from what the program would draw
	uploads   *render.Cache[key, *ebiten.Image]
	shader    *ebiten.Shader // for copying
	frame     int
	updates   int // ticks so far
	files     *Files

	now, before render.List // what is on the screen, and what was there before

	ticks       int
	newFrame    bool        // no update of this frame has begun
	placed      bool        // the window opens in its previous place
	place, kept place.Place // the current place of the window, and the one last passed to Keep
	keepPlace   func(place.Place)

	onCrash   func(*crash.Panic)
	programMu sync.Mutex // guards calls into the program: a web page may be hidden while a tick waits for the disk
	crashed   bool       // after a panic: nothing is called any more, and the next update ends the loop
}

// guard calls f and recovers its panic. It does nothing after an earlier panic.
func (g *game) guard(f func()) {
	g.programMu.Lock()
	defer g.programMu.Unlock()
	if g.crashed {
		return
	}
	if p := crash.In(f); p != nil {
		g.crashed = true
		g.onCrash(p)
		Wake() // for the update that ends the loop
	}
}

// Update passes the input of one tick to the program.
func (g *game) Update() (err error) {
	g.updates++
	ticked(float64(g.updates))
	g.guard(func() { err = g.update() })
	ticked(float64(g.updates) + 0.5)
	if g.crashed {
		return ebiten.Termination
	}
	return err
}

// Draw draws what has changed, and then waits if the next event may wait.
func (g *game) Draw(screen *ebiten.Image) {
	g.presses.drawn++
	pause := time.Duration(0)
	g.guard(func() {
		awake := g.pacer.awake
		g.draw(screen)
		pause = g.endFrame(awake)
	})
	time.Sleep(pause)
}

// update is Update without a guard.
func (g *game) update() error {
	if shownUntitled && g.updates == 1 {
		show(g.placed, g.place.Full)
	}
	before, in := g.reader.frame(int(g.w), int(g.h), g.scale)
	if in.Dropped == nil {
		in.Dropped = g.files.take()
	}
	before = append(before, g.typist.add(&in)...)
	g.history.add(&in)
	moved := g.watch()
	done := false
	for _, in := range append(before, g.presses.frames(in, g.presses.take(), pressScale(g.scale))...) {
		done = done || g.program.Tick(in)
	}
	if done || g.closed() {
		g.readPlace()
		return ebiten.Termination
	}
	g.typist.follow(g.program.Editing(), in.Down != 0)
	g.history.follow(g.program.Depth())
	g.applyRequests()
	g.pace(moved || in.Down != 0)
	return nil
}

// pace tells the pacer whether the loop stays awake. busy keeps it awake regardless of the program.
func (g *game) pace(busy bool) {
	after, alarm := g.program.Due()
	busy = busy || g.dirty || g.reader.more() || alarm && after == 0
	g.pacer.tick(busy || g.program.Dirty(), !busy && alarm && after <= maxAlarmWithoutPresent)
}

// endFrame must be called at the end of every frame. While the loop sleeps it sets the time of waking, and returns how long to wait before checking for
// the next event. When the loop has just fallen asleep it stores the place of the window.
func (g *game) endFrame(awake bool) (pause time.Duration) {
	if awake && !g.pacer.awake {
		if g.readPlace(); g.keep() && g.program.Dirty() { // another monitor may have another scale
			g.pacer.wake(0)
		}
	}
	if g.pacer.awake {
		return g.pacer.pause(false, false)
	}
	after, alarm := g.program.Due()
	g.pacer.schedule(after, alarm)
	return g.pacer.pause(g.reader.held, alarm)
}

// applyRequests does what the program requests from the system.
func (g *game) applyRequests() {
	if g.program.Resize() {
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	if g.program.Attention() && !ebiten.IsFocused() {
		ebiten.RequestAttention()
	}
	if g.files.toFront() {
		bringToFront()
	}
}

// bringToFront restores a minimised window and asks the system to raise it and give it the keyboard. Some systems only mark it.
func bringToFront() {
	if ebiten.IsWindowMinimized() {
		ebiten.RestoreWindow()
	}
	ebiten.SetWindowVisible(true) // gives a window the keyboard even if it is already visible
}

// closed reports whether the program is ended from outside.
func (g *game) closed() bool {
	select {
	case <-g.ended:
		return true
	default:
		return false
	}
}

// draws reports whether the next frame draws something.
func (g *game) draws() bool { return g.dirty || g.program.Dirty() }

// draw draws only what has changed, or may have been lost: the screen keeps what was drawn last.
func (g *game) draw(screen *ebiten.Image) {
	draws := g.draws()
	whole := g.pacer.frame(draws, len(g.reader.keys) > 0) || g.dirty
	if !whole && !draws {
		return
	}
	if !g.presses.installed {
		g.presses.installed, g.presses.reported = true, g.presses.listen(screen)
	}
	g.now, g.before = g.before, g.now
	g.now.Reset(int(g.w), int(g.h))
	g.program.Draw(&g.now)
	g.announcer.announce(g.program.Announcement())
	g.dirty = false
	part := g.now.Changed(&g.before)
	if whole {
		part = g.now.Bounds()
	}
	if part.Empty() {
		return
	}
	g.frame++
	g.now.Draw(&canvas{screen, g}, part)
	if g.frame == 1 {
		drawn()
	}
	g.sweep()
}

// LayoutF requests a screen of device pixels, so that everything is drawn at its exact size. Ebitengine calls it once per frame, so questions that
// need another thread are asked here rather than in each update.
func (g *game) LayoutF(w, h float64) (float64, float64) {
	g.reader.unfocused, g.reader.resized, g.newFrame = !ebiten.IsFocused(), false, true
	if w, h, scale := pixels(w, h, g.scale); w != g.w || h != g.h || scale != g.scale {
		g.w, g.h, g.scale, g.reader.resized = w, h, scale, true
		g.dirty = true // the kept screen is created again, empty
	}
	return g.w, g.h
}

// Layout is never called: LayoutF replaces it.
func (g *game) Layout(w, h int) (int, int) { return w, h }

// copying copies the kept screen to the system's screen, pixel by pixel. With software rendering this copy is most of the cost of a frame; without
// blending, colours and edge tests it takes a quarter less (see BenchmarkSweep in build/idle).
const copying = `//kage:unit pixels
package main

func Fragment(_ vec4, at vec2, _ vec4) vec4 {
	return imageSrc0UnsafeAt(at)
}
`

// DrawFinalScreen copies the kept screen to the system's screen.
func (g *game) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, geoM ebiten.GeoM) {
	size := offscreen.Bounds()
	if size != screen.Bounds() {
		ebiten.DefaultDrawFinalScreen(screen, offscreen, geoM)
		return
	}
	o := ebiten.DrawRectShaderOptions{Blend: ebiten.BlendCopy}
	o.Images[0] = offscreen
	screen.DrawRectShader(size.Dx(), size.Dy(), g.shader, &o)
}

// open restores the place of the window: on its previous monitor if that still exists, and completely on it. It reports whether that monitor exists.
func open(p place.Place) (placed bool) {
	if inPage {
		return false // a web page has no place to restore
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
	ebiten.SetFullscreen(p.Full && !shownUntitled)
	return placed
}

// shownUntitled says that Ebitengine shows a new window before setting its title: window managers and docks would show it without a name. On such systems
// the window starts hidden, and the first update shows it.
const shownUntitled = runtime.GOOS == "linux"

// show shows the hidden window. If it has a place it moves there once more: some window managers take the position of a hidden window for that of its
// frame, and the window would open further down each time. Without a window manager, only a window that is already visible gets the keyboard in full
// screen.
func show(placed, full bool) {
	x, y := ebiten.WindowPosition()
	ebiten.SetWindowVisible(true)
	if full {
		ebiten.SetFullscreen(true)
	} else if placed && !ebiten.IsWindowMaximized() {
		ebiten.SetWindowPosition(x, y)
	}
}

// placeInterval is the number of ticks between two checks of the window's place. Each check needs another thread.
const placeInterval = 15

// watch checks the window's place periodically, and in the first update of every frame while the loop sleeps, since an event may have moved the
// window; but not for repeats of a held key. It reports whether the place has changed.
func (g *game) watch() (moved bool) {
	g.ticks++
	first := g.newFrame
	g.newFrame = false
	if g.ticks%placeInterval != 1 && (!first || g.pacer.awake || len(g.reader.keys) > 0) {
		return false
	}
	before := g.place
	g.readPlace()
	return g.place != before
}

// readPlace stores the current place of the window. While it is maximised, full screen or minimised, its own size and position stay as before.
func (g *game) readPlace() {
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

// keep passes on the place of the window if it has changed, and reports whether it has.
func (g *game) keep() bool {
	if g.keepPlace == nil || !g.place.Known() || g.place == g.kept {
		return false
	}
	g.kept = g.place
	g.keepPlace(g.place)
	return true
}
