package browser

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games/catalog"
	"quintet/games/files/tablefile"
	"quintet/games/play/table"
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

// tables is the texts of all tables in the browser's storage, by name.
const tables = `new Promise((done, failed) => {
	const open = indexedDB.open("quintet", 1);
	open.onerror = () => failed(open.error);
	open.onsuccess = () => {
		const range = IDBKeyRange.bound(["unfinished"], ["unfinished", []]), all = {};
		const request = open.result.transaction("files").objectStore("files").openCursor(range);
		request.onerror = () => failed(request.error);
		request.onsuccess = () => {
			const at = request.result;
			if (!at) { open.result.close(); done(all); return; }
			all[at.key[1]] = new TextDecoder().decode(at.value.data);
			at.continue();
		};
	};
})`

// readTable returns the newest state of the table in the storage of p's browser.
func readTable(p *Page) (*table.Table, error) {
	texts, err := Eval[map[string]string](p, tables)
	if err != nil {
		return nil, err
	}
	newest, number := "", 0
	for name := range texts {
		if _, n, ok := tablefile.SplitName(name); ok && n > number {
			newest, number = name, n
		}
	}
	f, err := tablefile.Read([]byte(texts[newest]), catalog.Find)
	if err != nil {
		return nil, fmt.Errorf("%v are stored: %w", slices.Collect(maps.Keys(texts)), err)
	}
	return f.Table, nil
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
				before, err := readTable(other)
				must.Succeed(t, err)
				_, err = Eval[bool](p, `(leaps = ["`+one.event+`"]) && true`)
				must.Succeed(t, err)
				must.Succeed(t, one.leave(p, other))
				wantLeap(t, other, before, leapt)
			}
		})
	}
}

// wantLeap waits until the seat to move in the only table, and its pending move, have used the additional time.
func wantLeap(t *testing.T, p *Page, before *table.Table, leapt time.Duration) {
	t.Helper()
	seat := before.Match.Position().ToMove()
	for deadline := time.Now().Add(timeout); ; time.Sleep(20 * time.Millisecond) {
		now, err := readTable(p)
		must.Succeed(t, err)
		at := time.Now()
		left, used := before.Clock.Left(seat, at)-now.Clock.Left(seat, at), now.Stopwatch.Used(at)-before.Stopwatch.Used(at)
		if left >= leapt && used >= leapt && now.Match.Len() == before.Match.Len() {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("after %d plies the clock has lost %v and the pending move has taken %v, want at least %v of both", now.Match.Len(), left, used, leapt)
		}
	}
}
