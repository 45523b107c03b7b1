package browser

import (
	"strconv"
	"testing"

	"quintet/build/must"
)

// TestPageAnnouncesToScreenReader: the page contains what to do as text that screen readers read aloud, and it follows the game.
func TestPageAnnouncesToScreenReader(t *testing.T) {
	p, d := begin(t, "press New game SQU;press seat 2 Person;press Play;move away")
	first := d.App.Announcement()
	says(t, p, first)
	must.Succeed(t, d.Do("play e5"))
	must.Succeed(t, d.Do("move away"))
	if d.App.Announcement() == first || d.App.Announcement() == "" {
		t.Fatalf("after a ply the program still says %q", d.App.Announcement())
	}
	says(t, p, d.App.Announcement())
}

// says waits until the page has a text for screen readers.
func says(t *testing.T, p *Page, text string) {
	t.Helper()
	waitFor(t, p, `document.querySelector("[aria-live=polite]")?.textContent === `+strconv.Quote(text))
}
