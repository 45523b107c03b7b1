// Package settings keeps what the players have chosen from one run of the program to the next. Add a setting here; its row on the page is in
// scenes/options/sections.go.
//
// This file has all settings with their defaults and allowed values, the last choices for each game (Setup), and loading and resetting them.
// save.go writes the file, layers.go has the layers of the board.
package settings

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"slices"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/limits"
	"quintet/games/play/terms"
	"quintet/games/words"
	"quintet/render/place"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
)

const file = "settings.json"

// maxBytes limits the size of the file. A few thousand bytes hold everything people choose.
const maxBytes = 1 << 20

// MaxName is the length of a name in characters.
const MaxName = 24

// Settings holds the settings of the user. It belongs to the goroutine of the game loop.
//
// A field is stored under the name in its tag. A new field needs a default in defaults and, if its type has values that are not allowed, a check in
// clamp. Values stored by other versions of the program stay in the file.
type Settings struct {
	Dark          bool   `json:"Dark"`  // the dark theme
	Board         string `json:"Board"` // how boards are painted: one of BoardStyles
	Scale         int    `json:"Scale"` // the size of everything, in per cent: MinScale to MaxScale
	ReducedMotion bool   `json:"Still"` // no animation: pieces are in place at once
	Speed         string `json:"Speed"` // how fast pieces move: one of Speeds
	WatchSpeed    string `json:"Watch"` // how fast computers play each other: one of Speeds
	Mute          bool   `json:"Mute"`  // no sound
	// Volume is in per cent, from 0 to MaxVolume.
	Volume        int      `json:"Volume"`
	ConfirmPlies  bool     `json:"Lock"`     // every ply must be confirmed
	ShowTimes     string   `json:"Times"`    // when the list of moves shows the time of each turn: one of Visibilities
	Teaching      string   `json:"Teaching"` // after which plies a weak computer asks whether the player is sure: one of Teachings
	Talk          bool     `json:"Talk"`     // the computers say a few words during a game
	TwoClickTiles bool     `json:"Halves"`   // a piece of two cells takes two clicks instead of one that aims
	Names         []string `json:"Names"`    // of the people at the table, by seat
	// People are names joined with that of the same person, by the joined name; see Join.
	People map[string]string `json:"People"`
	Games  map[string]Setup  `json:"Games"` // the last choice for each game, by the id of its Spec
	Keys   keys.Map          `json:"Keys"`  // the keys that differ from the defaults
	// Language is the language of all texts, "" until the user chooses one.
	Language words.Language `json:"Language"`
	Window   place.Place    `json:"Window"` // where the window was
	// Scales is Scale by the name of the monitor, because people sit at different distances from their monitors.
	Scales map[string]int `json:"Scales"`
	// Solved lists the ids of the solved tasks of the lessons, by the id of the game.
	Solved map[string][]string `json:"Solved"`
	// Layers holds every layer that was ever switched on or off, by the id of the game and the name of the layer.
	Layers map[string]map[Layer]bool `json:"Layers"`

	saver *saver
}

// BoardStyles are the ways to paint boards, the usual one first.
var BoardStyles = []string{"classic", "calm", "contrast"}

// How fast pieces move by themselves.
const (
	Normal = "normal"
	Quick  = "quick"
	Slow   = "slow"
)

// Speeds lists them, the usual one first.
var Speeds = []string{Normal, Quick, Slow}

// When something is shown.
const (
	WithClock = "clock" // at tables that play by a clock
	Always    = "always"
	Never     = "never"
)

// Visibilities lists them, the usual one first.
var Visibilities = []string{WithClock, Always, Never}

// After which plies a computer asks.
const (
	TeachMistakes     = "mistakes"
	TeachBlunders     = "blunders"
	TeachInaccuracies = "inaccuracies"
	TeachNever        = "never"
)

// Teachings lists them, the usual one first.
var Teachings = []string{TeachMistakes, TeachBlunders, TeachInaccuracies, TeachNever}

// MaxVolume is the loudest.
const MaxVolume = 100

// The scales of the interface, in per cent.
const (
	MinScale = 100
	MaxScale = 200
)

// maxPixels is the largest plausible width or height of a window.
const maxPixels = 1 << 15

// defaults returns the settings of the first run.
func defaults() *Settings {
	return &Settings{
		Board: BoardStyles[0], Scale: MinScale, Speed: Speeds[0], WatchSpeed: Speeds[0], Volume: MaxVolume / 2, ShowTimes: Visibilities[0], Teaching: Teachings[0],
		Talk: true, Names: make([]string, games.MaxPlayers), Games: map[string]Setup{}, Solved: map[string][]string{}, Scales: map[string]int{},
	}
}

// A Setup holds the choices for a game.
type Setup struct {
	Options games.Options `json:"Options"`
	// Levels are the levels of the computers by seat, 0 for a person. Seats beyond its length were never chosen.
	Levels []int `json:"Levels"`
	// Even says by seat which computers play an even match; Levels then has the level that they would have otherwise.
	Even []bool `json:"Even,omitempty"`
	// Terms are the terms of the table without the score of a series.
	Terms terms.Terms `json:"Terms"`
}

// Load reads the settings from s. Missing values and values of the wrong type get their defaults, values out of range the nearest allowed value. note
// says in one sentence what could not be read; it is the zero Notice if there is nothing to say. A file that cannot be used completely is kept beside
// the new one, so that names, keys and solved tasks can be copied from it. A file that can neither be read nor set aside is never overwritten: then
// no settings are saved until the next run.
func Load(s store.Store) (set *Settings, note notice.Notice) {
	set = defaults()
	set.saver = newSaver(s)
	data, err := s.Read(file, maxBytes)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return set, note
	case err != nil:
		set.saver.protected = true
		return set, notice.Say(notice.Failure, "options.unread", err.Error())
	}
	err = json.Unmarshal(data, set) // continues after values of the wrong type
	if object := json.Valid(data) && bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")); err != nil || !object {
		note = set.saver.setAside(data, object)
	} else {
		set.saver.remember(data, set)
	}
	set.clamp()
	return set, note
}

// Reload reads the settings again, for example after a backup was restored. It keeps the language if the file names none.
func (s *Settings) Reload() {
	s.Wait()
	fresh, _ := Load(s.saver.store)
	fresh.Language = cmp.Or(fresh.Language, s.Language)
	*s = *fresh
}

// clamp replaces every value that is not allowed by the nearest allowed one, or by the default.
func (s *Settings) clamp() {
	usual := defaults()
	choose(&s.Board, BoardStyles)
	choose(&s.Speed, Speeds)
	choose(&s.WatchSpeed, Speeds)
	choose(&s.ShowTimes, Visibilities)
	choose(&s.Teaching, Teachings)
	s.Volume = min(max(s.Volume, 0), MaxVolume)
	s.Scale = min(max(s.Scale, MinScale), MaxScale)
	if w := s.Window; min(w.Width, w.Height) < 0 || max(w.Width, w.Height) > maxPixels {
		s.Window = place.Place{}
	}
	if s.Scales == nil {
		s.Scales = usual.Scales
	}
	for monitor, scale := range s.Scales {
		s.Scales[monitor] = min(max(scale, MinScale), MaxScale)
	}
	s.clampNames()
	s.clampPeople()
	if !slices.Contains(words.Languages(), s.Language) {
		s.Language = ""
	}
	if s.Solved == nil {
		s.Solved = usual.Solved
	}
	if s.Games == nil {
		s.Games = usual.Games
	}
	s.clampGames()
	s.Keys = s.Keys.Repair()
}

// clampNames makes one name per seat, cleans each by limits.Name and cuts those that are too long.
func (s *Settings) clampNames() {
	for len(s.Names) < games.MaxPlayers {
		s.Names = append(s.Names, "")
	}
	s.Names = s.Names[:games.MaxPlayers]
	for i, n := range s.Names {
		r := []rune(limits.Name(n))
		s.Names[i] = limits.Name(string(r[:min(len(r), MaxName)]))
	}
}

// clampGames replaces unusable values in the last choices for the games.
func (s *Settings) clampGames() {
	for id, g := range s.Games {
		strongest := len(catalog.LevelsOf(id))
		g.Levels = g.Levels[:min(len(g.Levels), games.MaxPlayers)]
		for i, l := range g.Levels {
			g.Levels[i] = min(max(l, 0), strongest)
		}
		g.Even = g.Even[:min(len(g.Even), games.MaxPlayers)]
		g.Terms, _ = g.Terms.Sanitized()
		s.Games[id] = g
	}
}

// choose replaces a value that is not allowed by the first allowed one.
func choose(value *string, allowed []string) {
	if !slices.Contains(allowed, *value) {
		*value = allowed[0]
	}
}

// Reset restores the defaults of everything that is a matter of taste. It keeps the names and people, the last choices for each game, the language, the place of
// the window, and the solved tasks.
func (s *Settings) Reset() {
	d := defaults()
	d.Names, d.People, d.Games, d.Language, d.Window, d.Solved = s.Names, s.People, s.Games, s.Language, s.Window, s.Solved
	d.saver = s.saver
	*s = *d
}

// Move sets the place of the window. On another monitor, Scale becomes the last scale used there.
func (s *Settings) Move(p place.Place) {
	if scale, ok := s.Scales[p.Monitor]; ok && p.Monitor != s.Window.Monitor {
		s.Scale = scale
	}
	s.Window = p
}
