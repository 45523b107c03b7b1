package settings

// The names of what boards can show besides pieces, in Settings.Layers.
const (
	LayerLegal       = "legal"    // what is forbidden, and where a piece can go
	LayerLinks       = "links"    // links, groups and squares that count
	LayerPreviews    = "previews" // what a ply would do, before it is made
	LayerThreats     = "threats"  // what the lens shows, all the time
	LayerNumbers     = "numbers"  // the turn in which something was played
	LayerCoordinates = "coordinates"
)

// firstLayers are those that are shown to begin with.
var firstLayers = map[string]bool{LayerLegal: true, LayerLinks: true, LayerPreviews: true, LayerCoordinates: true}

// Layer reports whether the boards of the game called id show a layer.
func (s *Settings) Layer(id, layer string) bool {
	if on, ok := s.Layers[id][layer]; ok {
		return on
	}
	return firstLayers[layer]
}

// SetLayer says whether the boards of the game called id show a layer.
func (s *Settings) SetLayer(id, layer string, on bool) {
	if s.Layers == nil {
		s.Layers = map[string]map[string]bool{}
	}
	if s.Layers[id] == nil {
		s.Layers[id] = map[string]bool{}
	}
	s.Layers[id][layer] = on
}
