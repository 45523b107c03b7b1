// Package browser runs the web build in Chromium, driven over the DevTools protocol by real clicks, touches and keys. It works where Chromium
// is installed; go run ./build test installs it on Debian.
package browser

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os/exec"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// Find returns where Chromium, or a browser made of it, is installed.
func Find() (path string, err error) {
	names := []string{"chromium", "chromium-browser", "google-chrome", "chrome"}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("browser: there is none of %v", names)
}

// A Browser is Chromium with data of its own, empty at first. Its pages share one storage.
type Browser struct {
	context context.Context
	close   []context.CancelFunc
	shared  bool // its tabs open in one window
}

// InOneWindow returns the same browser, whose tabs open in one window from now on: each hides those before it.
func (b *Browser) InOneWindow() *Browser { return &Browser{b.context, b.close, true} }

// Start starts the browser at path, with more flags, as "name" or "name=value", and the languages that its pages are told.
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

// Close ends the browser and forgets what it has kept.
func (b *Browser) Close() {
	for _, c := range b.close {
		c()
	}
}

// A Page is a tab of the browser. One goroutine uses it.
type Page struct {
	context context.Context
	close   context.CancelFunc
	at      point   // of the mouse
	w, h    int     // in device pixels
	ratio   float64 // device pixels of each logical one
	mobile  bool    // it is emulated as one of a phone or tablet
	owed    int     // ticks in which nothing was done, which have not been waited for
	mu      sync.Mutex
	console []string
}

type point struct{ x, y float64 }

// Fresh returns the same browser with data of its own, empty at first, as another person has.
func (b *Browser) Fresh() (*Browser, error) {
	ctx, end := chromedp.NewContext(b.context, chromedp.WithNewBrowserContext())
	if err := chromedp.Do(ctx, chromedp.Navigate("about:blank")); err != nil {
		end()
		return nil, fmt.Errorf("browser: %w", err)
	}
	return &Browser{context: ctx, close: []context.CancelFunc{end}}, nil
}

// Open opens a tab of w by h logical pixels, at a number of device pixels for each, and loads address there.
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

// patience limits every wait for the browser. Only what hangs takes so long, however busy the machine is.
const patience = 5 * time.Minute

// do carries out one step.
func (p *Page) do(a chromedp.Action[chromedp.Void]) error {
	ctx, end := context.WithTimeout(p.context, patience)
	defer end()
	if err := chromedp.Do(ctx, a); err != nil {
		return fmt.Errorf("browser: %w", err)
	}
	return nil
}

// call carries out a command of the protocol, of which nothing but an error is of interest.
func call[P, R any](p *Page, command cdp.Command[P, R], params P) error {
	return p.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, command, params)
		return err
	}))
}

// Resize gives the tab another size, or another ratio of device pixels to logical ones, and waits until the page has taken it over.
func (p *Page) Resize(w, h int, ratio float64) error {
	p.w, p.h, p.ratio = int(float64(w)*ratio), int(float64(h)*ratio), ratio
	err := call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: int64(w), Height: int64(h), DeviceScaleFactor: ratio, Mobile: p.mobile})
	return errors.Join(err, p.Frames(2), p.Seen())
}

// Mobile makes the tab one of a phone or a tablet, with a touch screen instead of a mouse, of a size as Resize takes it.
func (p *Page) Mobile(w, h int, ratio float64) error {
	p.mobile = true
	touch := call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 5})
	return errors.Join(touch, p.Resize(w, h, ratio))
}

// Go loads address in the tab.
func (p *Page) Go(address string) error { return p.do(chromedp.Navigate(address)) }

// Before lets script run before each page that is loaded in the tab from now on.
func (p *Page) Before(script string) error {
	return call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// Front brings the tab to the front: the browser draws no frames of those behind it.
func (p *Page) Front() error { return call(p, page.BringToFront, cdp.Empty{}) }

// Renew forgets what the program at site has kept, but not its files, which are the same for everyone, and begins anew at path. The mouse is outside.
func (p *Page) Renew(site, path string, w, h int, ratio float64) error {
	forget := call(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: site, StorageTypes: "indexeddb,local_storage"})
	p.at, p.owed = point{-1, -1}, 0
	p.mu.Lock()
	p.console = nil
	p.mu.Unlock()
	return errors.Join(forget, p.mouse(input.DispatchMouseEventTypeMouseMoved, ""), p.Resize(w, h, ratio), p.Go(site+path))
}

// Reload loads the page anew.
func (p *Page) Reload() error { return p.do(chromedp.Reload()) }

// Eval evaluates an expression of JavaScript, and waits for the promise if it is one. The value is a T.
func Eval[T any](p *Page, expression string) (T, error) {
	ctx, end := context.WithTimeout(p.context, patience)
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

// Started waits until the program shows its first picture. The error says what the page says instead.
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
	ctx, end := context.WithTimeout(p.context, patience)
	defer end()
	fast := true
	r, err := chromedp.Call(ctx, page.CaptureScreenshot, page.CaptureScreenshotParams{OptimizeForSpeed: &fast})
	if err != nil {
		return nil, fmt.Errorf("browser: %w", err)
	}
	return png.Decode(bytes.NewReader(r.Data))
}
