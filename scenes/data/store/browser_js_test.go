package store

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"testing"
)

// Stored data is there for another page of the same address.
func TestBrowserKeepsForOthers(t *testing.T) {
	s := stores(t)["browser"]
	name := "a b ç 象.txt"
	if err := errors.Join(s.Create(name, []byte("one")), s.Append(name, 3, []byte(" two")), s.Append(name, 7, nil), s.Append(name, 7, []byte("!"))); err != nil {
		t.Fatal(err)
	}
	other, err := Browser()
	if err != nil {
		t.Fatal(err)
	}
	other = other.Folder(s.Path("x")[:len(s.Path("x"))-2])
	if got, err := other.Read(name, 99); err != nil || string(got) != "one two!" {
		t.Errorf("another page reads %q, %v", got, err)
	}
	if err := other.Append(name, 8, []byte("?")); err != nil {
		t.Error(err)
	}
	if err := s.Append(name, 8, []byte("?")); !errors.Is(err, ErrChanged) {
		t.Errorf("Append behind what another has appended = %v, want ErrChanged", err)
	}
	unlock, err := s.Lock("copy-1")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := other.Lock("copy-1"); !errors.Is(err, ErrLocked) {
		t.Errorf("another page can lock a taken lock: %v", err)
	}
	unlock()
}

// Names that are prefixes of others are not mixed up, a megabyte is stored completely, and a hundred names are listed once each.
func TestBrowserSeparatesNames(t *testing.T) {
	s := stores(t)["browser"]
	large := bytes.Repeat([]byte{0, 1, 254, 255}, 1<<18)
	var names []string
	for i := range 100 {
		name := fmt.Sprintf("n%d", i)
		names = append(names, name)
		if err := errors.Join(s.Create(name, []byte(name)), s.Append(name, len(name), []byte("+"))); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Write("n1", large); err != nil {
		t.Fatal(err)
	}
	slices.Sort(names)
	if got, err := s.List(); err != nil || !slices.Equal(got, names) {
		t.Errorf("List = %v, %v", got, err)
	}
	if got, err := s.Read("n1", len(large)); err != nil || !bytes.Equal(got, large) {
		t.Errorf("Read = %d bytes, %v", len(got), err)
	}
	if err := s.Remove("n1"); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Read("n10", 9); err != nil || string(got) != "n10+" {
		t.Errorf("after n1 is removed n10 is %q, %v", got, err)
	}
}

// A refusal of the browser is an error with its description, and nothing panics.
func TestBrowserErrors(t *testing.T) {
	s := stores(t)["browser"]
	for _, name := range []string{"", "..", "a/b", ".hidden"} {
		if errors.Join(s.Write(name, nil)) == nil || s.Create(name, nil) == nil || s.Remove(name) == nil || s.Sync(name) == nil {
			t.Errorf("%q is accepted as a name", name)
		}
	}
}

// An exception in the middle of a write leaves the old data: nothing is written.
func TestBrowserWritesAreAtomic(t *testing.T) {
	s := stores(t)["browser"]
	if err := errors.Join(s.Create("a", []byte("one")), s.Append("a", 3, []byte(" two"))); err != nil {
		t.Fatal(err)
	}
	for _, method := range []string{"put", "add"} {
		methods := js.Global().Get("IDBObjectStore").Get("prototype")
		sound := methods.Get(method)
		throws := js.Global().Get("Function").New("throw new DOMException('the value is too large', 'DataCloneError')")
		methods.Set(method, throws)
		err := errors.Join(s.Write("a", []byte("new")), s.Append("a", 7, []byte("!")))
		methods.Set(method, sound)
		if err == nil || !strings.Contains(err.Error(), "the value is too large") {
			t.Errorf("with a %s that throws: %v", method, err)
		}
		if got, err := s.Read("a", 99); err != nil || method == "put" && string(got) != "one two!" && string(got) != "one two" || method == "add" && string(got) != "new" {
			t.Errorf("with a %s that throws there is %q, %v", method, got, err)
		}
	}
}

// If the browser closed or deleted the database, it is opened again, empty, and can be used.
func TestBrowserReopensDatabase(t *testing.T) {
	s := stores(t)["browser"].(browser)
	for name, end := range map[string]func() error{
		"closed": func() error { s.db.Call("close"); return nil },
		"deleted": func() error {
			return s.wait(js.Global().Get("indexedDB").Call("deleteDatabase", database), "onsuccess", "onerror")
		},
	} {
		if err := s.Write("a", []byte("before")); err != nil {
			t.Fatal(err)
		}
		if err := end(); err != nil {
			t.Fatal(name, err)
		}
		if name == "deleted" {
			if _, err := s.Read("a", 9); !errors.Is(err, ErrNotFound) {
				t.Errorf("%s: it reads %v", name, err)
			}
			if err := s.Append("a", 6, []byte("!")); !errors.Is(err, ErrChanged) {
				t.Errorf("%s: it appends %v", name, err)
			}
		}
		if err := s.Write("a", []byte("after")); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if got, err := s.Read("a", 9); err != nil || string(got) != "after" {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

// A database that never answers gives an error after a while, and later calls fail at once.
func TestBrowserTimeout(t *testing.T) {
	factory := js.Global().Get("indexedDB")
	factory.Set("open", js.Global().Get("Function").New("return {}"))
	_, err := Browser()
	factory.Delete("open")
	if !errors.Is(err, errNoReply) {
		t.Errorf("a database that never opens: %v", err)
	}
	c := &connection{timeout: 1}
	if err := c.open(); err != nil {
		t.Fatal(err)
	}
	s := browser{connection: c, folder: t.Name()}
	methods := js.Global().Get("IDBDatabase").Get("prototype")
	sound := methods.Get("transaction")
	methods.Set("transaction", js.Global().Get("Function").New("return { objectStore: () => ({ put() {}, delete() {} }), commit() {}, abort() {} }"))
	err = s.Write("a", nil)
	methods.Set("transaction", sound)
	if !errors.Is(err, errNoReply) {
		t.Errorf("a transaction that never ends: %v", err)
	}
	if err := s.Write("a", nil); !errors.Is(err, errNoReply) {
		t.Errorf("and the next one: %v", err)
	}
}
