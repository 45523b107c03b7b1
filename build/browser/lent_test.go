package browser

import (
	"testing"

	"quintet/build/must"
)

// british are the languages that the pages of most tests see.
const british = "en-GB,en"

// still is a file of the site in which no program runs.
const still = "/icon-192.png"

// A lender lends tests one Chromium and one tab in it: starting them and compiling the program takes most of the time of a small test.
type lender struct {
	browser *Browser
	page    *Page
}

// lent is shared by all tests, which run one after the other.
var lent lender

// end ends the browser. The next test that borrows gets a new one.
func (l *lender) end() {
	if l.browser != nil {
		l.browser.Close()
	}
	*l = lender{}
}

// borrow returns the shared browser, for a test that does not change it. A failed test may have changed it, so later tests get another one.
func borrow(t *testing.T) *Browser {
	t.Helper()
	if lent.browser == nil {
		lent.browser = launch(t, british)
	}
	t.Cleanup(func() {
		if t.Failed() {
			lent.end()
		}
	})
	return lent.browser
}

// person returns the browser of someone without stored data.
func person(t *testing.T) *Browser {
	t.Helper()
	own, err := borrow(t).WithOwnData()
	must.Succeed(t, err)
	t.Cleanup(own.Close)
	return own
}

// lend restarts the program in the shared tab, without stored data.
func lend(t *testing.T, w, h int, ratio float64) *Page {
	t.Helper()
	b := borrow(t)
	if lent.page == nil {
		p, err := b.Open(site+still, w, h, ratio)
		must.Succeed(t, err)
		lent.page = p
	}
	p := lent.page
	t.Cleanup(func() { logConsole(t, p) })
	t.Cleanup(func() {
		if t.Failed() {
			return // the browser ends
		}
		must.Succeed(t, p.Go(site+still)) // whatever it is still doing would disturb other tests
	})
	must.Succeed(t, p.ResetData(site, "/?seed=1", w, h, ratio))
	must.Succeed(t, p.Started())
	return p
}
