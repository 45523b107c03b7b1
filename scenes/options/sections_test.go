package options

import (
	"testing"

	"quintet/games/catalog"
	"quintet/scenes"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

func TestLayersOfAllGames(t *testing.T) {
	set, _ := settings.Load(store.Memory())
	s := &Scene{context: &scenes.Context{Catalog: catalog.All(), Settings: set}}
	r := s.layer("options.numbers", "", settings.LayerNumbers)
	if got := r.get(); got != 0 {
		t.Errorf("at first the numbers are %d, want off", got)
	}
	set.SetLayer("squ", settings.LayerNumbers, true)
	if got := r.get(); got != -1 {
		t.Errorf("with numbers in one game: %d, want neither off nor on", got)
	}
	r.set(1)
	for _, game := range catalog.All() {
		if !set.Layer(game.ID, settings.LayerNumbers) {
			t.Errorf("%s shows no numbers after all were switched on", game.ID)
		}
	}
	if got := r.get(); got != 1 {
		t.Errorf("all games show numbers: %d, want on", got)
	}
}
