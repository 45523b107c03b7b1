package browser

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/render/input"
	"quintet/scenes/demo"
)

// A device is a phone or a tablet, held upright.
type device struct {
	name  string
	w, h  int
	ratio float64
}

var (
	phone  = device{"phone", 390, 844, 3}
	tablet = device{"tablet", 820, 1180, 2}
)

// openOn opens address on an emulated device, with nothing kept.
func openOn(t *testing.T, address string, v device) *Page {
	t.Helper()
	p, err := person(t).Open("about:blank", v.w, v.h, v.ratio)
	must.Succeed(t, err)
	t.Cleanup(p.Close)
	t.Cleanup(func() { logConsole(t, p) })
	must.Succeed(t, p.Mobile(v.w, v.h, v.ratio))
	must.Succeed(t, p.Go(address))
	return p
}

// fills is true while the page has that size, is not zoomed, and the body fills it with one pixel per screen pixel.
const fills = `(() => {
	const b = document.body, r = b.getBoundingClientRect(), c = document.querySelector("canvas");
	const near = (a, b) => Math.abs(a - b) <= 1;
	return visualViewport.scale === 1 && innerWidth === %[1]d && innerHeight === %[2]d && scrollX === 0 && scrollY === 0 &&
		near(r.left, 0) && near(r.top, 0) && near(r.width, %[1]d) && near(r.height, %[2]d) &&
		near(b.clientWidth, %[1]d * devicePixelRatio) && near(b.clientHeight, %[2]d * devicePixelRatio) &&
		(!c || c.width === b.clientWidth && c.height === b.clientHeight);
})()`

// wantFilled waits until the page of that size is filled.
func wantFilled(t *testing.T, p *Page, what string, w, h int) {
	t.Helper()
	err := p.until("", fmt.Sprintf(fills, w, h))
	if err == nil {
		return
	}
	got, _ := Eval[string](p, `(() => { const c = document.querySelector("canvas");
		return JSON.stringify([visualViewport.scale, innerWidth, innerHeight, document.documentElement.clientWidth, document.documentElement.clientHeight,
			document.body.getBoundingClientRect(), c && [c.width, c.height]]) })()`)
	t.Fatalf("%s: a page of %d by %d is not filled: %s, %v", what, w, h, got, err)
}

// turned rotates the device and back, turns times.
func turned(t *testing.T, p *Page, v device, turns int) {
	t.Helper()
	for n := range turns {
		must.Succeed(t, p.Resize(v.h, v.w, v.ratio))
		wantFilled(t, p, fmt.Sprintf("turn %d", n), v.h, v.w)
		must.Succeed(t, p.Resize(v.w, v.h, v.ratio))
		wantFilled(t, p, fmt.Sprintf("turn %d back", n), v.w, v.h)
	}
}

// TestPageFillsScreen: after every load, every rotation of the device and every opened keyboard the page is as large as the screen, not zoomed,
// and the canvas as large as the page. Most loads are of the page alone, whose program never arrives; the test adds what Ebitengine would add.
func TestPageFillsScreen(t *testing.T) {
	const loads = 25
	const viewport = `document.head.append(Object.assign(document.createElement("meta"), { name: "viewport", content: "width=device-width, initial-scale=1" })); true`
	for _, v := range []device{phone, tablet} {
		t.Run(v.name, func(t *testing.T) {
			f := serve(t)
			f.at("quintet.wasm", hang)
			p := openOn(t, f.URL+"/?seed=1", v)
			for n := range loads {
				must.Succeed(t, p.Reload()) // another address would leave the page in a cache, waiting for its program
				if n%2 == 0 {
					_, err := Eval[bool](p, viewport)
					must.Succeed(t, err)
				}
				wantFilled(t, p, fmt.Sprintf("load %d", n), v.w, v.h)
				turned(t, p, v, 1)
			}
			f.heal()
			must.Succeed(t, p.Reload())
			must.Succeed(t, p.Started())
			wantFilled(t, p, "with the program", v.w, v.h)
			d := twin(t, p)
			do(t, d, fmt.Sprintf("size %d %d %v;press New game SQU", v.w, v.h, v.ratio))
			keyboards(t, p, d, v)
			do(t, d, "tap button seat 2 Person;tap button Play;tap c3")
			turned(t, p, v, 2)
			compare(t, p, v.name, d)
		})
	}
}

// alone plays script in the twin, and not in its page.
func alone(t *testing.T, d *demo.Player, script string) {
	t.Helper()
	page := d.Frame
	d.Frame = nil
	do(t, d, script)
	d.Frame = page
}

// keyboards opens the keyboard for a name and closes it, on a device whose page gets lower meanwhile.
func keyboards(t *testing.T, p *Page, d *demo.Player, v device) {
	t.Helper()
	const high = 336
	do(t, d, "tap button Player 1")
	wantFocus(t, p, true)
	must.Succeed(t, p.Resize(v.w, v.h-high, v.ratio))
	wantFilled(t, p, "keyboard", v.w, v.h-high)
	must.Succeed(t, p.Press("enter"))
	alone(t, d, "key enter")
	wantFocus(t, p, false)
	must.Succeed(t, p.Resize(v.w, v.h, v.ratio))
	wantFilled(t, p, "keyboard gone", v.w, v.h)
}

// insets are the widths of the strips at the sides of a screen that the device covers, in logical pixels.
type insets struct{ left, top, right, bottom int }

// cover makes the browser tell pages that the device covers the sides of the screen.
func (p *Page) cover(i insets) error {
	left, top, right, bottom := int64(i.left), int64(i.top), int64(i.right), int64(i.bottom)
	return call(p, emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
		Insets: &emulation.SafeAreaInsets{Left: &left, Top: &top, Right: &right, Bottom: &bottom},
	})
}

// TestSafeArea: the program is where the device does not cover the screen, with an empty strip around it, and touches act where they
// appear, however the device is held.
func TestSafeArea(t *testing.T) {
	const ratio = 2 // less to draw than on the other phone
	v := device{"phone", 390, 844, ratio}
	p := openOn(t, site+"/?seed=1", v)
	must.Succeed(t, p.Started())
	d := twin(t, p)
	for _, c := range []struct {
		name   string
		w, h   int
		i      insets
		script string
	}{
		{"upright", v.w, v.h, insets{0, 47, 0, 34}, "tap button New game SQU"},
		{"on its left side", v.h, v.w, insets{47, 0, 30, 21}, "tap button seat 2 Person"},
		{"on its right side", v.h, v.w, insets{30, 0, 47, 21}, "tap button Play"},
		{"uncovered", v.w, v.h, insets{}, "tap c3;tap c3;want plies 1"},
	} {
		must.Succeed(t, p.cover(c.i))
		d.Frame = func(in input.Frame) {
			in.W, in.H = c.w*ratio, c.h*ratio
			in.X, in.Y = in.X+float32(c.i.left), in.Y+float32(c.i.top)
			must.Succeed(t, p.Act(in))
		}
		compareWithin := func(when string) {
			t.Helper()
			rest(t, p, d)
			want := image.NewRGBA(image.Rect(0, 0, c.w*ratio, c.h*ratio))
			draw.Draw(want, want.Rect, image.NewUniform(color.RGBA{0x12, 0x18, 0x1f, 0xff}), image.Point{}, draw.Src)
			program := d.Picture().Image
			corner := image.Pt(c.i.left*ratio, c.i.top*ratio)
			draw.Draw(want, program.Bounds().Add(corner), program, image.Point{}, draw.Src)
			must.Succeed(t, display.Shows(p.Picture, want, c.name+" "+when))
		}
		do(t, d, fmt.Sprintf("size %d %d %d", c.w-c.i.left-c.i.right, c.h-c.i.top-c.i.bottom, ratio))
		compareWithin("turned")
		do(t, d, c.script)
		compareWithin("touched")
	}
}
