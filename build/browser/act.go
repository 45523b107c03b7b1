package browser

import (
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	frame "quintet/render/input"
)

// Act does in the page what a frame of input says, and waits until the program has seen it.
func (p *Page) Act(in frame.Frame) error {
	if !in.Acts() && in.X == float32(p.at.x) && in.Y == float32(p.at.y) {
		p.owed++
	} else if p.owed > 0 {
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
	if !in.Acts() && !in.Touch {
		return nil // where the pointer rests is seen with what comes next
	}
	return p.Seen()
}

// enter turns the wheel and presses the keys of in, or enters its text where it has none.
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

// wait lets as many ticks pass in the page as nothing was done for. Where the browser draws on without them the program sleeps.
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
	owed := p.owed
	p.owed = 0
	return p.until(fmt.Sprintf(watch, owed), "globalThis.quintetTicks >= end || still > 30")
}

// listen lets the page note, at each event, which tick of the program was under way then.
const listen = `for (const kind of ["mousedown", "mouseup", "mousemove", "wheel", "keydown", "keyup", "touchstart", "touchend", "touchmove", "resize"]) {
	addEventListener(kind, () => { globalThis.seenAfter = Math.floor(globalThis.quintetTicks || 0) + 1.5; }, true);
} true`

// Seen waits until the program has handled the last event: until a tick is over that has begun after it.
func (p *Page) Seen() error {
	if err := p.until("", "!globalThis.seenAfter || globalThis.quintetTicks >= seenAfter"); err != nil {
		return fmt.Errorf("browser: the program does not see what is done: %w", err)
	}
	return nil
}

// notch is the number of pixels that a notch of the wheel moves a page.
const notch = 100

// wheel turns the wheel.
func (p *Page) wheel(notches float32) error {
	return p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseWheel, p.at.x, p.at.y, func(e *input.DispatchMouseEventParams) {
		e.DeltaX, e.DeltaY = 1e-9, -notch*float64(notches) // the protocol wants both, and a zero is left out on the way
	}))
}

// Shown waits until the page has drawn what the program shows: until it draws no more frames with pictures missing.
func (p *Page) Shown() error {
	if err := p.until("", "!globalThis.quintetWaits"); err != nil {
		return fmt.Errorf("browser: the pictures never come: %w", err)
	}
	return nil
}

// Frames waits until the browser has shown so many frames.
func (p *Page) Frames(n int) error {
	_, err := Eval[bool](p, fmt.Sprintf(`new Promise((done) => { let n = %d; const next = () => n-- > 0 ? requestAnimationFrame(next) : done(true); next(); })`, n))
	return err
}

// point does what the pointer of a frame does, a mouse or a finger.
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

// mouse sends an event of the mouse, where it is.
func (p *Page) mouse(kind input.DispatchMouseEventType, button input.MouseButton) error {
	return p.do(chromedp.MouseEvent(kind, p.at.x, p.at.y, func(e *input.DispatchMouseEventParams) {
		e.Button = button
		if button != "" {
			e.ClickCount = 1
		}
	}))
}

// touch sends what a finger does.
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

// modify sends an event of a key that changes others, with which those are down.
func (p *Page) modify(kind input.DispatchKeyEventType, name string, down kb.Modifier) error {
	k := modifierKeys[name].key
	return call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{
		Type: kind, Modifiers: int64(down), Code: k.Code, Key: k.Key, WindowsVirtualKeyCode: k.Windows, NativeVirtualKeyCode: k.Native,
	})
}

// modifierKeys are the keys that change others.
var modifierKeys = map[string]struct {
	bit kb.Modifier
	key kb.Key
}{
	"ctrl":  {kb.ModifierCtrl, kb.Key{Code: "ControlLeft", Key: "Control", Windows: 17, Native: 17}},
	"shift": {kb.ModifierShift, kb.Key{Code: "ShiftLeft", Key: "Shift", Windows: 16, Native: 16}},
	"alt":   {kb.ModifierAlt, kb.Key{Code: "AltLeft", Key: "Alt", Windows: 18, Native: 18}},
}

// keyRunes are the keys that are not called by the character they type.
var keyRunes = map[frame.Key]rune{
	frame.Esc: first(kb.Escape), frame.Enter: first(kb.Enter), frame.Space: ' ', frame.Tab: first(kb.Tab), frame.Backspace: first(kb.Backspace),
	frame.Delete: first(kb.Delete), frame.ArrowL: first(kb.ArrowLeft), frame.ArrowR: first(kb.ArrowRight), frame.ArrowU: first(kb.ArrowUp),
	frame.ArrowD: first(kb.ArrowDown), frame.Home: first(kb.Home), frame.End: first(kb.End), frame.PageUp: first(kb.PageUp),
	frame.PageDown: first(kb.PageDown), "f1": first(kb.F1), "f2": first(kb.F2), "f3": first(kb.F3), "f5": first(kb.F5), "f10": first(kb.F10),
	"f11": first(kb.F11), "f12": first(kb.F12),
}

// first returns the rune that stands for a key.
func first(s string) rune { return []rune(s)[0] }
