package browser

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games/catalog"
	"quintet/games/files/journal"
)

// leap makes the clock of the page jump by a number of milliseconds just before the program receives an event that is named in globalThis.leaps.
const leap = `(() => {
	let ahead = 0;
	const now = performance.now.bind(performance);
	performance.now = () => now() + ahead;
	globalThis.leaps = [];
	const listen = (of, name) => of.addEventListener(name, () => { if (leaps.includes(name)) { ahead += %d; leaps = []; } }, true);
	listen(globalThis, "pagehide");
	listen(document, "visibilitychange");
})()`

// journals is the text of all journals in the browser's storage.
const journals = `new Promise((done, failed) => {
	const open = indexedDB.open("quintet", 1);
	open.onerror = () => failed(open.error);
	open.onsuccess = () => {
		const request = open.result.transaction("files").objectStore("files").getAll(IDBKeyRange.bound(["tables"], ["tables", []]));
		request.onerror = () => failed(request.error);
		request.onsuccess = () => { open.result.close(); done(request.result.map((part) => new TextDecoder().decode(part.data)).join("")); };
	};
})`

// readJournal returns the table in the storage of p's browser.
func readJournal(p *Page) (*journal.Contents, error) {
	text, err := Eval[string](p, journals)
	if err != nil {
		return nil, err
	}
	k, err := journal.Read([]byte(text), catalog.Find)
	if err == nil && (k.Damage != nil || k.Length < len(text)) {
		err = errors.Join(fmt.Errorf("the journal is damaged:\n%s", text), k.Damage)
	}
	return k, err
}

// A departure is a way of leaving a page, with an event before which the clock jumps.
type departure struct {
	event string
	leave func(p, other *Page) error
}

// The thinking time when a page is hidden or left in the middle of a turn is stored at once, on the clock and for the pending move. While the page is
// hidden the clock continues.
func TestLeavingPageWritesTimes(t *testing.T) {
	const leapt = 37 * time.Second
	hide := departure{"visibilitychange", func(_, other *Page) error { return other.Front() }}
	for name, all := range map[string][]departure{
		"closed":                 {{"pagehide", func(p, _ *Page) error { p.Close(); return nil }}},
		"hidden and then closed": {hide, {"pagehide", func(p, _ *Page) error { p.Close(); return nil }}},
		"loaded anew":            {{"pagehide", func(p, _ *Page) error { return p.Reload() }}},
	} {
		t.Run(name, func(t *testing.T) {
			own := person(t).InOneWindow()
			other, err := own.Open(site+still, 640, 480, 1) // which has the same storage, but no program
			must.Succeed(t, err)
			p, err := own.Open("about:blank", 640, 480, 1)
			must.Succeed(t, err)
			defer p.Close()
			must.Succeed(t, p.Before(fmt.Sprintf(leap, leapt.Milliseconds())))
			must.Succeed(t, p.Go(site+"/?seed=1"))
			must.Succeed(t, p.Started())
			d := twin(t, p)
			do(t, d, "size 640 480;move away;press New game SQU;press size 8;press seat 2 Person;press seats As listed;press Clock and aids;press clock Per game;press Play;key p;play g2;click c3;move away;ticks 1")
			for _, one := range all {
				before, err := readJournal(other)
				must.Succeed(t, err)
				_, err = Eval[bool](p, `(leaps = ["`+one.event+`"]) && true`)
				must.Succeed(t, err)
				must.Succeed(t, one.leave(p, other))
				wantLeap(t, other, before, leapt)
			}
		})
	}
}

// wantLeap waits until the seat to move in the only journal, and its pending move, have used the additional time.
func wantLeap(t *testing.T, p *Page, before *journal.Contents, leapt time.Duration) {
	t.Helper()
	seat := before.Match.Position().ToMove()
	for deadline := time.Now().Add(timeout); ; time.Sleep(20 * time.Millisecond) {
		now, err := readJournal(p)
		must.Succeed(t, err)
		left, used := before.Left[seat]-now.Left[seat], now.Used-before.Used
		if left >= leapt && used >= leapt && now.Match.Len() == before.Match.Len() {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("after %d plies the clock has lost %v and the pending move has taken %v, want at least %v of both", now.Match.Len(), left, used, leapt)
		}
	}
}
