package exercise

import "quintet/games"

// StarterSet returns the starter set of a game, nothing where it has none.
func StarterSet(s games.Spec) ([]Exercise, error) {
	if s.Exercises == "" {
		return nil, nil
	}
	return Parse(s.Exercises, func(id string) (games.Spec, bool) { return s, id == s.ID })
}
