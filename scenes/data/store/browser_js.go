// Implements Store in a browser: data in IndexedDB, locks by the Web Locks API. A connection opens the database, opens it again if the browser has
// closed it, and waits for its answers with a time limit. Change the layout of the database and the limits here. browser.go stands in for this file
// on other systems.

package store

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"syscall/js"
	"time"
)

// The browser's database has one table. Its keys are folder, name and number. A value is a part of the data stored under the name, with the
// length of the data up to the end of this part. The first part has the number 0. An appended part has the length of the data before it, plus one;
// versions up to 0.2 counted the parts instead, which gives numbers that are never larger.
const (
	database = "quintet"
	table    = "files"
)

// Browser returns the store of the browser. All pages of the same address share it. The error says why there is none; one reason is that the
// database has not answered for startTimeout seconds.
func Browser() (Store, error) {
	c := &connection{timeout: startTimeout}
	if err := c.open(); err != nil {
		return nil, err
	}
	b := browser{connection: c}
	if _, err := b.List(); err != nil {
		return nil, err
	}
	c.timeout = timeout
	c.listen()
	return b, nil
}

// How long the database may take to answer, in seconds during which the page runs.
const (
	startTimeout = 8 // while nothing is shown yet
	timeout      = 60
)

// errNoReply means that the database does not answer.
var errNoReply = errors.New("its database does not answer")

// A connection is the database of the page. It is opened again if the browser has closed it, for example because the user cleared the data of the
// site. Once the database has not answered, the connection is broken and later calls fail at once.
type connection struct {
	db      js.Value
	timeout int
	leaving bool // the page is being closed, so the database no longer answers
	broken  error
}

// open opens the database.
func (c *connection) open() error {
	return try(func() error {
		factory := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB") // in a frame that forbids it Get would throw, which ends the program
		if !factory.Truthy() {
			return errors.New("it has no database")
		}
		request := factory.Call("open", database, 1)
		made := addListener(request, "onupgradeneeded", func(js.Value) { request.Get("result").Call("createObjectStore", table) })
		defer made.Release()
		if err := c.wait(request, "onsuccess", "onerror"); err != nil {
			return err
		}
		db := request.Get("result")
		addListener(db, "onversionchange", func(js.Value) { db.Call("close") }) // another page wants to delete it and waits for this one
		c.db = db
		return nil
	})
}

// listen notices that the page is being left, and that the browser shows it again.
func (c *connection) listen() {
	for event, leaves := range map[string]bool{"pagehide": true, "pageshow": false} {
		js.Global().Call("addEventListener", event, js.FuncOf(func(js.Value, []js.Value) any {
			c.leaving = leaves
			return nil
		}), true)
	}
}

// begin begins a transaction. It opens the database again if it was closed.
func (c *connection) begin(mode, durability string) (t js.Value, err error) {
	if c.broken != nil {
		return t, c.broken
	}
	ask := func() error {
		t = c.db.Call("transaction", table, mode, map[string]any{"durability": durability})
		return nil
	}
	if err = try(ask); err == nil || c.leaving {
		return t, err
	}
	if err = c.open(); err != nil {
		return t, err
	}
	return t, try(ask)
}

// wait waits for the first of two events of target. The event called bad gives an error, and so does silence (errNoReply). It counts the seconds one
// by one, so that time during which the browser stops the page does not count.
func (c *connection) wait(target js.Value, good, bad string) error {
	done := make(chan error, 2)
	defer addListener(target, good, func(js.Value) { done <- nil }).Release()
	defer addListener(target, bad, func(js.Value) { done <- cause(target.Get("error")) }).Release()
	defer func() {
		target.Set(good, js.Null())
		target.Set(bad, js.Null())
	}()
	for range c.timeout {
		second := time.NewTimer(time.Second)
		select {
		case err := <-done:
			second.Stop()
			return err
		case <-second.C:
		}
	}
	c.broken = errNoReply
	return errNoReply
}

// browser is a folder in the database.
type browser struct {
	*connection
	folder string
}

func (b browser) Folder(name string) Store { return browser{b.connection, b.Path(name)} }

func (b browser) Path(name string) string {
	if b.folder == "" {
		return name
	}
	return b.folder + "/" + name
}

func (b browser) Read(name string, most int) ([]byte, error) {
	var parts js.Value
	err := b.do("readonly", "relaxed", name, func(s, all js.Value) js.Value {
		parts = s.Call("getAll", all)
		return parts
	}, nil)
	if err != nil {
		return nil, err
	}
	parts = parts.Get("result")
	n := parts.Length()
	if n == 0 {
		return nil, fmt.Errorf("%s: %w", name, ErrNotFound)
	}
	if length := parts.Index(n - 1).Get("end").Int(); length > most {
		return nil, fmt.Errorf("%s: %d bytes, at most %d are read: %w", name, length, most, ErrLarge)
	}
	var data []byte
	for i := range n {
		part := parts.Index(i).Get("data")
		at := len(data)
		data = append(data, make([]byte, part.Length())...)
		js.CopyBytesToGo(data[at:], part)
	}
	return data, nil
}

func (b browser) Write(name string, data []byte) error {
	return b.do("readwrite", "strict", name, func(s, all js.Value) js.Value {
		s.Call("delete", all)
		return b.putPart(s, "put", name, 0, 0, data)
	}, nil)
}

func (b browser) Create(name string, data []byte) error {
	err := b.do("readwrite", "relaxed", name, func(s, _ js.Value) js.Value { return b.putPart(s, "add", name, 0, 0, data) }, nil)
	if err != nil && strings.HasPrefix(err.Error(), "ConstraintError") { // a part has the key
		err = fmt.Errorf("%s: %w", name, ErrExists)
	}
	return err
}

// Append checks the length and adds the data in one transaction: if the length differs, nothing happens.
func (b browser) Append(name string, length int, data []byte) error {
	return b.do("readwrite", "relaxed", name, func(s, all js.Value) js.Value {
		last := s.Call("openCursor", all, "prev")
		if len(data) > 0 {
			b.putPart(s, "add", name, length+1, length, data)
		}
		return last
	}, func(last js.Value) error {
		if !last.Truthy() || last.Get("value").Get("end").Int() != length {
			return fmt.Errorf("%s: %w", name, ErrChanged)
		}
		return nil
	})
}

// Sync writes a mark, because the browser flushes everything written before it.
func (b browser) Sync(name string) error {
	return b.do("readwrite", "strict", name, func(s, _ js.Value) js.Value { return s.Call("put", 0, []any{".synced"}) }, nil)
}

func (b browser) List() ([]string, error) {
	var keys js.Value
	err := b.do("readonly", "relaxed", "all", func(s, _ js.Value) js.Value {
		keys = s.Call("getAllKeys", between([]any{b.folder}))
		return keys
	}, nil)
	if err != nil {
		return nil, err
	}
	var names []string
	keys = keys.Get("result")
	for i := range keys.Length() {
		names = append(names, keys.Index(i).Index(1).String())
	}
	slices.Sort(names) // the browser sorts by UTF-16 code units
	return slices.Compact(names), nil
}

// Stamp is made from the data, because the database keeps no times.
func (b browser) Stamp(name string) (string, error) {
	data, err := b.Read(name, math.MaxInt)
	return stampOf(data), err
}

func (b browser) Remove(name string) error {
	return b.do("readwrite", "relaxed", name, func(s, all js.Value) js.Value { return s.Call("delete", all) }, nil)
}

func (b browser) Lock(name string) (unlock func(), err error) {
	locks := js.Global().Get("navigator").Get("locks")
	if err := checkName(name); err != nil {
		return nil, err
	}
	if !locks.Truthy() {
		return nil, errors.New("the browser has no locks")
	}
	var release js.Value
	keep := js.FuncOf(func(_ js.Value, args []js.Value) any {
		release = args[0]
		return nil
	})
	defer keep.Release()
	held := js.Global().Get("Promise").New(keep)
	answer, freed := make(chan error, 1), make(chan struct{})
	asked := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Truthy() {
			answer <- fmt.Errorf("%s: %w", name, ErrLocked)
			return nil
		}
		answer <- nil
		return held
	})
	ended := js.FuncOf(func(js.Value, []js.Value) any {
		close(freed)
		return nil
	})
	refused := js.FuncOf(func(_ js.Value, args []js.Value) any {
		answer <- cause(args[0])
		return nil
	})
	err = try(func() error {
		locks.Call("request", database+"/"+b.Path(name), map[string]any{"ifAvailable": true}, asked).Call("then", ended, refused)
		return <-answer
	})
	if err != nil {
		return nil, err
	}
	return func() {
		release.Invoke()
		<-freed
	}, nil
}

// putPart stores data as part n of name, after the given number of bytes. how is "put", or "add" if the part must not exist yet.
func (b browser) putPart(s js.Value, how, name string, n, behind int, data []byte) js.Value {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	return s.Call(how, map[string]any{"data": bytes, "end": behind + len(data)}, []any{b.folder, name, n})
}

// do runs a transaction and waits until it is complete. ask makes requests to the table, in which all is the range of keys of name, and returns the
// request whose result check inspects; after an error of check nothing has happened. check may be nil.
//
// A page that is being closed gets no answers, so its writes are sent at once without the check.
func (b browser) do(mode, durability, name string, ask func(s, all js.Value) js.Value, check func(result js.Value) error) error {
	if err := checkName(name); err != nil {
		return err
	}
	t, err := b.begin(mode, durability)
	if err != nil {
		return err
	}
	var failed error
	var answered js.Func
	asked := try(func() error {
		request := ask(t.Call("objectStore", table), between([]any{b.folder, name}))
		if check == nil || b.leaving {
			t.Call("commit")
			return nil
		}
		answered = addListener(request, "onsuccess", func(js.Value) {
			if failed = try(func() error { return check(request.Get("result")) }); failed != nil {
				t.Call("abort")
			}
		})
		return nil
	})
	if asked != nil { // undo the requests before it
		t.Call("abort")
	}
	err = b.wait(t, "oncomplete", "onabort")
	answered.Release()
	return cmp.Or(asked, failed, err)
}

// between returns the range of all keys that begin with first.
func between(first []any) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", first, append(slices.Clone(first), []any{}))
}

// checkName returns an error if name is not valid.
func checkName(name string) error {
	if !ValidName(name) {
		return fmt.Errorf("%q is no name to keep data under", name)
	}
	return nil
}

// addListener calls f with every event of that name of target. The caller releases the returned function.
func addListener(target js.Value, event string, f func(e js.Value)) js.Func {
	handler := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
	target.Set(event, handler)
	return handler
}

// cause returns the browser's description of an error.
func cause(e js.Value) error {
	if e.Type() != js.TypeObject {
		return errors.New("the browser does not say why")
	}
	return errors.New(e.Get("name").String() + ": " + e.Get("message").String())
}

// try calls f and returns its error, or the exception that JavaScript threw in it.
func try(f func() error) (err error) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case js.Error:
			err = cause(p.Value)
		default:
			panic(p)
		}
	}()
	return f()
}
