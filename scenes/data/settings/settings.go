// Package settings keeps what the players chose, from one start of the program to the next.
package settings

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/limits"
	"quintet/games/play/terms"
	"quintet/games/words"
	"quintet/render/place"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/store"
)

const file = "settings.json"

// maxBytes bounds the file: a few thousand bytes hold all that people choose.
const maxBytes = 1 << 20

// MaxName is the length of a name in characters.
const MaxName = 24

// Settings holds the settings of the user. It belongs to the goroutine of the game loop.
//
// A field is kept under its name. A new one needs its default in defaults and, where not every value of its type is allowed, a check
// in clamp. What another version of the program has kept beside it stays in the file.
type Settings struct {
	Dark  bool   `json:"Dark"`  // the dark theme
	Board string `json:"Board"` // how boards are painted: one of BoardStyles
	Scale int    `json:"Scale"` // how large everything is, in per cent of the usual: MinScale to MaxScale
	Still bool   `json:"Still"` // pieces do not move by themselves: they are there at once
	Speed string `json:"Speed"` // how fast pieces move: one of Speeds
	Watch string `json:"Watch"` // how fast computers play each other: one of Speeds
	Mute  bool   `json:"Mute"`  // nothing is heard
	// Volume is in per cent, from 0 to MaxVolume.
	Volume int              `json:"Volume"`
	Lock   bool             `json:"Lock"`   // every ply waits for being confirmed
	Times  string           `json:"Times"`  // where the list of moves tells how long each turn took: one of Visibilities
	Halves bool             `json:"Halves"` // a piece that covers two cells is laid by two clicks, not aimed by the pointer
	Names  []string         `json:"Names"`  // of the people at the table, by seat
	Games  map[string]Setup `json:"Games"`  // the last choice for each game, by the id of its Spec
	Keys   keys.Map         `json:"Keys"`   // the keys that are not those to begin with
	// Language is the language of all texts, "" until the user chooses one.
	Language words.Language `json:"Language"`
	Window   place.Place    `json:"Window"` // where the window was
	// Scales is Scale on each monitor on which the window was, by its name: the screens of a table and of a wall are not read from one
	// distance.
	Scales map[string]int `json:"Scales"`
	// Solved are the tasks of the rules that have been solved: their ids, by the id of the game.
	Solved map[string][]string `json:"Solved"`
	// Layers holds the layers that were ever switched, on or off, by the id of a Spec and the name of the layer.
	Layers map[string]map[Layer]bool `json:"Layers"`

	saver *saver
}

// BoardStyles are the ways to paint boards, the usual one first.
var BoardStyles = []string{"classic", "calm", "contrast"}

// How fast something goes by itself.
const (
	Normal = "normal"
	Quick  = "quick"
	Slow   = "slow"
)

// Speeds lists them, the usual one first.
var Speeds = []string{Normal, Quick, Slow}

// Where something is shown.
const (
	WithClock = "clock" // at tables that play by a clock
	Always    = "always"
	Never     = "never"
)

// Visibilities lists them, the usual one first.
var Visibilities = []string{WithClock, Always, Never}

// MaxVolume is the loudest.
const MaxVolume = 100

// The scales of the interface, in per cent.
const (
	MinScale = 100
	MaxScale = 200
)

// maxPixels is the largest width or height of a window that is believed.
const maxPixels = 1 << 15

// defaults returns the settings of a first start.
func defaults() *Settings {
	return &Settings{
		Board: BoardStyles[0], Scale: MinScale, Speed: Speeds[0], Watch: Speeds[0], Volume: MaxVolume / 2, Times: Visibilities[0],
		Names: make([]string, games.MaxPlayers), Games: map[string]Setup{}, Solved: map[string][]string{}, Scales: map[string]int{},
	}
}

// A Setup holds the choices for a game.
type Setup struct {
	Options games.Options `json:"Options"`
	// Levels are the computers by seat, 0 for a person. Seats beyond its length were never chosen.
	Levels []int `json:"Levels"`
	// Terms are those of the table, without the score of a series.
	Terms terms.Terms `json:"Terms"`
}

// Load reads the settings from s. What is missing or has another type than it should gets its default, and what is out of range the nearest
// value that is allowed. note says in a sentence what could not be read, the zero Message if nothing. A file that cannot be used completely is
// kept beside the new one: names, keys and what was solved can still be copied out of it. One that can neither be read nor set aside is never
// written over: nothing is kept until the program starts again.
func Load(s store.Store) (set *Settings, note board.Message) {
	set = defaults()
	set.saver = newSaver(s)
	data, err := s.Read(file, maxBytes)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return set, note
	case err != nil:
		set.saver.spared = true
		return set, board.Say("options.unread", err.Error())
	}
	err = json.Unmarshal(data, set) // which reads on after a value of another type
	if object := json.Valid(data) && bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")); err != nil || !object {
		note = set.saver.setAside(data, object)
	} else {
		set.saver.remember(data, set)
	}
	set.clamp()
	return set, note
}

// Reload reads the settings again, as after a backup was restored, and keeps the language where the file names none.
func (s *Settings) Reload() {
	s.Wait()
	fresh, _ := Load(s.saver.store)
	fresh.Language = cmp.Or(fresh.Language, s.Language)
	*s = *fresh
}

// clamp replaces every value that is not allowed by the nearest one that is, or by the default.
func (s *Settings) clamp() {
	usual := defaults()
	choose(&s.Board, BoardStyles)
	choose(&s.Speed, Speeds)
	choose(&s.Watch, Speeds)
	choose(&s.Times, Visibilities)
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

// clampNames makes the names as many as seats, clean by limits.Name, and none of them too long.
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

// clampGames replaces what cannot be used of the last choices for the games.
func (s *Settings) clampGames() {
	for id, g := range s.Games {
		strongest := len(catalog.LevelsOf(id))
		g.Levels = g.Levels[:min(len(g.Levels), games.MaxPlayers)]
		for i, l := range g.Levels {
			g.Levels[i] = min(max(l, 0), strongest)
		}
		g.Terms, _ = g.Terms.Sanitized()
		s.Games[id] = g
	}
}

// choose replaces a value that is not allowed by the first that is.
func choose(value *string, allowed []string) {
	if !slices.Contains(allowed, *value) {
		*value = allowed[0]
	}
}

// Reset gives everything that is a matter of taste its default: not the names, the last choice for each game, the language, the place of
// the window and the tasks that have been solved.
func (s *Settings) Reset() {
	d := defaults()
	d.Names, d.Games, d.Language, d.Window, d.Solved = s.Names, s.Games, s.Language, s.Window, s.Solved
	d.saver = s.saver
	*s = *d
}

// Move sets the place of the window. On another monitor Scale becomes the last one known there.
func (s *Settings) Move(p place.Place) {
	if scale, ok := s.Scales[p.Monitor]; ok && p.Monitor != s.Window.Monitor {
		s.Scale = scale
	}
	s.Window = p
}
