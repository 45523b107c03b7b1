package browser

import (
	"testing"

	"quintet/build/must"
)

// british are the languages that the pages of most tests are told.
const british = "en-GB,en"

// still is a file of the site in which no program runs.
const still = "/icon-192.png"

// A lender lends tests one Chromium and one tab in it: to start them and to compile the program takes most of the time of a small test.
type lender struct {
	browser *Browser
	page    *Page
}

// lent lends to all tests, which run one after the other.
var lent lender

// end ends the browser. The next test that borrows gets a new one.
func (l *lender) end() {
	if l.browser != nil {
		l.browser.Close()
	}
	*l = lender{}
}

// borrow returns the browser that is lent, for a test that does not change it. One that fails may have: those after it have another.
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

// person returns the browser of someone who has nothing kept.
func person(t *testing.T) *Browser {
	t.Helper()
	own, err := borrow(t).Fresh()
	must.Succeed(t, err)
	t.Cleanup(own.Close)
	return own
}

// lend starts the program anew in the tab that is lent, with nothing kept.
func lend(t *testing.T, w, h int, ratio float64) *Page {
	t.Helper()
	b := borrow(t)
	if lent.page == nil {
		p, err := b.Open(site+still, w, h, ratio)
		must.Succeed(t, err)
		lent.page = p
	}
	p := lent.page
	t.Cleanup(func() { tell(t, p) })
	t.Cleanup(func() {
		if t.Failed() {
			return // the browser ends
		}
		must.Succeed(t, p.Go(site+still)) // what it still does would disturb other tests
	})
	must.Succeed(t, p.Renew(site, "/?seed=1", w, h, ratio))
	must.Succeed(t, p.Started())
	return p
}
