package settings

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/scenes/keys"
	"quintet/scenes/store"
	"quintet/scenes/terms"
)

func TestSettingsAreKept(t *testing.T) {
	s := store.Memory()
	set, note := Load(s)
	if note != "" || set.Dark {
		t.Errorf("first settings = %+v, %q, want the defaults without a note", set, note)
	}
	set.Dark, set.Names[1] = true, "Rui"
	set.Games["taiji"] = Setup{Options: games.Options{"size": "9"}, Terms: terms.Terms{Begin: terms.Drawn}}
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
	again, note := Load(s)
	if note != "" || !again.Dark || again.Names[1] != "Rui" || again.Games["taiji"].Options["size"] != "9" || again.Games["taiji"].Terms.Begin != terms.Drawn {
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
	set.Still, set.Watch = true, "slow"
	set.Games["azacru"] = Setup{Levels: []int{0, 3, 6, 0}}
	if err := set.Save(); err != nil {
		t.Fatal(err)
	}
	again, note := Load(s)
	if got := again.Games["azacru"].Levels; note != "" || !again.Still || again.Watch != "slow" || !slices.Equal(got, []int{0, 3, 6, 0}) {
		t.Errorf("levels read back = %v, still %v, %q", got, again.Still, note)
	}
}

// Settings of the time before computers have no levels: nothing was chosen.
func TestSettingsWithoutLevelsAreRead(t *testing.T) {
	s := store.Memory()
	if err := s.Write(file, []byte(`{"Dark":true,"Names":["Ana","","",""],"Games":{"squ":{"Options":{"size":"8"},"Terms":{"Begin":1}}}}`)); err != nil {
		t.Fatal(err)
	}
	set, note := Load(s)
	if g := set.Games["squ"]; note != "" || !set.Dark || set.Still || g.Levels != nil || g.Terms.Begin != terms.Drawn || g.Options["size"] != "8" {
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

// A file with every kind of mistake: each is replaced and named, the rest is used.
func TestEveryBadValueIsReplacedAndNamed(t *testing.T) {
	for _, c := range []struct{ file, names string }{
		{`{"Board":"gold","Dark":true}`, `Board "gold" (allowed are classic, calm, contrast)`},
		{`{"Scale":900,"Dark":true}`, "Scale 900 (allowed are 100 to 200)"},
		{`{"Scale":"big","Dark":true}`, `Scale "big" (wanted is a number)`},
		{`{"Scale":120.5,"Dark":true}`, "Scale 120.5 (wanted is a number)"},
		{`{"Still":3,"Dark":true}`, "Still 3 (wanted is true or false)"},
		{`{"Volume":101,"Dark":true}`, "Volume 101 (allowed are 0 to 100)"},
		{`{"Watch":"warp","Dark":true}`, `Watch "warp" (allowed are normal, quick, slow)`},
		{`{"Names":"Ana","Dark":true}`, `Names "Ana" (wanted is a list)`},
		{`{"Names":["Ana",7],"Dark":true}`, "Names.2 7 (wanted is a text)"},
		{`{"Games":{"squ":{"Levels":"many"}},"Dark":true}`, `Games.squ.Levels "many" (wanted is a list)`},
		{`{"Games":{"squ":5},"Dark":true}`, "Games.squ 5 (wanted is a group of settings)"},
		{`{"Scale":1,"Still":1,"Board":1,"Names":1,"Games":1,"Dark":true}`, "and 2 more"},
		{`[1]`, "wanted is a group of settings"},
	} {
		s := store.Memory()
		if err := s.Write(file, []byte(c.file)); err != nil {
			t.Fatal(err)
		}
		set, note := Load(s)
		if !strings.Contains(note, c.names) {
			t.Errorf("%s: note = %q, want it to hold %q", c.file, note, c.names)
		}
		if set.Scale != LeastScale || set.Still || set.Board != "classic" || len(set.Names) != games.MaxPlayers || set.Dark != (c.file != "[1]") {
			t.Errorf("%s: Load = %+v, want the defaults and what can be used", c.file, set)
		}
	}
}

// What a newer version has kept stays in the file, also within a game; what was taken away stays away.
func TestWhatIsNotKnownStaysInTheFile(t *testing.T) {
	s := store.Memory()
	text := `{"Dark":true,"Future":{"a":[1,2]},"Games":{"squ":{"Terms":{"Begin":2,"Odds":5},"Odds":3},"gone":{"Odds":4}}}`
	if err := s.Write(file, []byte(text)); err != nil {
		t.Fatal(err)
	}
	set, note := Load(s)
	set.Dark = false
	delete(set.Games, "gone")
	if err := set.Save(); err != nil || note != "" {
		t.Fatal(err, note)
	}
	data, err := s.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	kept := strings.Join(strings.Fields(string(data)), "")
	for _, want := range []string{`"Future":{"a":[1,2]}`, `"Odds":3`, `"Begin":2`, `"Dark":false`} {
		if !strings.Contains(kept, want) {
			t.Errorf("%s is kept, want %s in it", kept, want)
		}
	}
	if strings.Contains(kept, "gone") {
		t.Errorf("%s is kept with what was taken away", kept)
	}
}

func TestResetKeepsNamesAndGames(t *testing.T) {
	s := store.Memory()
	set, _ := Load(s)
	set.Dark, set.Scale, set.Board, set.Names[0] = true, 150, "calm", "Ana"
	set.Games["squ"] = Setup{Terms: terms.Terms{Begin: terms.Drawn}}
	set.Reset()
	if set.Dark || set.Scale != LeastScale || set.Board != "classic" || set.Names[0] != "Ana" || set.Games["squ"].Terms.Begin != terms.Drawn {
		t.Errorf("after Reset: %+v", set)
	}
	if err := set.Save(); err != nil {
		t.Error(err)
	}
}

func TestLayersBeginAsTheyAreAndAreKeptByGame(t *testing.T) {
	s := store.Memory()
	set, _ := Load(s)
	if !set.Layer("squ", LayerCoordinates) || set.Layer("squ", LayerNumbers) {
		t.Error("at first there are coordinates and no numbers, want so")
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
