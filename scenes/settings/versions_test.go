package settings_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"quintet/games/clock"
	"quintet/games/terms"
	"quintet/scenes/settings"
	"quintet/scenes/store"
)

// Every version that was released left its settings here. They are never changed: a version adds a folder.
func TestSettingsOfReleasedVersionsAreRead(t *testing.T) {
	names, err := filepath.Glob(filepath.Join("testdata", "*.*", "settings.json"))
	if err != nil || len(names) < 1 {
		t.Fatalf("%d files, %v, want at least that of 0.1", len(names), err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s := store.Memory()
		if err := s.Write("settings.json", text); err != nil {
			t.Fatal(err)
		}
		set, note := settings.Load(s)
		if !note.Empty() {
			t.Errorf("%s: said %v", name, note)
		}
		wantKept(t, set)
		if err := set.Save(); err != nil {
			t.Fatal(err)
		}
		set, _ = settings.Load(s)
		wantKept(t, set)
	}
}

// wantKept wants what was chosen in the settings of every released version.
func wantKept(t *testing.T, s *settings.Settings) {
	t.Helper()
	if !s.Dark || s.Board != "calm" || s.Scale != 125 || s.Speed != settings.Quick || s.Watch != settings.Slow || s.Volume != 35 ||
		!s.Lock || s.Times != settings.Always || s.Language != "pt" {
		t.Errorf("the choices are %+v", s)
	}
	if !slices.Equal(s.Names, []string{"Ana", "Rui Sá", "", ""}) || s.Window.Width != 1440 || s.Window.Monitor != "DP-1" || s.Scales["DP-1"] != 125 {
		t.Errorf("names %q, window %+v, scales %v", s.Names, s.Window, s.Scales)
	}
	g := s.Games["azacru"]
	agreed := terms.Terms{Clock: clock.Control{Kind: clock.Fischer, Main: 5 * time.Minute, Step: 3 * time.Second}, NoAids: true, Turning: terms.ToMover, Begin: terms.Loser}
	if g.Options["players"] != "4" || !slices.Equal(g.Levels, []int{0, 2, 0, 5}) || g.Terms.Clock != agreed.Clock || !g.Terms.NoAids ||
		g.Terms.Turning != agreed.Turning || g.Terms.Begin != agreed.Begin {
		t.Errorf("the last choice for Azacru is %+v", g)
	}
	if !slices.Equal(s.Solved["squex"], []string{"x-1"}) || !s.Layer("squ", settings.LayerNumbers) || s.Keys.First("hint") != "ctrl+h" {
		t.Errorf("solved %v, layers %v, keys %v", s.Solved, s.Layers, s.Keys)
	}
}
