package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
)

// The browser's database has one table. A key is folder, name and number; under it lies a part of what is kept under the name, with the
// length up to its end. The number of the first part is 0, and what is appended follows.
const (
	database = "quintet"
	table    = "files"
)

// Browser returns the store of the browser that the page is in: every page of the same address has the same one. The error says why there
// can be none.
func Browser() (Store, error) {
	factory := js.Global().Get("indexedDB")
	if !factory.Truthy() {
		return nil, errors.New("the browser keeps nothing")
	}
	var db js.Value
	err := try(func() error {
		request := factory.Call("open", database, 1)
		made := on(request, "onupgradeneeded", func(js.Value) { request.Get("result").Call("createObjectStore", table) })
		defer made.Release()
		err := wait(request, "onsuccess", "onerror")
		db = request.Get("result")
		return err
	})
	if err != nil {
		return nil, err
	}
	return browser{db, ""}, nil
}

// browser is a folder in the database.
type browser struct {
	db     js.Value
	folder string
}

func (b browser) Folder(name string) Store { return browser{b.db, b.Path(name)} }

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
		return nil, fmt.Errorf("%s: %w", name, ErrAbsent)
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
		return b.put(s, name, 0, 0, data)
	}, nil)
}

func (b browser) Create(name string, data []byte) error {
	taken := false
	err := b.do("readwrite", "relaxed", name, func(s, all js.Value) js.Value { return s.Call("openKeyCursor", all) }, func(s, cursor js.Value) {
		if taken = cursor.Truthy(); !taken {
			b.put(s, name, 0, 0, data)
		}
	})
	if err == nil && taken {
		err = fmt.Errorf("%s: %w", name, ErrTaken)
	}
	return err
}

func (b browser) Append(name string, length int, data []byte) error {
	there := -1
	err := b.do("readwrite", "relaxed", name, func(s, all js.Value) js.Value { return s.Call("openCursor", all, "prev") }, func(s, cursor js.Value) {
		if !cursor.Truthy() {
			return
		}
		if there = cursor.Get("value").Get("end").Int(); there == length {
			b.put(s, name, cursor.Get("key").Index(2).Int()+1, length, data)
		}
	})
	if err == nil && there != length {
		err = fmt.Errorf("%s: %w", name, ErrChanged)
	}
	return err
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

// put lays data down as the n-th part of what is kept under name, behind so many bytes.
func (b browser) put(s js.Value, name string, n, behind int, data []byte) js.Value {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	return s.Call("put", map[string]any{"data": bytes, "end": behind + len(data)}, []any{b.folder, name, n})
}

// do makes a transaction and waits until it is complete. ask makes a request to the table, in which all are the keys of name. then is called
// with the result, within the transaction, and must not wait; nil for nothing.
func (b browser) do(mode, durability, name string, ask func(s, all js.Value) js.Value, then func(s, result js.Value)) error {
	if err := proper(name); err != nil {
		return err
	}
	return try(func() error {
		t := b.db.Call("transaction", table, mode, map[string]any{"durability": durability})
		s := t.Call("objectStore", table)
		request := ask(s, between([]any{b.folder, name}))
		var failed error
		if then != nil {
			answered := on(request, "onsuccess", func(js.Value) {
				failed = try(func() error {
					then(s, request.Get("result"))
					t.Call("commit")
					return nil
				})
				if failed != nil {
					t.Call("abort")
				}
			})
			defer answered.Release()
		} else {
			t.Call("commit") // it is on its way now, also if the page is closed in this moment
		}
		err := wait(t, "oncomplete", "onabort")
		if failed != nil {
			return failed
		}
		return err
	})
}

// between returns the range of all keys that begin with first.
func between(first []any) js.Value {
	return js.Global().Get("IDBKeyRange").Call("bound", first, append(slices.Clone(first), []any{}))
}

// proper returns an error for what is no name.
func proper(name string) error {
	if name == "" || strings.ContainsAny(name, "/\\") || strings.HasPrefix(name, ".") {
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

// wait returns at the first of two events of target, at the one called bad with an error.
func wait(target js.Value, good, bad string) error {
	done := make(chan error, 2)
	defer on(target, good, func(js.Value) { done <- nil }).Release()
	defer on(target, bad, func(js.Value) { done <- cause(target.Get("error")) }).Release()
	err := <-done
	target.Set(good, js.Null())
	target.Set(bad, js.Null())
	return err
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
