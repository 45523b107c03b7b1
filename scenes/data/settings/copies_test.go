package settings_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	"quintet/games"
	"quintet/render/place"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// save lets every set be written in turn.
func save(t *testing.T, sets ...*settings.Settings) {
	t.Helper()
	for _, set := range sets {
		if err := set.Save(); err != nil {
			t.Fatal(err)
		}
	}
}

// Two copies of the program run: each writes what was changed there, and nothing of the other is lost.
func TestTwoCopiesKeepBothChanges(t *testing.T) {
	s := store.Memory()
	if err := s.Write("settings.json", []byte(`{"Dark":true,"Later":{"a":1}}`)); err != nil {
		t.Fatal(err)
	}
	one, _ := settings.Load(s)
	two, _ := settings.Load(s)
	one.Names[0], one.Volume = "Ana", 10
	one.Games["squ"] = settings.Setup{Options: games.Options{"size": "8"}}
	one.Solved["squ"] = []string{"a"}
	save(t, one)
	two.Board, two.Dark = "calm", false
	two.Games["squex"] = settings.Setup{Options: games.Options{"size": "6"}}
	save(t, two)
	save(t, one) // which has changed nothing since
	one.Move(place.Place{X: 1, Y: 1, Width: 800, Height: 600, Monitor: "A"})
	two.Move(place.Place{X: 2, Y: 2, Width: 900, Height: 700, Monitor: "B"})
	save(t, one, two)
	one.Volume = 20
	save(t, one)
	got, note := settings.Load(s)
	if !note.Empty() || got.Dark || got.Board != "calm" || got.Names[0] != "Ana" || got.Volume != 20 ||
		got.Games["squ"].Options["size"] != "8" || got.Games["squex"].Options["size"] != "6" || len(got.Solved["squ"]) != 1 {
		t.Errorf("said %v, kept is %+v, want what both have changed", note, got)
	}
	if got.Window.Monitor != "B" || got.Scales["A"] != 100 || got.Scales["B"] != 100 {
		t.Errorf("the window is at %+v, %v, want where the last was moved, and both monitors known", got.Window, got.Scales)
	}
	text, err := s.Read("settings.json", 1<<20)
	if err != nil || !strings.Contains(string(text), `"Later"`) {
		t.Errorf("what a newer version keeps is gone: %s, %v", text, err)
	}
}

// Two copies run that have found no settings: the second does not put the defaults in the place of what the first has kept.
func TestTwoCopiesOfAFirstStart(t *testing.T) {
	s := store.Memory()
	one, _ := settings.Load(s)
	two, _ := settings.Load(s)
	one.Volume, two.Mute = 10, true
	save(t, one, two)
	if got, _ := settings.Load(s); got.Volume != 10 || !got.Mute {
		t.Errorf("kept is %+v, want both changes", got)
	}
}

// Two copies write at once, and one of them is in the middle of it: the other waits, and both changes survive.
func TestTwoCopiesSaveAtOnce(t *testing.T) {
	const operations = 5 // of a writing: a new file, its data, a sync, its name, a sync of the folder
	for at := range operations {
		synctest.Test(t, func(t *testing.T) {
			d := simdisk.New()
			s := store.DiskOn(d, "/data")
			one, _ := settings.Load(s)
			two, _ := settings.Load(s)
			save(t, one)
			one.Volume, two.Mute = 10, true
			n, _ := d.Done()
			release := d.Hold(n + at)
			one.SaveSoon()
			synctest.Wait() // until it waits for the disk
			two.SaveSoon()
			synctest.Wait() // until it waits for the first
			release()
			one.Wait()
			two.Wait()
			for i, set := range []*settings.Settings{one, two} {
				if err, ok := set.SaveResult(); err != nil || !ok {
					t.Errorf("copy %d, at operation %d: %v, %v", i+1, at, err, ok)
				}
			}
			if got, note := settings.Load(s); !note.Empty() || got.Volume != 10 || !got.Mute {
				t.Errorf("at operation %d kept is %+v, want both changes", at, got)
			}
		})
	}
}

// A copy whose disk hangs in the middle of a writing keeps the others from writing, which is an error there and passes with its cause.
func TestACopyThatHangs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := simdisk.New()
		s := store.DiskOn(d, "/data")
		one, _ := settings.Load(s)
		two, _ := settings.Load(s)
		release := d.Hold(1)
		one.Volume, two.Mute = 10, true
		one.SaveSoon()
		synctest.Wait()
		if err := two.Save(); !errors.Is(err, store.ErrLocked) {
			t.Errorf("while another hangs Save = %v, want ErrLocked", err)
		}
		if busy, _ := one.Pending(); !busy {
			t.Error("the first does not hang")
		}
		release()
		if err := errors.Join(one.Save(), two.Save()); err != nil {
			t.Error(err)
		}
		if got, _ := settings.Load(s); got.Volume != 10 || !got.Mute {
			t.Errorf("kept is %+v, want both changes", got)
		}
	})
}

// A lockless store has no locks.
type lockless struct{ store.Store }

func (lockless) Lock(string) (func(), error) { return nil, errors.New("no locks here") }

// Where there can be no locks settings are written without them.
func TestSettingsWithoutLocks(t *testing.T) {
	s := lockless{store.Memory()}
	set, _ := settings.Load(s)
	set.Volume = 10
	if err := set.Save(); err != nil {
		t.Error(err)
	}
	if got, _ := settings.Load(s); got.Volume != 10 {
		t.Errorf("kept is %+v", got)
	}
}

// While the disk is slow choices go on: the last is written once it is fast again, in one writing for all of them.
func TestChoicesWhileTheDiskIsSlow(t *testing.T) {
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
			t.Errorf("kept is the volume %d after %d operations, want 9 after those of two writings", got.Volume, after-before)
		}
	})
}

// What was taken out here stays out, and what another copy takes out does not come back.
func TestWhatIsTakenOutStaysOut(t *testing.T) {
	s := store.Memory()
	one, _ := settings.Load(s)
	one.Games["squ"], one.Games["squex"] = settings.Setup{}, settings.Setup{}
	save(t, one)
	two, _ := settings.Load(s)
	delete(one.Games, "squ")
	delete(two.Games, "squex")
	two.Mute = true
	save(t, one, two, one)
	if got, _ := settings.Load(s); len(got.Games) > 0 || !got.Mute {
		t.Errorf("kept is %+v", got)
	}
}

// What could not be used is said once: the next change writes what holds instead.
func TestWhatWasRepairedIsWritten(t *testing.T) {
	s := store.Memory()
	if err := s.Write("settings.json", []byte(`{"Scale":900,"Volume":20,"Names":["A\u0001na\n","`+strings.Repeat("x", 99)+`"]}`)); err != nil {
		t.Fatal(err)
	}
	set, note := settings.Load(s)
	if note.Empty() || set.Names[0] != "Ana" || len(set.Names[1]) != settings.MaxName {
		t.Errorf("said %v, names %q", note, set.Names)
	}
	save(t, set)
	if set, note = settings.Load(s); !note.Empty() || set.Scale != settings.MinScale || set.Volume != 20 || set.Names[0] != "Ana" {
		t.Errorf("said %v, kept %+v", note, set)
	}
}

// Settings behind a link are written where it leads.
func TestSettingsBehindALink(t *testing.T) {
	folder, other := t.TempDir(), filepath.Join(t.TempDir(), "mine.json")
	if err := os.Symlink(other, filepath.Join(folder, "settings.json")); err != nil {
		t.Skip(err)
	}
	s := store.Disk(folder)
	set, note := settings.Load(s)
	set.Volume = 7
	if err := set.Save(); err != nil || !note.Empty() {
		t.Fatalf("said %v, %v", note, err)
	}
	text, err := os.ReadFile(other)
	if info, linkErr := os.Lstat(filepath.Join(folder, "settings.json")); linkErr != nil || info.Mode()&os.ModeSymlink == 0 || err != nil || !strings.Contains(string(text), `"Volume": 7`) {
		t.Errorf("the link is %v, %v; behind it is\n%s, %v", info, linkErr, text, err)
	}
}

// Settings that have no end, or are far too long, are a sentence, and stay.
func TestSettingsWithoutEnd(t *testing.T) {
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
				t.Errorf("said %v, saved %v", note, err)
			}
			if files, err := os.ReadDir(folder); err != nil || len(files) != 1 {
				t.Errorf("there are %v, %v, want what was there", files, err)
			}
		})
	}
}
