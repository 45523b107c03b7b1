// Package browser runs the web build in Chromium for tests, and drives it over the DevTools protocol with real clicks, touches, keys and files. Add a
// new kind of test action on a page here; tasks.go finds pauses. The package needs Chromium, which go run ./build test installs on Debian.
// build/display has real desktop windows.
package browser

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	frame "quintet/render/input"
)

// Find returns the path of Chromium or a browser based on it.
func Find() (path string, err error) {
	names := []string{"chromium", "chromium-browser", "google-chrome", "chrome"}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("browser: there is none of %v", names)
}

// A Browser is Chromium with its own data, empty at first. Its pages share one storage.
type Browser struct {
	context context.Context
	close   []context.CancelFunc
	shared  bool // its tabs open in one window
}

// InOneWindow returns the same browser with tabs that open in one window: each hides those before it.
func (b *Browser) InOneWindow() *Browser { return &Browser{b.context, b.close, true} }

// Start starts the browser at path, with additional flags, as "name" or "name=value", and the languages that its pages see.
func Start(path, languages string, flags ...string) (*Browser, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox,
		chromedp.Flag("headless", "new"), chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true),
		// Without a graphics card the processor draws.
		chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("accept-lang", languages), chromedp.WindowSize(640, 480),
	)
	for _, f := range flags {
		options = append(options, chromedp.Flag(f, true))
	}
	allocated, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, end := chromedp.NewContext(allocated)
	b := &Browser{context: ctx, close: []context.CancelFunc{end, stop}}
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		b.Close()
		return nil, fmt.Errorf("browser: %s does not start: %w", path, err)
	}
	return b, nil
}

// Close ends the browser and deletes its data.
func (b *Browser) Close() {
	for _, c := range b.close {
		c()
	}
}

// A Page is a tab of the browser. Use it from one goroutine.
type Page struct {
	context   context.Context
	close     context.CancelFunc
	at        point   // of the mouse
	w, h      int     // in device pixels
	ratio     float64 // device pixels per logical pixel
	mobile    bool    // it is emulated as a tab of a phone or tablet
	idleTicks int     // idle ticks that have not been waited for
	mu        sync.Mutex
	console   []string
}

type point struct{ x, y float64 }

// WithOwnData returns the same browser with its own data, empty at first, like another person's.
func (b *Browser) WithOwnData() (*Browser, error) {
	ctx, end := chromedp.NewContext(b.context, chromedp.WithNewBrowserContext())
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		end()
		return nil, fmt.Errorf("browser: %w", err)
	}
	return &Browser{context: ctx, close: []context.CancelFunc{end}}, nil
}

// Open opens a tab of w by h logical pixels, with ratio device pixels each, and loads address there.
func (b *Browser) Open(address string, w, h int, ratio float64) (*Page, error) {
	ctx, end := chromedp.NewContext(b.context, chromedp.WithNewWindow(!b.shared))
	p := &Page{context: ctx, close: end}
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			p.mu.Lock()
			p.console = append(p.console, m.Text)
			p.mu.Unlock()
		}
	}()
	if err := errors.Join(p.Resize(w, h, ratio), p.do(chromedp.Navigate(address))); err != nil {
		end()
		return nil, err
	}
	return p, nil
}

// Close closes the tab.
func (p *Page) Close() { p.close() }

// Console returns what the page has written to the console so far.
func (p *Page) Console() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string{}, p.console...)
}

// timeout limits every wait for the browser. Only a hang takes so long, however busy the machine is.
const timeout = 5 * time.Minute

// do performs one step.
func (p *Page) do(a chromedp.Action[chromedp.Void]) error {
	ctx, end := context.WithTimeout(p.context, timeout)
	defer end()
	if err := chromedp.Do(ctx, a); err != nil {
		return fmt.Errorf("browser: %w", err)
	}
	return nil
}

// call calls a protocol command and only returns its error.
func call[P, R any](p *Page, command cdp.Command[P, R], params P) error {
	return p.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, command, params)
		return err
	}))
}

// Resize gives the tab another size, or another ratio of device pixels to logical ones, and waits until the page has adopted it.
func (p *Page) Resize(w, h int, ratio float64) error {
	p.w, p.h, p.ratio = int(float64(w)*ratio), int(float64(h)*ratio), ratio
	err := call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: int64(w), Height: int64(h), DeviceScaleFactor: ratio, Mobile: p.mobile})
	return errors.Join(err, p.Frames(2), p.Seen())
}

// Mobile makes the tab that of a phone or a tablet, with a touch screen instead of a mouse, and a size as in Resize.
func (p *Page) Mobile(w, h int, ratio float64) error {
	p.mobile = true
	touch := call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 5})
	return errors.Join(touch, p.Resize(w, h, ratio))
}

// Go loads address in the tab.
func (p *Page) Go(address string) error { return p.do(chromedp.Navigate(address)) }

// Before runs script before each page that the tab loads afterwards.
func (p *Page) Before(script string) error {
	return call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// Front brings the tab to the front: the browser draws no frames of hidden tabs.
func (p *Page) Front() error { return call(p, page.BringToFront, cdp.Empty{}) }

// ResetData deletes what the program at site has stored, but not its files, which are the same for everyone, and starts at path. The mouse is outside.
func (p *Page) ResetData(site, path string, w, h int, ratio float64) error {
	forget := call(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: site, StorageTypes: "indexeddb,local_storage"})
	p.at, p.idleTicks = point{-1, -1}, 0
	p.mu.Lock()
	p.console = nil
	p.mu.Unlock()
	return errors.Join(forget, p.mouse(input.DispatchMouseEventTypeMouseMoved, ""), p.Resize(w, h, ratio), p.Go(site+path))
}

// Reload reloads the page.
func (p *Page) Reload() error { return p.do(chromedp.Reload()) }

// Eval evaluates a JavaScript expression, and waits for the promise if it is one. The value is a T.
func Eval[T any](p *Page, expression string) (T, error) {
	ctx, end := context.WithTimeout(p.context, timeout)
	defer end()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		err = fmt.Errorf("browser: %.80s: %w", expression, err)
	}
	return v, err
}

// until waits until a condition holds in the page. It begins with a declaration, or with nothing.
func (p *Page) until(declaration, condition string) error {
	_, err := Eval[bool](p, fmt.Sprintf(`new Promise((done) => {
		%s;
		const look = () => %s ? done(true) : setTimeout(look, 4);
		look();
	})`, declaration, condition))
	if err != nil {
		err = fmt.Errorf("it does not become true in the page: %s: %w", condition, err)
	}
	return err
}

// Started waits until the program shows its first picture. The error contains what the page says instead.
func (p *Page) Started() error {
	const shown = `new Promise((done) => { const look = () => {
		const start = document.getElementById("start"), again = document.getElementById("again");
		if (!start || start.hidden) done("");
		else if (!again.hidden) done(document.getElementById("note").textContent + " " + document.getElementById("cause").textContent);
		else setTimeout(look, 20);
	}; look(); })`
	said, err := Eval[string](p, shown)
	if err == nil && said != "" {
		err = fmt.Errorf("browser: the page says %q", said)
	}
	if err == nil {
		_, err = Eval[bool](p, listen)
	}
	return err
}

// Picture returns what the page shows.
func (p *Page) Picture() (image.Image, error) {
	ctx, end := context.WithTimeout(p.context, timeout)
	defer end()
	fast := true
	r, err := chromedp.Call(ctx, page.CaptureScreenshot, page.CaptureScreenshotParams{OptimizeForSpeed: &fast})
	if err != nil {
		return nil, fmt.Errorf("browser: %w", err)
	}
	return png.Decode(bytes.NewReader(r.Data))
}

// Act performs a frame of input in the page, and waits until the program has seen it.
func (p *Page) Act(in frame.Frame) error {
	if !in.HasActions() && in.X == float32(p.at.x) && in.Y == float32(p.at.y) {
		p.idleTicks++
	} else if p.idleTicks > 0 {
		if err := p.wait(); err != nil {
			return err
		}
	}
	if in.W != p.w || in.H != p.h || in.Scale != float32(p.ratio) {
		if err := p.Resize(int(float32(in.W)/in.Scale), int(float32(in.H)/in.Scale), float64(in.Scale)); err != nil {
			return err
		}
	}
	if err := p.point(in); err != nil {
		return err
	}
	if err := p.enter(in); err != nil {
		return err
	}
	if !in.HasActions() && !in.Touch {
		return nil // where the pointer rests is seen with the next event
	}
	return p.Seen()
}

// enter turns the wheel and presses the keys of in, or enters its text if it has no keys.
func (p *Page) enter(in frame.Frame) error {
	if in.Wheel != 0 {
		if err := p.wheel(in.Wheel); err != nil {
			return err
		}
	}
	for _, k := range in.Keys {
		if err := p.Press(k); err != nil {
			return err
		}
	}
	if len(in.Keys) > 0 {
		return nil
	}
	for _, r := range in.Typed {
		if err := p.do(chromedp.KeyEvent(string(r))); err != nil {
			return err
		}
	}
	return nil
}

// wait lets the owed ticks pass in the page. If the browser keeps drawing without them the program is asleep.
func (p *Page) wait() error {
	const watch = `
		const end = (globalThis.quintetTicks || 0) + %d;
		let last = -1, still = 0;
		const frame = () => {
			still = globalThis.quintetTicks === last ? still + 1 : 0;
			last = globalThis.quintetTicks;
			requestAnimationFrame(frame);
		};
		frame()`
	owed := p.idleTicks
	p.idleTicks = 0
	return p.until(fmt.Sprintf(watch, owed), "globalThis.quintetTicks >= end || still > 30")
}

// listen makes the page record, at each event, the program's current tick.
const listen = `for (const kind of ["mousedown", "mouseup", "mousemove", "wheel", "keydown", "keyup", "touchstart", "touchend", "touchmove", "resize"]) {
	addEventListener(kind, () => { globalThis.seenAfter = Math.floor(globalThis.quintetTicks || 0) + 1.5; }, true);
} true`

// Seen waits until the program has handled the last event: until a tick that began after it is over.
func (p *Page) Seen() error {
	if err := p.until("", "!globalThis.seenAfter || globalThis.quintetTicks >= seenAfter"); err != nil {
		return fmt.Errorf("browser: the program does not see what is done: %w", err)
	}
	return nil
}

// notch is the number of pixels that a notch of the wheel scrolls a page.
const notch = 100

// wheel turns the wheel.
func (p *Page) wheel(notches float32) error {
	return p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseWheel, p.at.x, p.at.y, func(e *input.DispatchMouseEventParams) {
		e.DeltaX, e.DeltaY = 1e-9, -notch*float64(notches) // the protocol requires both, and a zero is omitted in transit
	}))
}

// Frames waits until the browser has shown n frames.
func (p *Page) Frames(n int) error {
	_, err := Eval[bool](p, fmt.Sprintf(`new Promise((done) => { let n = %d; const next = () => n-- > 0 ? requestAnimationFrame(next) : done(true); next(); })`, n))
	return err
}

// point performs the pointer actions of a frame, with a mouse or a finger.
func (p *Page) point(in frame.Frame) error {
	to := point{float64(in.X), float64(in.Y)}
	if in.Touch {
		return p.touch(in, to)
	}
	if to != p.at {
		p.at = to
		if err := p.mouse(input.DispatchMouseEventTypeMouseMoved, ""); err != nil {
			return err
		}
	}
	for _, b := range []struct {
		button frame.Button
		name   input.MouseButton
	}{{frame.Left, input.MouseButtonLeft}, {frame.Right, input.MouseButtonRight}} {
		if in.Pressed&b.button != 0 {
			if err := p.mouse(input.DispatchMouseEventTypeMousePressed, b.name); err != nil {
				return err
			}
		}
		if in.Released&b.button != 0 {
			if err := p.mouse(input.DispatchMouseEventTypeMouseReleased, b.name); err != nil {
				return err
			}
		}
	}
	return nil
}

// mouse sends a mouse event at its current position.
func (p *Page) mouse(kind input.DispatchMouseEventType, button input.MouseButton) error {
	return p.do(chromedp.MouseEvent(kind, p.at.x, p.at.y, func(e *input.DispatchMouseEventParams) {
		e.Button = button
		if button != "" {
			e.ClickCount = 1
		}
	}))
}

// touch sends the actions of a finger.
func (p *Page) touch(in frame.Frame, to point) error {
	kind, points := input.DispatchTouchEventTypeTouchMove, []*input.TouchPoint{{X: to.x, Y: to.y}}
	switch {
	case in.Pressed != 0:
		kind = input.DispatchTouchEventTypeTouchStart
	case in.Released != 0:
		kind, points = input.DispatchTouchEventTypeTouchEnd, []*input.TouchPoint{}
	case in.Down == 0:
		return nil
	}
	return call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
}

// Press presses k and lets go.
func (p *Page) Press(k frame.Key) error {
	parts := strings.Split(string(k), "+")
	held, name := parts[:len(parts)-1], parts[len(parts)-1]
	var down kb.Modifier
	for _, m := range held {
		down |= modifierKeys[m].bit
		if err := p.modify(input.DispatchKeyEventTypeRawKeyDown, m, down); err != nil {
			return err
		}
	}
	char, ok := keyRunes[frame.Key(name)]
	if !ok {
		char = []rune(name)[0]
	}
	if err := p.do(chromedp.KeyEvent(string(char), chromedp.KeyModifiers(down))); err != nil {
		return err
	}
	for _, m := range held {
		down &^= modifierKeys[m].bit
		if err := p.modify(kb.KeyUp, m, down); err != nil {
			return err
		}
	}
	return nil
}

// modify sends an event of a modifier key, with those that are down.
func (p *Page) modify(kind input.DispatchKeyEventType, name string, down kb.Modifier) error {
	k := modifierKeys[name].key
	return call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{
		Type: kind, Modifiers: int64(down), Code: k.Code, Key: k.Key, WindowsVirtualKeyCode: k.Windows, NativeVirtualKeyCode: k.Native,
	})
}

// modifierKeys are the modifier keys.
var modifierKeys = map[string]struct {
	bit kb.Modifier
	key kb.Key
}{
	"ctrl":  {kb.ModifierCtrl, kb.Key{Code: "ControlLeft", Key: "Control", Windows: 17, Native: 17}},
	"shift": {kb.ModifierShift, kb.Key{Code: "ShiftLeft", Key: "Shift", Windows: 16, Native: 16}},
	"alt":   {kb.ModifierAlt, kb.Key{Code: "AltLeft", Key: "Alt", Windows: 18, Native: 18}},
}

// keyRunes are the keys that are not named by the character they type.
var keyRunes = map[frame.Key]rune{
	frame.Esc: first(kb.Escape), frame.Enter: first(kb.Enter), frame.Space: ' ', frame.Tab: first(kb.Tab), frame.Backspace: first(kb.Backspace),
	frame.Delete: first(kb.Delete), frame.ArrowL: first(kb.ArrowLeft), frame.ArrowR: first(kb.ArrowRight), frame.ArrowU: first(kb.ArrowUp),
	frame.ArrowD: first(kb.ArrowDown), frame.Home: first(kb.Home), frame.End: first(kb.End), frame.PageUp: first(kb.PageUp),
	frame.PageDown: first(kb.PageDown), "f1": first(kb.F1), "f2": first(kb.F2), "f3": first(kb.F3), "f5": first(kb.F5), "f10": first(kb.F10),
	"f11": first(kb.F11), "f12": first(kb.F12),
}

// first returns the rune that represents a key.
func first(s string) rune { return []rune(s)[0] }

// Saved returns the name of the file that the page saves during act, and its path in folder.
func (p *Page) Saved(folder string, act func() error) (name, path string, err error) {
	ctx, end := context.WithTimeout(p.context, timeout)
	defer end()
	begun, going := chromedp.BrowserEvents(ctx, browser.DownloadWillBegin), chromedp.BrowserEvents(ctx, browser.DownloadProgress)
	events := true
	_, err = chromedp.CallBrowser(ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllowAndName, BrowserContextID: chromedp.FromContext(ctx).BrowserContextID,
		DownloadPath: folder, EventsEnabled: &events,
	})
	if err = errors.Join(err, act()); err != nil {
		return "", "", err
	}
	for e, err := range begun {
		if err != nil {
			return "", "", fmt.Errorf("browser: the page saves nothing: %w", err)
		}
		name = e.SuggestedFilename
		break
	}
	for e, err := range going {
		switch {
		case err != nil:
			return "", "", fmt.Errorf("browser: %s is not complete: %w", name, err)
		case e.State == browser.DownloadProgressStateCanceled:
			return "", "", fmt.Errorf("browser: %s is not saved", name)
		case e.State == browser.DownloadProgressStateCompleted:
			return name, filepath.Join(folder, e.GUID), nil
		}
	}
	return "", "", ctx.Err()
}

// Opens gives the page the file at path when it asks for one during act.
func (p *Page) Opens(path string, act func() error) error {
	ctx, end := context.WithTimeout(p.context, timeout)
	defer end()
	asked := chromedp.Events(ctx, page.FileChooserOpened)
	_, err := chromedp.Call(ctx, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
	if err = errors.Join(err, act()); err != nil {
		return err
	}
	for e, err := range asked {
		if err == nil {
			_, err = chromedp.Call(ctx, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{path}, BackendNodeID: e.BackendNodeID})
		}
		if err != nil {
			return fmt.Errorf("browser: the page opens no file: %w", err)
		}
		return nil
	}
	return ctx.Err()
}

// Drop drops the files at paths on the middle of the page.
func (p *Page) Drop(paths ...string) error {
	x, y := float64(p.w)/p.ratio/2, float64(p.h)/p.ratio/2
	const copying = 1
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: paths, DragOperationsMask: copying}
	for _, kind := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
		if err := call(p, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: x, Y: y, Data: data}); err != nil {
			return err
		}
	}
	return nil
}
