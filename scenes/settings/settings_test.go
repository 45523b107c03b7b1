package settings

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/scenes/keys"
	"quintet/scenes/store"
)

func TestSettingsAreKept(t *testing.T) {
	s := store.Memory()
	set, note := Load(s)
	if note != "" || set.Dark {
		t.Errorf("first settings = %+v, %q, want the defaults without a note", set, note)
	}
	set.Dark, set.Names[1] = true, "Rui"
	set.Games["taiji"] = Setup{Options: games.Options{"size": "9"}, Draw: true}
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
	again, note := Load(s)
	if note != "" || !again.Dark || again.Names[1] != "Rui" || again.Games["taiji"].Options["size"] != "9" || !again.Games["taiji"].Draw {
		t.Errorf("settings read back = %+v, %q", again, note)
	}
}

func TestDamagedSettingsAreReplacedAndSaid(t *testing.T) {
	s := store.Memory()
	if err := s.Write(file, []byte("{\"Dark\": tr")); err != nil {
		t.Fatal(err)
	}
	set, note := Load(s)
	if note == "" || set.Dark || len(set.Names) != games.MaxPlayers {
		t.Errorf("Load = %+v, %q, want the defaults and a note", set, note)
	}
}

func TestLongNamesAreCut(t *testing.T) {
	s := store.Memory()
	if err := s.Write(file, []byte(`{"Names":["`+strings.Repeat("é", 100)+`","","","","","x"]}`)); err != nil {
		t.Fatal(err)
	}
	set, _ := Load(s)
	if len(set.Names) != games.MaxPlayers || len([]rune(set.Names[0])) != MaxName {
		t.Errorf("Names = %q, want %d of at most %d characters", set.Names, games.MaxPlayers, MaxName)
	}
}

func TestLevelsAreKept(t *testing.T) {
	s := store.Memory()
	set, _ := Load(s)
	set.Still = true
	set.Games["azacru"] = Setup{Levels: []int{0, 3, 6, 0}}
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
	again, note := Load(s)
	if got := again.Games["azacru"].Levels; note != "" || !again.Still || !slices.Equal(got, []int{0, 3, 6, 0}) {
		t.Errorf("levels read back = %v, still %v, %q", got, again.Still, note)
	}
}

// Settings of the time before computers have no levels: nothing was chosen.
func TestSettingsWithoutLevelsAreRead(t *testing.T) {
	s := store.Memory()
	if err := s.Write(file, []byte(`{"Dark":true,"Names":["Ana","","",""],"Games":{"squ":{"Options":{"size":"8"},"Draw":true}}}`)); err != nil {
		t.Fatal(err)
	}
	set, note := Load(s)
	if g := set.Games["squ"]; note != "" || !set.Dark || set.Still || g.Levels != nil || !g.Draw || g.Options["size"] != "8" {
		t.Errorf("Load = %+v, %q", set, note)
	}
}

func TestLevelsThatDoNotExistAreReplacedAndNamed(t *testing.T) {
	s := store.Memory()
	if err := s.Write(file, []byte(`{"Games":{"squ":{"Levels":[2,7,-1,1,5,9]},"taiji":{"Levels":[0,1]}}}`)); err != nil {
		t.Fatal(err)
	}
	set, note := Load(s)
	if got := set.Games["squ"].Levels; !slices.Equal(got, []int{2, 0, 0, 1}) || !slices.Equal(set.Games["taiji"].Levels, []int{0, 1}) {
		t.Errorf("levels = %v, want persons for those that do not exist, and four seats", got)
	}
	if !strings.Contains(note, "squ") || !strings.Contains(note, "1 to 6") {
		t.Errorf("note = %q, want it to name the game and what is allowed", note)
	}
}

func TestKeysAreKeptAndBadOnesNamed(t *testing.T) {
	s := store.Memory()
	set, _ := Load(s)
	set.Keys, _ = set.Keys.Bind(keys.Hint, 0, "q")
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
	if again, note := Load(s); note != "" || again.Keys.First(keys.Hint) != "q" {
		t.Errorf("the hint has the key %q, %q; want q without a note", again.Keys.First(keys.Hint), note)
	}
	if err := s.Write(file, []byte(`{"Keys":{"hint":["e"],"undo":["q"]}}`)); err != nil {
		t.Fatal(err)
	}
	again, note := Load(s)
	if again.Keys.First(keys.Hint) != "h" || again.Keys.First(keys.Undo) != "q" || !strings.Contains(note, `"e" to "hint"`) {
		t.Errorf("hint %q, undo %q, note %q; want h, q and what was replaced", again.Keys.First(keys.Hint), again.Keys.First(keys.Undo), note)
	}
}
