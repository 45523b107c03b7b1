// The store in a browser, on IndexedDB.

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

// The browser's database has one table. A key is folder, name and number; under it lies a part of what is kept under the name, with the
// length up to its end. The number of the first part is 0. That of a part that was appended is one more than the length before it; versions
// up to 0.2 counted the parts, which is never more.
const (
	database = "quintet"
	table    = "files"
)

// Browser returns the store of the browser that the page is in: every page of the same address has the same one. The error says why there
// can be none: also where the database has not answered for startPatience seconds.
func Browser() (Store, error) {
	c := &connection{patience: startPatience}
	if err := c.open(); err != nil {
		return nil, err
	}
	b := browser{connection: c}
	if _, err := b.List(); err != nil {
		return nil, err
	}
	c.patience = patience
	c.listen()
	return b, nil
}

// How long the database may take for an answer, in seconds in which the page runs.
const (
	startPatience = 8 // while nothing is shown yet
	patience      = 60
)

// errSilent is the error of a database that does not answer.
var errSilent = errors.New("its database does not answer")

// A connection is the database of the page, which is opened anew where the browser has closed it, as when the data of the site are cleared. After
// it has not answered once it is broken: later calls fail at once.
type connection struct {
	db       js.Value
	patience int
	leaving  bool // the page is being closed: no answer of the database comes any more
	broken   error
}

// open opens the database.
func (c *connection) open() error {
	return try(func() error {
		factory := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB") // a frame may bar it: what Get throws ends the program
		if !factory.Truthy() {
			return errors.New("it has no database")
		}
		request := factory.Call("open", database, 1)
		made := on(request, "onupgradeneeded", func(js.Value) { request.Get("result").Call("createObjectStore", table) })
		defer made.Release()
		if err := c.wait(request, "onsuccess", "onerror"); err != nil {
			return err
		}
		db := request.Get("result")
		on(db, "onversionchange", func(js.Value) { db.Call("close") }) // someone deletes it, and would wait for this page
		c.db = db
		return nil
	})
}

// listen notices when the page is being left, until the browser shows it again.
func (c *connection) listen() {
	for event, leaves := range map[string]bool{"pagehide": true, "pageshow": false} {
		js.Global().Call("addEventListener", event, js.FuncOf(func(js.Value, []js.Value) any {
			c.leaving = leaves
			return nil
		}), true)
	}
}

// begin begins a transaction, in a database that is opened anew if it has been closed.
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

// wait returns at the first of two events of target, at the one called bad with an error, and with errSilent where neither comes. It counts
// seconds one by one: those in which the browser has stopped the page do not count.
func (c *connection) wait(target js.Value, good, bad string) error {
	done := make(chan error, 2)
	defer on(target, good, func(js.Value) { done <- nil }).Release()
	defer on(target, bad, func(js.Value) { done <- cause(target.Get("error")) }).Release()
	defer func() {
		target.Set(good, js.Null())
		target.Set(bad, js.Null())
	}()
	for range c.patience {
		second := time.NewTimer(time.Second)
		select {
		case err := <-done:
			second.Stop()
			return err
		case <-second.C:
		}
	}
	c.broken = errSilent
	return errSilent
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
		return b.lay(s, "put", name, 0, 0, data)
	}, nil)
}

func (b browser) Create(name string, data []byte) error {
	err := b.do("readwrite", "relaxed", name, func(s, _ js.Value) js.Value { return b.lay(s, "add", name, 0, 0, data) }, nil)
	if err != nil && strings.HasPrefix(err.Error(), "ConstraintError") { // a part has the key
		err = fmt.Errorf("%s: %w", name, ErrExists)
	}
	return err
}

// Append asks for the length and adds the data in one go: where the length is another, nothing of that happens.
func (b browser) Append(name string, length int, data []byte) error {
	return b.do("readwrite", "relaxed", name, func(s, all js.Value) js.Value {
		last := s.Call("openCursor", all, "prev")
		if len(data) > 0 {
			b.lay(s, "add", name, length+1, length, data)
		}
		return last
	}, func(last js.Value) error {
		if !last.Truthy() || last.Get("value").Get("end").Int() != length {
			return fmt.Errorf("%s: %w", name, ErrChanged)
		}
		return nil
	})
}

// Sync writes a mark: the browser brings everything to the disk that was written before it.
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
	slices.Sort(names) // the browser sorts by units of UTF-16
	return slices.Compact(names), nil
}

// Stamp is made of the data themselves: the database keeps no times.
func (b browser) Stamp(name string) (string, error) {
	data, err := b.Read(name, math.MaxInt)
	return stampOf(data), err
}

func (b browser) Remove(name string) error {
	return b.do("readwrite", "relaxed", name, func(s, all js.Value) js.Value { return s.Call("delete", all) }, nil)
}

func (b browser) Lock(name string) (unlock func(), err error) {
	locks := js.Global().Get("navigator").Get("locks")
	if err := proper(name); err != nil {
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

// lay lays data down as the part n of what is kept under name, behind so many bytes: how is "put", or "add" where there must be no such part.
func (b browser) lay(s js.Value, how, name string, n, behind int, data []byte) js.Value {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	return s.Call(how, map[string]any{"data": bytes, "end": behind + len(data)}, []any{b.folder, name, n})
}

// do makes a transaction and waits until it is complete. ask makes requests to the table, in which all are the keys of name, and returns the one
// whose result check looks at: after an error nothing has happened. nil for nothing to look at.
//
// A page that is being closed hears no answer. What it writes then is on its way at once, unlooked at.
func (b browser) do(mode, durability, name string, ask func(s, all js.Value) js.Value, check func(result js.Value) error) error {
	if err := proper(name); err != nil {
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
		answered = on(request, "onsuccess", func(js.Value) {
			if failed = try(func() error { return check(request.Get("result")) }); failed != nil {
				t.Call("abort")
			}
		})
		return nil
	})
	if asked != nil { // what was asked for before it must not happen
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

// proper returns an error for what is no name.
func proper(name string) error {
	if !ValidName(name) {
		return fmt.Errorf("%q is no name to keep data under", name)
	}
	return nil
}

// on lets f be called at an event of target, with the event. What it returns is to be released.
func on(target js.Value, event string, f func(e js.Value)) js.Func {
	handler := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
	target.Set(event, handler)
	return handler
}

// cause returns what a browser says about an error.
func cause(e js.Value) error {
	if e.Type() != js.TypeObject {
		return errors.New("the browser does not say why")
	}
	return errors.New(e.Get("name").String() + ": " + e.Get("message").String())
}

// try calls f and returns its error, or what JavaScript has thrown in it.
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
