package store

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func TestStores(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "deep", "er")
	for name, s := range map[string]Store{"memory": Memory(), "disk": Disk(folder)} {
		t.Run(name, func(t *testing.T) {
			if _, err := s.Read("a", 99); !errors.Is(err, ErrNotFound) {
				t.Errorf("Read of nothing = %v, want ErrNotFound", err)
			}
			for _, text := range []string{"one", "", "three"} {
				if err := s.Write("a", []byte(text)); err != nil {
					t.Fatal(err)
				}
				if got, err := s.Read("a", 99); err != nil || string(got) != text {
					t.Errorf("Read = %q, %v, want %q", got, err, text)
				}
			}
		})
	}
	files, err := os.ReadDir(folder)
	if err != nil || len(files) != 1 {
		t.Errorf("the folder holds %v, %v, want one file and no temporary file", files, err)
	}
}

func TestAppendListAndRemove(t *testing.T) {
	for name, s := range stores(t) {
		t.Run(name, func(t *testing.T) {
			if names, err := s.List(); err != nil || len(names) > 0 {
				t.Errorf("List of nothing = %v, %v", names, err)
			}
			if err := errors.Join(s.Create("b", []byte("one")), s.Append("b", 3, []byte(" two")), s.Sync("b")); err != nil {
				t.Fatal(err)
			}
			if err := errors.Join(s.Write("a", []byte("new")), s.Append("a", 3, []byte("er")), s.Sync("a"), s.Folder("sub").Write("c", nil)); err != nil {
				t.Fatal(err)
			}
			for name, want := range map[string]string{"b": "one two", "a": "newer"} {
				if got, err := s.Read(name, 99); err != nil || string(got) != want {
					t.Errorf("Read(%s) = %q, %v, want %q", name, got, err, want)
				}
			}
			if names, err := s.List(); err != nil || !slices.Equal(names, []string{"a", "b"}) {
				t.Errorf("List = %v, %v, want a and b, and no file of the inner folder", names, err)
			}
			if names, err := s.Folder("sub").List(); err != nil || !slices.Equal(names, []string{"c"}) {
				t.Errorf("List of the folder = %v, %v, want c", names, err)
			}
			if err := errors.Join(s.Remove("a"), s.Remove("a")); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Read("a", 99); !errors.Is(err, ErrNotFound) {
				t.Errorf("Read of what was removed = %v, want ErrNotFound", err)
			}
		})
	}
}

// A stamp stays the same until something is written, and differs afterwards.
func TestStampChanges(t *testing.T) {
	for name, s := range stores(t) {
		t.Run(name, func(t *testing.T) {
			if _, err := s.Stamp("a"); !errors.Is(err, ErrNotFound) {
				t.Errorf("Stamp of nothing = %v, want ErrNotFound", err)
			}
			var before string
			for _, text := range []string{"one", "three", "eleven"} {
				if err := s.Write("a", []byte(text)); err != nil {
					t.Fatal(err)
				}
				first, err := s.Stamp("a")
				again, errAgain := s.Stamp("a")
				if err = errors.Join(err, errAgain); err != nil || first != again || first == before {
					t.Errorf("after %q the stamp is %q, then %q, %v; it was %q", text, first, again, err, before)
				}
				before = first
			}
		})
	}
}

func TestLockHasOneOwner(t *testing.T) {
	for name, s := range stores(t) {
		t.Run(name, func(t *testing.T) {
			unlock, err := s.Lock("copy-1")
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.Lock("copy-1"); !errors.Is(err, ErrLocked) {
				t.Errorf("Lock of a taken lock = %v, want ErrLocked", err)
			}
			other, err := s.Lock("copy-2")
			if err != nil {
				t.Fatal(err)
			}
			unlock()
			again, err := s.Lock("copy-1")
			if err != nil {
				t.Errorf("Lock after unlock = %v", err)
			}
			if names, err := s.List(); err != nil || len(names) > 0 {
				t.Errorf("List = %v, %v, want no locks in it", names, err)
			}
			other()
			again()
		})
	}
}

func TestDiskRejectsNamesOutsideFolder(t *testing.T) {
	d := Disk(t.TempDir())
	for _, name := range []string{"", "..", "../a", "a/b", ".hidden", "a.lock"} {
		for what, err := range map[string]error{"Write": d.Write(name, nil), "Append": d.Append(name, 0, nil), "Create": d.Create(name, nil), "Remove": d.Remove(name)} {
			if err == nil {
				t.Errorf("%s(%q) succeeded", what, name)
			}
		}
	}
}

// Append only appends to data of the expected length, and does not create files, which would have no beginning.
func TestAppendChecksLength(t *testing.T) {
	for name, s := range stores(t) {
		t.Run(name, func(t *testing.T) {
			if err := s.Append("a", 0, []byte("x")); !errors.Is(err, ErrChanged) {
				t.Errorf("Append to nothing = %v, want ErrChanged", err)
			}
			if err := s.Create("a", []byte("one")); err != nil {
				t.Fatal(err)
			}
			for _, length := range []int{0, 2, 4} {
				if err := s.Append("a", length, []byte("x")); !errors.Is(err, ErrChanged) {
					t.Errorf("Append to three bytes, expecting %d = %v, want ErrChanged", length, err)
				}
			}
			if got, err := s.Read("a", 3); err != nil || string(got) != "one" {
				t.Errorf("afterwards the data is %q, %v", got, err)
			}
			if err := s.Create("a", []byte("two")); !errors.Is(err, ErrExists) {
				t.Errorf("Create of a taken name = %v, want ErrExists", err)
			}
			if got, err := s.Read("a", 2); !errors.Is(err, ErrLarge) || len(got) > 0 {
				t.Errorf("Read of at most two bytes = %q, %v, want ErrLarge", got, err)
			}
		})
	}
}

// Reads of an overlay come from the store below it, which never changes.
func TestOverlayLeavesBaseUnchanged(t *testing.T) {
	below := Memory()
	if err := errors.Join(below.Write("a", []byte("one")), below.Write("b", []byte("two")), below.Folder("sub").Write("c", []byte("three"))); err != nil {
		t.Fatal(err)
	}
	s := Overlay(below)
	if err := s.Create("a", nil); !errors.Is(err, ErrExists) {
		t.Errorf("Create of a name in the store below = %v, want ErrExists", err)
	}
	if err := s.Append("a", 2, []byte("!")); !errors.Is(err, ErrChanged) {
		t.Errorf("Append to three bytes, expecting 2 = %v, want ErrChanged", err)
	}
	if err := errors.Join(s.Append("a", 3, []byte("!")), s.Remove("b"), s.Folder("sub").Write("c", []byte("new")), s.Create("d", nil)); err != nil {
		t.Fatal(err)
	}
	read := func(s Store) string {
		names, err := s.List()
		text := ""
		for _, name := range names {
			data, readErr := s.Read(name, 99)
			err = errors.Join(err, readErr)
			text += name + "=" + string(data) + " "
		}
		data, readErr := s.Folder("sub").Read("c", 99)
		if err = errors.Join(err, readErr); err != nil {
			t.Error(err)
		}
		return text + string(data)
	}
	if got, want := read(s), "a=one! d= new"; got != want {
		t.Errorf("there is %q, want %q", got, want)
	}
	if got, want := read(below), "a=one b=two three"; got != want {
		t.Errorf("the store below has %q, want %q", got, want)
	}
	if err := s.Create("b", nil); err != nil {
		t.Errorf("Create of a removed name = %v", err)
	}
}

// An overlay over an unreadable folder is empty, and can be written and read.
func TestOverlayOfUnreadableFolder(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s := Overlay(Disk(folder)).Folder("tables")
	if names, err := s.List(); err != nil || len(names) > 0 {
		t.Errorf("List = %v, %v", names, err)
	}
	if _, err := s.Read("a", 9); !errors.Is(err, ErrNotFound) {
		t.Errorf("Read = %v, want ErrNotFound", err)
	}
	if err := errors.Join(s.Create("a", []byte("one")), s.Append("a", 3, []byte("!"))); err != nil {
		t.Error(err)
	}
}
