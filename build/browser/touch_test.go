package browser

import (
	"context"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"quintet/build/must"
	frame "quintet/render/input"
	"quintet/scenes/app"
)

// TestCancelledTouch: a touch that the browser cancels leaves no sign on a board of Azacru, and later taps count.
func TestCancelledTouch(t *testing.T) {
	const table = "size 390 700 1.5;press New game Azacru;press seat 2 Person;press seats As listed;press Play"
	p := lend(t, 390, 700, 1.5)
	d, model := twin(t, p), twin(t, p)
	do(t, d, table)
	var at frame.Frame
	model.Frame = func(in frame.Frame) {
		if in.Pressed != 0 {
			at = in
		}
	}
	do(t, model, table+";tap c1") // where the finger goes down
	touch := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		t.Helper()
		must.Succeed(t, call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: append([]*input.TouchPoint{}, points...)}))
		must.Succeed(t, p.Seen())
	}
	for range 2 {
		touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: float64(at.X), Y: float64(at.Y)})
		touch(input.DispatchTouchEventTypeTouchCancel)
		for _, in := range []frame.Frame{{Pressed: frame.Left, Down: frame.Left, X: at.X, Y: at.Y}, {Released: frame.Left, X: -1, Y: -1}, {X: -1, Y: -1}} {
			in.W, in.H, in.Scale, in.Touch = at.W, at.H, at.Scale, true
			d.App.Tick(in)
		}
		compare(t, p, "cancelled", d)
	}
	do(t, d, "bytaps c1-b2;want plies 1")
	compare(t, p, "tapped", d)
}

// TestCopyReportsResult: the program says that a game is on the clipboard once the browser has put it there, and that it is not if the browser
// refuses.
func TestCopyReportsResult(t *testing.T) {
	for _, c := range []struct {
		name, script string
		err          error
	}{
		{"done", `navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }`, nil},
		{"refused", `navigator.clipboard.writeText = async () => { throw new DOMException("no permission", "NotAllowedError"); }`, fs.ErrPermission},
		{"failed", `navigator.clipboard.writeText = async () => { throw new DOMException("no room", "DataError"); }`, errorOf("no room")},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := lend(t, 640, 480, 1)
			d := twinOf(t, p, app.Deps{Copy: func(_ string, done func(error)) { done(c.err) }})
			do(t, d, "size 640 480;move away;"+half+";play d4")
			_, err := Eval[bool](p, c.script+"; true")
			must.Succeed(t, err)
			do(t, d, "key m;press Copy the game;move away")
			compare(t, p, c.name, d)
		})
	}
}

// TestPasteCodeByButton: on a phone the button in the settings opens the game whose code is on the clipboard. If the browser refuses, one
// sentence says so, and the page stays.
func TestPasteCodeByButton(t *testing.T) {
	const code = "quintet1-azacru-008000d0gkmm4e"
	for name, c := range map[string]struct {
		reads  browser.PermissionSetting
		pasted frame.File
		want   string
		then   string // to a page where both show the same: settings name a version
	}{
		"allowed": {browser.PermissionSettingGranted, frame.File{Data: []byte(code)}, "want scene play;want plies 1", ""},
		"refused": {browser.PermissionSettingDenied, frame.File{Err: fs.ErrPermission}, "want scene options;want text not allowed to use the clipboard", "tap button Back"},
	} {
		t.Run(name, func(t *testing.T) {
			side := device{"on its side", 844, 390, 2}
			p := openOn(t, site+"/?seed=1", side)
			must.Succeed(t, p.Started())
			must.Succeed(t, p.permit("clipboard-write", browser.PermissionSettingGranted))
			_, err := Eval[bool](p, `navigator.clipboard.writeText(`+strconv.Quote(code)+`).then(() => true)`)
			must.Succeed(t, err)
			must.Succeed(t, p.permit("clipboard-read", c.reads))
			d := twinOf(t, p, app.Deps{Paste: func() {}})
			do(t, d, fmt.Sprintf("size %d %d %v;tap button Settings;tap button Files;tap button Paste Paste a code", side.w, side.h, side.ratio))
			page := d.Frame
			d.Frame = nil
			d.Drop(c.pasted)
			do(t, d, "ticks 1;"+c.want)
			d.Frame = page
			do(t, d, c.then)
			compare(t, p, "pasted-"+name, d)
		})
	}
}

// permit answers a permission request on behalf of the player.
func (p *Page) permit(permission string, answer browser.PermissionSetting) error {
	return p.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.CallBrowser(ctx, browser.SetPermission, browser.SetPermissionParams{
			Permission: &browser.PermissionDescriptor{Name: permission, AllowWithoutSanitization: true},
			Setting:    answer, BrowserContextID: chromedp.FromContext(ctx).BrowserContextID,
		})
		return err
	}))
}

// TestBackButtonWalksPages: the browser's back button goes back one page each time, closes what is open first, and leaves the program only from
// the title.
func TestBackButtonWalksPages(t *testing.T) {
	own := person(t)
	p, err := own.Open(site+still, 640, 480, 1)
	must.Succeed(t, err)
	t.Cleanup(p.Close)
	must.Succeed(t, p.Go(site+"/?seed=1"))
	must.Succeed(t, p.Started())
	d := twin(t, p)
	do(t, d, "size 640 480;move away;press New game SQU;press seat 2 Person;press seats As listed;press Play;play g2 d4;key m;press Rules")
	back := func(name string) {
		t.Helper()
		_, err := Eval[bool](p, `history.back(); true`)
		must.Succeed(t, err)
		d.Frame = nil
		d.App.Tick(frame.Frame{W: 640, H: 480, Scale: 1, X: -1, Y: -1, Back: true})
		do(t, d, "ticks 2")
		d.Frame = func(in frame.Frame) { must.Succeed(t, p.Act(in)) }
		compare(t, p, name, d)
	}
	back("the table")
	do(t, d, "key m;move away")
	back("the menu closed")
	back("the title")
	_, err = Eval[bool](p, `history.back(); true`)
	must.Succeed(t, err)
	must.Succeed(t, p.left(still))
}

// left waits until the tab shows another address.
func (p *Page) left(path string) error {
	for deadline := time.Now().Add(timeout); ; time.Sleep(20 * time.Millisecond) {
		at, err := Eval[string](p, `location.pathname + " " + history.length + " " + JSON.stringify(history.state)`)
		if err == nil && strings.HasPrefix(at, path+" ") {
			return nil
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("the tab shows %s, %w", at, err)
		}
	}
}
