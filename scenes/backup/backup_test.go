package backup

import (
	"archive/zip"
	"bytes"
	"errors"
	"testing"

	"quintet/scenes/store"
)

// filled returns a store with something in each folder.
func filled(t *testing.T) store.Store {
	t.Helper()
	s := store.Memory()
	err := errors.Join(s.Write("settings.json", []byte("{}")), s.Folder("tables").Create("1-a.journal", []byte("one")),
		s.Folder("tables").Append("1-a.journal", 3, []byte(" two")), s.Folder("games").Write("a.txt", []byte("record")))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What is saved comes back into an empty store, byte by byte, and again it saves the same.
func TestSaveAndRestore(t *testing.T) {
	data, err := Save(filled(t))
	if err != nil || !Is(data) {
		t.Fatalf("Save = %d bytes, %v", len(data), err)
	}
	other := store.Memory()
	if n, err := Restore(other, data); n != 3 || err != nil {
		t.Fatalf("Restore = %d, %v, want 3", n, err)
	}
	if got, err := other.Folder("tables").Read("1-a.journal", 99); string(got) != "one two" || err != nil {
		t.Errorf("the table is %q, %v", got, err)
	}
	if again, err := Save(other); err != nil || !bytes.Equal(again, data) {
		t.Errorf("saved again it differs, %v", err)
	}
}

// Nothing that is there is changed.
func TestRestoreAddsOnly(t *testing.T) {
	data, err := Save(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	s := store.Memory()
	if err := s.Write("settings.json", []byte("mine")); err != nil {
		t.Fatal(err)
	}
	if n, err := Restore(s, data); n != 2 || err != nil {
		t.Errorf("Restore = %d, %v, want 2", n, err)
	}
	if got, _ := s.Read("settings.json", 99); string(got) != "mine" {
		t.Errorf("the settings are %q", got)
	}
	if n, err := Restore(s, data); n != 0 || err != nil {
		t.Errorf("Restore again = %d, %v, want 0", n, err)
	}
}

// Other zips, damaged ones and those that unpack to too much are refused, and nothing of them is kept.
func TestRestoreRefuses(t *testing.T) {
	made := func(name string, size int) []byte {
		var out bytes.Buffer
		w := zip.NewWriter(&out)
		for _, n := range []string{"settings.json", name} {
			f, err := w.Create(n)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := f.Write(make([]byte, size)); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		return out.Bytes()
	}
	sound, err := Save(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"text": []byte("PK\x03\x04 nothing"), "cut": sound[:len(sound)-9], "another folder": made("other/a", 1), "a way out": made("../a", 1),
		"deeper": made("games/x/a", 1), "a folder": made("games/", 0), "hidden": made("games/.a", 1), "a bomb": made("games/a", maxFile+1),
	} {
		s := store.Memory()
		n, err := Restore(s, data)
		if names, _ := s.List(); n != 0 || !errors.Is(err, ErrNone) || len(names) > 0 {
			t.Errorf("%s: %d, %v, %v, want ErrNone and nothing kept", name, n, err, names)
		}
	}
}
