package backup

import (
	"archive/zip"
	"bytes"
	"errors"
	"testing"

	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// filled returns a store with a file in each folder.
func filled(t *testing.T) store.Store {
	t.Helper()
	s := store.Memory()
	err := errors.Join(s.Write("settings.json", []byte("{}")), s.Folder("tables").Create("1-a.journal", []byte("one")),
		s.Folder("unfinished").Create("1-a.7.table", []byte("two")), s.Folder("games").Write("a.txt", []byte("record")))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Restoring a backup into an empty store gives the same files, byte for byte, and the same backup.
func TestSaveAndRestore(t *testing.T) {
	data, err := Save(filled(t))
	if err != nil || !Is(data) {
		t.Fatalf("Save = %d bytes, %v", len(data), err)
	}
	other := store.Memory()
	if n, err := Restore(other, data); n != 4 || err != nil {
		t.Fatalf("Restore = %d, %v, want 4", n, err)
	}
	if got, err := other.Folder("unfinished").Read("1-a.7.table", 99); string(got) != "two" || err != nil {
		t.Errorf("the table is %q, %v", got, err)
	}
	if again, err := Save(other); err != nil || !bytes.Equal(again, data) {
		t.Errorf("saved again it differs, %v", err)
	}
}

// Restore changes no existing data.
func TestRestoreOnlyAdds(t *testing.T) {
	data, err := Save(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	s := store.Memory()
	if err := s.Write("settings.json", []byte("mine")); err != nil {
		t.Fatal(err)
	}
	if n, err := Restore(s, data); n != 3 || err != nil {
		t.Errorf("Restore = %d, %v, want 3", n, err)
	}
	if got, _ := s.Read("settings.json", 99); string(got) != "mine" {
		t.Errorf("the settings are now %q", got)
	}
	if n, err := Restore(s, data); n != 0 || err != nil {
		t.Errorf("Restore again = %d, %v, want 0", n, err)
	}
}

// zipped returns an archive of files with size zeros each.
func zipped(t *testing.T, size int, names ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, n := range names {
		f, err := w.Create(n)
		for left := size; err == nil && left > 0; left -= 1 << 20 {
			_, err = f.Write(make([]byte, min(left, 1<<20)))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// Other zip files, damaged ones and ones that are too large when unpacked are rejected completely, wherever the fault is.
func TestRestoreRejects(t *testing.T) {
	sound, err := Save(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	wrong := bytes.Clone(sound)
	wrong[bytes.Index(wrong, []byte("games/a.txt"))+len("games/a.txt")+1] ^= 1 // in the contents of the last file except the tables
	for name, data := range map[string][]byte{
		"text": []byte("PK\x03\x04 nothing"), "cut": sound[:len(sound)-9], "wrong": wrong,
		"another folder": zipped(t, 1, "settings.json", "other/a"), "a way out": zipped(t, 1, "settings.json", "../a"),
		"deeper": zipped(t, 1, "settings.json", "games/x/a"), "a folder": zipped(t, 0, "settings.json", "games/"),
		"hidden": zipped(t, 1, "settings.json", "games/.a"), "a bomb": zipped(t, maxFile+1, "games/a"),
		"a lock": zipped(t, 1, "training/plan.json", "games/a.txt", "games/x.lock"), "a backslash": zipped(t, 1, "settings.json", `games/a\b`),
		"a NUL": zipped(t, 1, "settings.json", "games/a\x00b"), "no UTF-8": zipped(t, 1, "settings.json", "games/\xff"),
		"a name twice": zipped(t, 1, "settings.json", "games/a.txt", "games/a.txt"), "a slash before": zipped(t, 1, "settings.json", "/a"),
	} {
		s := store.DiskOn(simdisk.New(), "/data")
		n, err := Restore(s, data)
		if n != 0 || !errors.Is(err, ErrNone) {
			t.Errorf("%s: got %d, %v, want ErrNone", name, n, err)
		}
		checkEmpty(t, name, s)
	}
}

// checkEmpty checks that s has no files.
func checkEmpty(t *testing.T, what string, s store.Store) {
	t.Helper()
	for _, folder := range folders {
		if names, err := within(s, folder).List(); err != nil || len(names) > 0 {
			t.Errorf("%s: %q has %v, %v, want nothing", what, folder, names, err)
		}
	}
}

// If the disk fails at any step, nothing changes.
func TestRestoreIsAtomic(t *testing.T) {
	data, err := Save(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	failed := 0
	for after := range 100 {
		disk := simdisk.New()
		s := store.DiskOn(disk, "/data")
		disk.Fail(simdisk.Once, after)
		n, err := Restore(s, data)
		disk.Fail(simdisk.None, 0)
		if err == nil {
			if n != 4 || failed == 0 {
				t.Errorf("%d files after %d failures, want 4 after some", n, failed)
			}
			return
		}
		failed++
		if n != 0 || errors.Is(err, ErrNone) {
			t.Errorf("failure %d: %d, %v", after, n, err)
		}
		checkEmpty(t, err.Error(), s)
	}
	t.Error("Restore never succeeds")
}

// A table that is in the store stays as it is, whether the backup has an older or a newer state of it.
func TestRestoreKeepsTables(t *testing.T) {
	data, err := Save(filled(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"1-a.3.table", "1-a.9.table"} {
		s := store.Memory()
		if err := s.Folder("unfinished").Create(name, []byte("mine")); err != nil {
			t.Fatal(err)
		}
		if n, err := Restore(s, data); n != 3 || err != nil {
			t.Errorf("Restore = %d, %v, want 3", n, err)
		}
		if names, err := s.Folder("unfinished").List(); len(names) != 1 || err != nil {
			t.Errorf("%v are stored, %v, want only %s", names, err, name)
		}
	}
}
