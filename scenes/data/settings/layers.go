// The layers of the board that a player switches, as the settings keep them. Add a layer here.

package settings

// A Layer is a kind of what boards can show besides pieces, by its name in Settings.Layers.
type Layer string

// The layers.
const (
	LayerLegal       Layer = "legal"    // what is forbidden, and where a piece can go
	LayerLinks       Layer = "links"    // links, groups and squares that count
	LayerPreviews    Layer = "previews" // what a ply would do, before it is made
	LayerThreats     Layer = "threats"  // what the threat view shows, all the time
	LayerNumbers     Layer = "numbers"  // the turn in which something was played
	LayerCoordinates Layer = "coordinates"
)

// firstLayers are those that are shown to begin with.
var firstLayers = map[Layer]bool{LayerLegal: true, LayerLinks: true, LayerPreviews: true, LayerCoordinates: true}

// Layer reports whether the boards of the game called id show a layer.
func (s *Settings) Layer(id string, layer Layer) bool {
	if on, ok := s.Layers[id][layer]; ok {
		return on
	}
	return firstLayers[layer]
}

// SetLayer says whether the boards of the game called id show a layer.
func (s *Settings) SetLayer(id string, layer Layer, on bool) {
	if s.Layers == nil {
		s.Layers = map[string]map[Layer]bool{}
	}
	if s.Layers[id] == nil {
		s.Layers[id] = map[Layer]bool{}
	}
	s.Layers[id][layer] = on
}
