package settings

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/terms"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/store"
)

// keeping returns a store with text as the settings file.
func keeping(t *testing.T, text string) store.Store {
	t.Helper()
	s := store.Memory()
	if err := s.Write(file, []byte(text)); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestSettingsAreKept(t *testing.T) {
	s := store.Memory()
	set, note := Load(s)
	if !note.Empty() || set.Dark {
		t.Errorf("first settings = %+v, %v, want the defaults without a note", set, note)
	}
	set.Dark, set.ReducedMotion, set.WatchSpeed, set.Names[1] = true, true, "slow", "Rui"
	set.Games["taiji"] = Setup{Options: games.Options{"size": "9"}, Terms: terms.Terms{Begin: terms.Drawn}}
	set.Games["azacru"] = Setup{Levels: []int{0, 3, 6, 0}}
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
	again, note := Load(s)
	g := again.Games["taiji"]
	if !note.Empty() || !again.Dark || !again.ReducedMotion || again.WatchSpeed != "slow" || again.Names[1] != "Rui" || g.Options["size"] != "9" || g.Terms.Begin != terms.Drawn ||
		!slices.Equal(again.Games["azacru"].Levels, []int{0, 3, 6, 0}) {
		t.Errorf("settings read back = %+v, %v", again, note)
	}
}

func TestDamagedSettingsAreSetAside(t *testing.T) {
	for _, bad := range []string{`{"Names":["Ana"#`, `{"Dark": tr`, `["Ana"]`, "null", "12"} {
		s := keeping(t, bad)
		set, note := Load(s)
		if set.Dark || len(set.Names) != games.MaxPlayers {
			t.Errorf("Load of %q = %+v, want the defaults", bad, set)
		}
		if err := set.Save(); err != nil {
			t.Fatal(err)
		}
		if aside, err := s.Read(file+".damaged", 1<<20); err != nil || string(aside) != bad {
			t.Errorf("the file set aside is %q, %v, want %q", aside, err, bad)
		}
		if _, again := Load(s); note.Empty() || !again.Empty() {
			t.Errorf("notes %v, then %v, want one and then none", note, again)
		}
	}
}

func TestDamagedSettingsStayIfNotSetAside(t *testing.T) {
	s := oneFile{keeping(t, "{")}
	stays(t, s, "options.damaged.stays")
	if data, err := s.Read(file, 1<<20); err != nil || string(data) != "{" {
		t.Errorf("the damaged file is now %q, %v", data, err)
	}
}

// oneFile is a store with space only for the settings.
type oneFile struct{ store.Store }

func (o oneFile) Write(name string, data []byte) error {
	if name != file {
		return errors.New("the disk is full")
	}
	return o.Store.Write(name, data)
}

// stays loads settings that can neither be read nor set aside, and checks that the note has the given key and nothing is written, even after Reset.
func stays(t *testing.T, s store.Store, key string) {
	t.Helper()
	set, note := Load(s)
	if note.Key != key || set.Board != BoardStyles[0] || len(set.Names) != games.MaxPlayers {
		t.Errorf("Load = %+v, %v, want the defaults and %s", set, note, key)
	}
	set.Dark = true
	if err := set.Save(); err != nil {
		t.Error(err)
	}
	set.Reset()
	if err := set.Save(); err != nil {
		t.Error(err)
	}
	if _, again := Load(s); again.Key != key {
		t.Errorf("at the next start the note is %v, want %s", again, key)
	}
}

// A folder in place of the settings, or a file that the system does not allow to be read, is not overwritten.
func TestUnreadableSettingsStay(t *testing.T) {
	folder := t.TempDir()
	inner := filepath.Join(folder, file, "mine.txt")
	if err := os.MkdirAll(filepath.Dir(inner), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(inner, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	stays(t, store.Disk(folder), "options.unread")
	if _, err := os.Stat(inner); err != nil {
		t.Error(err)
	}
	s := locked{keeping(t, "{}")}
	stays(t, s, "options.unread")
	if data, err := s.Store.Read(file, 1<<20); err != nil || string(data) != "{}" {
		t.Errorf("the file that could not be read is now %q, %v", data, err)
	}
}

// locked is a store that cannot be read.
type locked struct{ store.Store }

func (locked) Read(string, int) ([]byte, error) { return nil, os.ErrPermission }

// Two damaged files are both kept, and the same one only once.
func TestEveryDamagedFileIsKept(t *testing.T) {
	s := store.Memory()
	for _, bad := range []string{"{1", "{2", "{2"} {
		if err := s.Write(file, []byte(bad)); err != nil {
			t.Fatal(err)
		}
		Load(s)
	}
	names, err := s.List()
	if want := []string{file, file + ".damaged", file + ".damaged-2"}; err != nil || !slices.Equal(names, want) {
		t.Errorf("stored are %v, %v, want %v", names, err, want)
	}
}

func TestLongNamesAreCut(t *testing.T) {
	s := keeping(t, `{"Names":["`+strings.Repeat("é", 100)+`","","","","","x"]}`)
	set, _ := Load(s)
	if len(set.Names) != games.MaxPlayers || len([]rune(set.Names[0])) != MaxName {
		t.Errorf("Names = %q, want %d of at most %d characters", set.Names, games.MaxPlayers, MaxName)
	}
}

// Settings from before computers existed have no levels: nothing was chosen.
func TestSettingsWithoutLevelsAreRead(t *testing.T) {
	s := keeping(t, `{"Dark":true,"Names":["Ana","","",""],"Games":{"squ":{"Options":{"size":"8"},"Terms":{"Begin":1}}}}`)
	set, note := Load(s)
	if g := set.Games["squ"]; !note.Empty() || !set.Dark || set.ReducedMotion || g.Levels != nil || g.Terms.Begin != terms.Drawn || g.Options["size"] != "8" {
		t.Errorf("Load = %+v, %v", set, note)
	}
}

func TestUnknownLevelsAreReplaced(t *testing.T) {
	s := keeping(t, `{"Games":{"squ":{"Levels":[2,99,-1,1,5,9]},"taiji":{"Levels":[0,1]}}}`)
	set, note := Load(s)
	strongest := len(catalog.LevelsOf("squ"))
	if got := set.Games["squ"].Levels; !note.Empty() || !slices.Equal(got, []int{2, strongest, 0, 1}) || !slices.Equal(set.Games["taiji"].Levels, []int{0, 1}) {
		t.Errorf("note %v, levels = %v, want the nearest that exist, and four seats", note, got)
	}
}

func TestBadKeysAreReplaced(t *testing.T) {
	s := store.Memory()
	set, _ := Load(s)
	set.Keys, _ = set.Keys.Bind(keys.Hint, 0, "q")
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
	if again, note := Load(s); !note.Empty() || again.Keys.First(keys.Hint) != "q" {
		t.Errorf("the hint has the key %q, %v; want q without a note", again.Keys.First(keys.Hint), note)
	}
	if err := s.Write(file, []byte(`{"Keys":{"hint":["e"],"undo":["q"]}}`)); err != nil {
		t.Fatal(err)
	}
	again, note := Load(s)
	if again.Keys.First(keys.Hint) != "h" || again.Keys.First(keys.Undo) != "q" || !note.Empty() {
		t.Errorf("hint %q, undo %q, note %v; want h, q and nothing to say", again.Keys.First(keys.Hint), again.Keys.First(keys.Undo), note)
	}
}

// A value of the wrong type is replaced, one out of range is moved to the nearest allowed value, and the rest is used. Wrong types give a note, and
// the file is kept.
func TestBadValuesAreReplaced(t *testing.T) {
	for _, c := range []struct {
		file string
		said bool
	}{
		{`{"Board":"gold","Dark":true}`, false},
		{`{"Scale":7,"Dark":true}`, false},
		{`{"Window":{"Width":40000,"Height":3},"Dark":true}`, false},
		{`{"Language":"de","Dark":true}`, false},
		{`{"Games":{"squ":{"Terms":{"Begin":9}}},"Dark":true}`, false},
		{`{"Scales":{"wall":900},"Dark":true}`, false},
		{`{"Volume":101,"Dark":true}`, false},
		{`{"Watch":"warp","Times":"sometimes","Dark":true}`, false},
		{`{"Names":null,"Games":null,"Scales":null,"Solved":null,"Keys":null,"Layers":null,"Window":null,"Dark":true}`, false},
		{`{"Scale":"big","Dark":true}`, true},
		{`{"Scale":120.5,"Dark":true}`, true},
		{`{"Still":3,"Dark":true}`, true},
		{`{"Names":"Ana","Dark":true}`, true},
		{`{"Names":["Ana",7],"Dark":true}`, true},
		{`{"Games":{"squ":{"Levels":"many","Terms":{"Own":5}}},"Dark":true}`, true},
		{`{"Games":{"squ":5},"Dark":true}`, true},
		{`{"Scale":1,"Still":1,"Board":1,"Names":1,"Games":1,"Dark":true}`, true},
	} {
		s := keeping(t, c.file)
		set, note := Load(s)
		if c.said != (note.Key == "options.partly") || c.said == note.Empty() || c.said && note.File != note.Args[0] {
			t.Errorf("%s: note %v", c.file, note)
		}
		if aside, err := s.Read(file+".damaged", 1<<20); c.said && string(aside) != c.file {
			t.Errorf("%s: the file set aside is %q, %v", c.file, aside, err)
		}
		if set.Scale != MinScale || set.ReducedMotion || set.Board != "classic" || set.WatchSpeed != Normal || set.Language != "" || set.Window.Known() ||
			len(set.Names) != games.MaxPlayers || set.Games == nil || set.Scales == nil || set.Solved == nil || !set.Dark {
			t.Errorf("%s: Load = %+v, want the defaults and the usable values", c.file, set)
		}
		if err := set.Save(); err != nil {
			t.Error(err)
		}
		if _, again := Load(s); !again.Empty() {
			t.Errorf("%s: at the next start the note is %v", c.file, again)
		}
	}
}

// Values of a newer version stay in the file, also within a game; removed values stay removed.
func TestUnknownValuesAreKept(t *testing.T) {
	s := store.Memory()
	text := `{"Dark":true,"Future":{"a":[1,2]},"Games":{"squ":{"Terms":{"Begin":2,"Odds":5},"Odds":3},"gone":{"Odds":4}}}`
	if err := s.Write(file, []byte(text)); err != nil {
		t.Fatal(err)
	}
	set, note := Load(s)
	set.Dark = false
	delete(set.Games, "gone")
	if err := set.Save(); err != nil || !note.Empty() {
		t.Fatal(err, note)
	}
	data, err := s.Read(file, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	kept := strings.Join(strings.Fields(string(data)), "")
	for _, want := range []string{`"Future":{"a":[1,2]}`, `"Odds":3`, `"Begin":2`, `"Dark":false`} {
		if !strings.Contains(kept, want) {
			t.Errorf("%s is stored, want it to contain %s", kept, want)
		}
	}
	if strings.Contains(kept, "gone") {
		t.Errorf("%s is stored with removed values", kept)
	}
}

func TestResetKeepsPersonalData(t *testing.T) {
	s := store.Memory()
	set, _ := Load(s)
	set.Dark, set.Scale, set.Board, set.Names[0] = true, 150, "calm", "Ana"
	set.Games["squ"] = Setup{Terms: terms.Terms{Begin: terms.Drawn}}
	set.Solved["squ"] = []string{"first"}
	set.Reset()
	if len(set.Solved["squ"]) != 1 || set.Dark || set.Scale != MinScale || set.Board != "classic" || set.Names[0] != "Ana" || set.Games["squ"].Terms.Begin != terms.Drawn {
		t.Errorf("after Reset: %+v", set)
	}
	if err := set.Save(); err != nil {
		t.Error(err)
	}
}

func TestLayersAreKeptByGame(t *testing.T) {
	s := store.Memory()
	set, _ := Load(s)
	if !set.Layer("squ", LayerCoordinates) || set.Layer("squ", LayerNumbers) {
		t.Error("want coordinates and no numbers at first")
	}
	set.SetLayer("squ", LayerNumbers, true)
	set.SetLayer("squ", LayerCoordinates, false)
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
	again, _ := Load(s)
	if !again.Layer("squ", LayerNumbers) || again.Layer("squ", LayerCoordinates) || again.Layer("taiji", LayerNumbers) {
		t.Errorf("layers read back = %v", again.Layers)
	}
}
