package store

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"syscall/js"
	"testing"
)

// What is kept is there for another page of the same address.
func TestTheBrowserKeepsForOthers(t *testing.T) {
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
		t.Errorf("another locks what is locked: %v", err)
	}
	unlock()
}

// Names with others in front of them are not mixed up, a megabyte is kept whole, and a hundred names are listed once each.
func TestTheBrowserKeepsNamesApart(t *testing.T) {
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

// What the browser refuses is an error in its words, and nothing ends.
func TestTheBrowserRefuses(t *testing.T) {
	s := stores(t)["browser"].(browser)
	for _, name := range []string{"", "..", "a/b", ".hidden"} {
		if errors.Join(s.Write(name, nil)) == nil || s.Create(name, nil) == nil || s.Remove(name) == nil || s.Sync(name) == nil {
			t.Errorf("%q is taken as a name", name)
		}
	}
	request := js.Global().Get("indexedDB").Call("open", database, 1)
	if err := wait(request, "onsuccess", "onerror"); err != nil {
		t.Fatal(err)
	}
	closed := browser{request.Get("result"), new(bool), "closed"}
	closed.db.Call("close")
	if err := closed.Write("a", nil); err == nil {
		t.Error("a database that is closed takes something")
	}
	if _, err := closed.Read("a", 9); err == nil || errors.Is(err, ErrNotFound) {
		t.Errorf("a database that is closed reads: %v", err)
	}
}
