package browser

import (
	"fmt"
	"testing"

	"quintet/build/must"
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
	t.Cleanup(func() { tell(t, p) })
	must.Succeed(t, p.Mobile(v.w, v.h, v.ratio))
	must.Succeed(t, p.Go(address))
	return p
}

// fills is true while the page has that size, is not zoomed, and the body fills it with a pixel for each of the screen.
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

// turned turns the device on its side and back, so many times.
func turned(t *testing.T, p *Page, v device, turns int) {
	t.Helper()
	for n := range turns {
		must.Succeed(t, p.Resize(v.h, v.w, v.ratio))
		wantFilled(t, p, fmt.Sprintf("turn %d", n), v.h, v.w)
		must.Succeed(t, p.Resize(v.w, v.h, v.ratio))
		wantFilled(t, p, fmt.Sprintf("turn %d back", n), v.w, v.h)
	}
}

// TestThePageFillsTheScreen: after every load, every turn of the device and every keyboard that opens the page is as large as the screen, not
// zoomed, and the canvas as large as the page. Most loads are of the page alone, whose program never comes: what Ebitengine would add is added.
func TestThePageFillsTheScreen(t *testing.T) {
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

// keyboards opens the keyboard for a name and closes it, on a device whose page becomes lower meanwhile.
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
