package browser

import (
	"cmp"
	"testing"
	"time"

	"github.com/chromedp/cdproto/storage"

	"quintet/build/must"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
)

// nothingKept waits until the page shows the same as its twin, which is told that nothing can be stored, with the reason.
func nothingKept(t *testing.T, p *Page, reason string) {
	t.Helper()
	d := twinOf(t, p, app.Deps{StoreError: &store.NoFolderError{Err: errorOf(reason)}})
	do(t, d, "size 640 480;move away")
	compare(t, p, "nothing is kept", d)
}

// errorOf is an error with a text.
type errorOf string

func (e errorOf) Error() string { return string(e) }

// If the database never answers, or the browser throws when asked for it, the program starts and says that nothing is saved.
func TestNoDatabase(t *testing.T) {
	for _, c := range []struct{ name, script, reason string }{
		{"silent", `IDBFactory.prototype.open = () => ({})`, "its database does not answer"},
		{"barred", `Object.defineProperty(globalThis, "indexedDB", { get() { throw new DOMException("no storage here", "SecurityError"); } })`, "SecurityError: no storage here"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, err := person(t).Open("about:blank", 640, 480, 1)
			must.Succeed(t, err)
			t.Cleanup(p.Close)
			must.Succeed(t, p.Before(c.script))
			must.Succeed(t, p.Go(site+"/?seed=1"))
			must.Succeed(t, p.Started())
			nothingKept(t, p, c.reason)
		})
	}
}

// A failing store fails to write while there is an error.
type failing struct {
	store.Store
	err *error
}

func (f failing) Folder(name string) store.Store { return failing{f.Store.Folder(name), f.err} }

func (f failing) Write(name string, data []byte) error {
	return cmp.Or(*f.err, f.Store.Write(name, data))
}

func (f failing) Create(name string, data []byte) error {
	return cmp.Or(*f.err, f.Store.Create(name, data))
}

func (f failing) Append(name string, length int, data []byte) error {
	return cmp.Or(*f.err, f.Store.Append(name, length, data))
}

// A write that throws halfway loses nothing that was stored, and the players are told; what they play is stored as soon as possible.
func TestFailedWriteLosesNothing(t *testing.T) {
	p := lend(t, 640, 480, 1)
	var failed error
	d := twinOf(t, p, app.Deps{Store: failing{store.Memory(), &failed}})
	do(t, d, "size 640 480;move away;"+half)
	before, err := readTable(p)
	must.Succeed(t, err)
	const fail = `(() => {
		const methods = IDBObjectStore.prototype;
		globalThis.mend = (({ put, add }) => () => Object.assign(methods, { put, add }))(methods);
		methods.put = methods.add = () => { throw new DOMException("too large", "DataCloneError"); };
		return true;
	})()`
	_, err = Eval[bool](p, fail)
	must.Succeed(t, err)
	failed = errorOf("DataCloneError: too large")
	do(t, d, "play d4;move away")
	compare(t, p, "told", d)
	now, err := readTable(p)
	must.Succeed(t, err)
	if now.Match.Len() != before.Match.Len() {
		t.Fatalf("after a write that throws the table has %d plies, want the %d from before", now.Match.Len(), before.Match.Len())
	}
	_, err = Eval[bool](p, `mend(); true`)
	must.Succeed(t, err)
	failed = nil
	for deadline := time.Now().Add(timeout); ; {
		do(t, d, "play e5;key ctrl+z")
		now, err = readTable(p)
		must.Succeed(t, err)
		if now.Match.Len() > before.Match.Len() {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("writes succeed again, but the table still has %d plies", now.Match.Len())
		}
	}
}

// If the site's data are cleared while the program runs the table is stored again.
func TestSiteDataCleared(t *testing.T) {
	p, d := begin(t, half)
	must.Succeed(t, call(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: site, StorageTypes: "indexeddb"}))
	do(t, d, "play d4 e5;move away")
	must.Succeed(t, p.Reload())
	must.Succeed(t, p.Started())
	compare(t, p, "after", d)
}

// Once a game is stored the browser is asked not to delete it.
func TestRequestsPersistentStorage(t *testing.T) {
	p, d := begin(t, "press New game SQU;press seat 2 Person;press seats As listed;press Play")
	_, err := Eval[bool](p, `globalThis.asked = 0; navigator.storage.persist = async () => { asked++; return true; }; true`)
	must.Succeed(t, err)
	do(t, d, "play d4 e5")
	waitFor(t, p, `asked === 1`)
}
