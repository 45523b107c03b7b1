package settings

import (
	"slices"
	"testing"

	"quintet/games"
)

// Whatever the file contains, Load returns usable settings that can be saved.
func FuzzLoad(f *testing.F) {
	for _, s := range []string{"", "{}", "null", `{"Dark":true,"Names":["Ana"],"Games":{"squ":{"Options":{"size":"8"},"Terms":{"Begin":9,"Clock":{"Kind":1}}}}}`, `{"Names":null}`, `{"Games":7}`, `{"Games":{"squ":{"Levels":[9,-1,3]}}}`, "[", `{"Names":["\u0000"]}`, `{"Scale":1e9,"Board":7,"x":{"y":[{}]}}`, `{"Games":{"squ":{"Odds":{"a":1}}}}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s := keeping(t, string(data))
		set, _ := Load(s)
		if len(set.Names) != games.MaxPlayers || set.Games == nil {
			t.Fatalf("Load of %q = %+v", data, set)
		}
		if set.Scale < MinScale || set.Scale > MaxScale || !slices.Contains(BoardStyles, set.Board) {
			t.Fatalf("Load of %q has scale %d and boards %q", data, set.Scale, set.Board)
		}
		if err := set.Save(); err != nil {
			t.Errorf("settings read from %q cannot be kept: %v", data, err)
		}
		if _, note := Load(s); !note.Empty() {
			t.Errorf("settings read from %q and kept cannot be read: %v", data, note)
		}
	})
}
