package settings

import (
	"strings"
	"testing"

	"quintet/games"
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
