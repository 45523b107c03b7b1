package play

import (
	"testing"

	"quintet/render/input"
	"quintet/scenes/data/settings"
)

// The rows of the list of layers are high enough. Rows that a table without aids leaves out take no room.
func TestTheListOfLayersHasRoom(t *testing.T) {
	for _, noAids := range []bool{false, true} {
		for _, game := range []string{"squ", "azacru players=4"} {
			s := newScene(t, game, "")
			s.model.table.Terms.NoAids, s.layers.open = noAids, true
			u := frame(s, 640, 480)
			at := map[string]float32{}
			for _, p := range u.Placed() {
				at[p.Text] = p.Rect.Y
			}
			if high := at[u.T("play.layer.coordinates")] - at[u.T("play.layer.numbers")]; high < layersRow {
				t.Errorf("%s, no aids %v: a row is %v high, want %v at least", game, noAids, high, layersRow)
			}
		}
	}
}

// The keys of the layers work whenever their list is not on the screen, also when a refusal has taken its place in a rail.
func TestLayersHaveKeysBesideAReason(t *testing.T) {
	for _, refused := range []bool{false, true} {
		s := newScene(t, "squ size=8", "c3")
		s.layers.open = true
		frame(s, 640, 480)
		if refused {
			click(s, "c3")
		}
		liveAt(s, input.Frame{W: 640, H: 480, X: -1, Y: -1, Keys: []input.Key{"n"}})
		if !s.model.board.Display.LayerChosen(settings.LayerNumbers) {
			t.Errorf("a reason is shown: %v, and the key does not switch the numbers", refused)
		}
	}
}
