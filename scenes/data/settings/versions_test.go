package settings_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"

	"quintet/games/play/clock"
	"quintet/games/play/terms"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

// Every released version left its settings here. They never change: a version adds a folder.
func TestReleasedVersions(t *testing.T) {
	names, err := filepath.Glob(filepath.Join("testdata", "*.*", "settings.json"))
	if err != nil || len(names) < 2 {
		t.Fatalf("%d files, %v, want at least those of 0.1 and 0.2", len(names), err)
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
			t.Errorf("%s: note %v", name, note)
		}
		wantKept(t, set)
		set.Language = "en"
		if err := set.Save(); err != nil {
			t.Fatal(err)
		}
		written, err := s.Read("settings.json", 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		wantAll(t, name, text, bytes.Replace(written, []byte(`"Language": "en"`), []byte(`"Language": "pt"`), 1))
		set, _ = settings.Load(s)
		set.Language = "pt"
		wantKept(t, set)
	}
}

// wantAll checks that written, after a change, contains everything in the file called name.
func wantAll(t *testing.T, name string, file, written []byte) {
	t.Helper()
	var was, is any
	if err := errors.Join(json.Unmarshal(file, &was), json.Unmarshal(written, &is)); err != nil {
		t.Fatal(err)
	}
	var in func(at string, was, is any)
	in = func(at string, was, is any) {
		group, ok := was.(map[string]any)
		if !ok {
			if fmt.Sprint(is) != fmt.Sprint(was) {
				t.Errorf("%s: %s was %v and is written as %v", name, at, was, is)
			}
			return
		}
		now, _ := is.(map[string]any)
		for key, value := range group {
			in(at+"."+key, value, now[key])
		}
	}
	in("", was, is)
}

// Everything that is stored has a name in its tag, so that a field can be renamed in the program.
func TestEverySettingHasTag(t *testing.T) {
	var look func(of reflect.Type, at string)
	look = func(of reflect.Type, at string) {
		switch of.Kind() {
		case reflect.Slice, reflect.Map, reflect.Array:
			look(of.Elem(), at)
		case reflect.Struct:
			for f := range of.Fields() {
				if !f.IsExported() {
					continue
				}
				if f.Tag.Get("json") == "" {
					t.Errorf("%s.%s has no name in the file", at, f.Name)
				}
				look(f.Type, at+"."+f.Name)
			}
		}
	}
	look(reflect.TypeFor[settings.Settings](), "Settings")
}

// wantKept checks the choices in the settings of every released version.
func wantKept(t *testing.T, s *settings.Settings) {
	t.Helper()
	if !s.Dark || s.Board != "calm" || s.Scale != 125 || s.Speed != settings.Quick || s.WatchSpeed != settings.Slow || s.Volume != 35 ||
		!s.ConfirmPlies || s.ShowTimes != settings.Always || s.Language != "pt" {
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
