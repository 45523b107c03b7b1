package settings_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// save writes set.
func save(t *testing.T, set *settings.Settings) {
	t.Helper()
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
}

// While the disk is slow, changes continue: the last one is written once it is fast again, in a single write for all.
func TestChangesWhileDiskIsSlow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := simdisk.New()
		s := store.DiskOn(d, "/data")
		set, _ := settings.Load(s)
		release := d.Hold(1)
		for volume := range 10 {
			set.Volume = volume
			set.SaveSoon()
			synctest.Wait()
		}
		before, _ := d.Done()
		release()
		set.Wait()
		after, _ := d.Done()
		const one = 5
		if got, _ := settings.Load(s); got.Volume != 9 || after-before > 2*one {
			t.Errorf("the stored volume is %d after %d operations, want 9 after those of two writes", got.Volume, after-before)
		}
	})
}

// Values out of range are replaced, and the next change writes the replacements.
func TestClampedValuesAreWritten(t *testing.T) {
	s := store.Memory()
	if err := s.Write("settings.json", []byte(`{"Scale":900,"Volume":20,"Names":["A\u0001na\n","`+strings.Repeat("x", 99)+`"]}`)); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		set, note := settings.Load(s)
		if !note.Empty() || set.Scale != settings.MaxScale || set.Volume != 20 || set.Names[0] != "Ana" || len(set.Names[1]) != settings.MaxName {
			t.Errorf("note %v, stored %+v", note, set)
		}
		save(t, set)
	}
}

// Settings restored from a backup take effect and are not overwritten.
func TestReloadRestoredSettings(t *testing.T) {
	s := store.Memory()
	set, _ := settings.Load(s)
	set.Language = "pt"
	if err := s.Write("settings.json", []byte(`{"Volume":20,"Future":1}`)); err != nil {
		t.Fatal(err)
	}
	set.Reload()
	set.Mute = true
	save(t, set)
	if got, _ := settings.Load(s); got.Volume != 20 || !got.Mute || got.Language != "pt" {
		t.Errorf("stored is %+v", got)
	}
	if text, err := s.Read("settings.json", 1<<20); err != nil || !strings.Contains(string(text), "Future") {
		t.Errorf("stored is %s, %v", text, err)
	}
}

// Settings behind a link are written to its target.
func TestSettingsBehindLink(t *testing.T) {
	folder, other := t.TempDir(), filepath.Join(t.TempDir(), "mine.json")
	if err := os.Symlink(other, filepath.Join(folder, "settings.json")); err != nil {
		t.Skip(err)
	}
	s := store.Disk(folder)
	set, note := settings.Load(s)
	set.Volume = 7
	if err := set.Save(); err != nil || !note.Empty() {
		t.Fatalf("note %v, %v", note, err)
	}
	text, err := os.ReadFile(other)
	if info, linkErr := os.Lstat(filepath.Join(folder, "settings.json")); linkErr != nil || info.Mode()&os.ModeSymlink == 0 || err != nil || !strings.Contains(string(text), `"Volume": 7`) {
		t.Errorf("the link is %v, %v; behind it is\n%s, %v", info, linkErr, text, err)
	}
}

// Settings without an end, or far too long, give a message, and stay.
func TestEndlessSettings(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"endless": func(path string) error { return os.Symlink("/dev/zero", path) },
		"1 GB": func(path string) error {
			if err := os.WriteFile(path, nil, 0o600); err != nil {
				return err
			}
			return os.Truncate(path, 1<<30)
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			if err := put(filepath.Join(folder, "settings.json")); err != nil {
				t.Skip(err)
			}
			set, note := settings.Load(store.Disk(folder))
			set.Mute = true
			if err := set.Save(); note.Key != "options.unread" || err != nil {
				t.Errorf("note %v, saved %v", note, err)
			}
			if files, err := os.ReadDir(folder); err != nil || len(files) != 1 {
				t.Errorf("there are %v, %v, want the same files as before", files, err)
			}
		})
	}
}
