// Lists the layers of the board that players switch on and off, and those that are on by default. Add a layer here. Layer and SetLayer read and
// set whether boards of a game show one; boardui/layers.go shows them.

package settings

// A Layer is something a board can show besides pieces. Its value is its name in Settings.Layers.
type Layer string

// The layers.
const (
	LayerLegal       Layer = "legal"    // where a piece can go, and where not
	LayerLinks       Layer = "links"    // links, groups and squares that count
	LayerPreviews    Layer = "previews" // what a ply would do, before it is made
	LayerThreats     Layer = "threats"  // threats, all the time
	LayerNumbers     Layer = "numbers"  // the turn in which something was played
	LayerCoordinates Layer = "coordinates"
)

// firstLayers are shown by default.
var firstLayers = map[Layer]bool{LayerLegal: true, LayerLinks: true, LayerPreviews: true, LayerCoordinates: true}

// Layer reports whether boards of the game id show the layer.
func (s *Settings) Layer(id string, layer Layer) bool {
	if on, ok := s.Layers[id][layer]; ok {
		return on
	}
	return firstLayers[layer]
}

// SetLayer sets whether boards of the game id show the layer.
func (s *Settings) SetLayer(id string, layer Layer, on bool) {
	if s.Layers == nil {
		s.Layers = map[string]map[Layer]bool{}
	}
	if s.Layers[id] == nil {
		s.Layers[id] = map[Layer]bool{}
	}
	s.Layers[id][layer] = on
}
