// Package settings keeps what the players chose, from one start of the program to the next.
package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/words"
	"quintet/scenes/keys"
	"quintet/scenes/store"
	"quintet/scenes/terms"
)

const file = "settings.json"

// MaxName is the length of a name in characters.
const MaxName = 24

// Settings is what is kept. It belongs to the goroutine of the game loop.
type Settings struct {
	Dark  bool             // the dark theme
	Still bool             // pieces do not move by themselves: they are there at once
	Names []string         // of the people at the table, by seat
	Games map[string]Setup // the last choice for each game, by the id of its Spec
	Keys  keys.Map         // the keys that are not those to begin with
	// Language is what everything is said in, "" as long as nobody has chosen.
	Language words.Language

	store store.Store
}

// A Setup is what was chosen for a game.
type Setup struct {
	Options games.Options
	Draw    bool // seats are drawn by lot
	// Levels are the computers by seat, 0 for a person. Seats beyond its length were never chosen.
	Levels []int
	// Terms is what the table agreed on, without the score of a series.
	Terms terms.Terms
}

// Load reads the settings from s. What is missing gets its default. note says in a sentence what could not be used, "" if nothing.
func Load(s store.Store) (set *Settings, note string) {
	set = &Settings{store: s}
	data, err := s.Read(file)
	switch {
	case errors.Is(err, store.ErrAbsent):
	case err != nil:
		note = fmt.Sprintf("The settings could not be read: %v.", err)
	default:
		if err := json.Unmarshal(data, set); err != nil {
			set, note = &Settings{store: s}, fmt.Sprintf("The settings were damaged and have been set back: %v.", err)
		}
	}
	if repaired := set.repair(); note == "" {
		note = repaired
	}
	return set, note
}

// repair replaces what cannot be used. note names one thing that a player would miss, "" if there is none.
func (s *Settings) repair() (note string) {
	for len(s.Names) < games.MaxPlayers {
		s.Names = append(s.Names, "")
	}
	s.Names = s.Names[:games.MaxPlayers]
	for i, n := range s.Names {
		if r := []rune(n); len(r) > MaxName {
			s.Names[i] = string(r[:MaxName])
		}
	}
	if !slices.Contains(words.Languages(), s.Language) {
		s.Language = ""
	}
	if s.Games == nil {
		s.Games = map[string]Setup{}
	}
	for _, id := range slices.Sorted(maps.Keys(s.Games)) {
		g := s.Games[id]
		g.Levels = g.Levels[:min(len(g.Levels), games.MaxPlayers)]
		for i, l := range g.Levels {
			if l < 0 || l > catalog.Levels {
				g.Levels[i] = 0
				note = fmt.Sprintf("The settings of %s name a computer of level %d; allowed are 1 to %d. A person takes seat %d.", id, l, catalog.Levels, i+1)
			}
		}
		if t, ok := g.Terms.Mended(); !ok {
			g.Terms = t
			note = fmt.Sprintf("The settings of %s hold a clock, a way to turn the board or an order of seats that does not exist. It has been set back.", id)
		}
		s.Games[id] = g
	}
	own, notes := s.Keys.Repair()
	if s.Keys = own; note == "" && len(notes) > 0 {
		note = notes[0]
	}
	return note
}

// Save writes the settings.
func (s *Settings) Save() error {
	data, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	return s.store.Write(file, data)
}
