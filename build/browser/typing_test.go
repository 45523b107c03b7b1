package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"

	"quintet/build/must"
	frame "quintet/render/input"
)

// TestTypeNameOnPhone: a tap on a name field focuses a field of the page, for which a phone shows its keyboard; what is typed and deleted there
// arrives, and Enter returns the focus.
func TestTypeNameOnPhone(t *testing.T) {
	p := lend(t, 390, 700, 1.5)
	d := twin(t, p)
	must.Succeed(t, d.Do("size 390 700 1.5"))
	must.Succeed(t, d.Do("press New game SQU"))
	wantFocus(t, p, false)
	must.Succeed(t, d.Do("tap button Player 1"))
	wantFocus(t, p, true)
	if e := d.App.Editing(); !e.On || !e.Touch || e.Text != "" || e.Field.W < 60 {
		t.Fatalf("the program edits %+v by touch", e)
	}
	d.Frame = func(frame.Frame) {} // now input comes from the phone's keyboard
	must.Succeed(t, call(p, input.InsertText, input.InsertTextParams{Text: "Zoé Ma"}))
	must.Succeed(t, d.Do("type Zoé Ma"))
	waitFor(t, p, `document.getElementById("quintet-typing").value === "Zoé Ma"`)
	compare(t, p, "typed", d)
	if _, err := Eval[bool](p, `(() => { const f = document.getElementById("quintet-typing"); f.value = "Zoë"; f.dispatchEvent(new InputEvent("input")); return true })()`); err != nil {
		t.Fatal(err) // as a keyboard replaces a typed word
	}
	for range len(" Ma") + 1 {
		must.Succeed(t, d.Do("key backspace"))
	}
	must.Succeed(t, d.Do("type ë"))
	compare(t, p, "replaced", d)
	must.Succeed(t, p.Press(frame.Enter))
	must.Succeed(t, d.Do("key enter"))
	wantFocus(t, p, false)
	compare(t, p, "left", d)
}

// wantFocus waits until the field of the page has the focus, or no longer has it.
func wantFocus(t *testing.T, p *Page, want bool) {
	t.Helper()
	waitFor(t, p, fmt.Sprintf(`(document.activeElement?.id === "quintet-typing") === %v`, want))
}

// waitFor waits until an expression is true in the page.
func waitFor(t *testing.T, p *Page, expression string) {
	t.Helper()
	must.Succeed(t, p.until("", expression))
}
