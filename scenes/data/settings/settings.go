// Package settings keeps what the players chose, from one start of the program to the next.
package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"reflect"
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/limits"
	"quintet/games/play/terms"
	"quintet/games/words"
	"quintet/render/place"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

const file = "settings.json"

// maxBytes bounds the file: a few thousand bytes hold all that people choose.
const maxBytes = 1 << 20

// MaxName is the length of a name in characters.
const MaxName = 24

// Settings holds the settings of the user. It belongs to the goroutine of the game loop.
//
// A field is kept under its name. A new one needs its default in defaults and, where not every value of its type is allowed, a check
// in repair. What another version of the program has kept beside it stays in the file.
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

	*saver
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

// Load reads the settings from s. What is missing or cannot be used gets its default. note says in a sentence what could not be used,
// the zero Message if nothing. A file that makes no sense at all is kept beside the new one: names, keys and what was solved can still be
// copied out of it. One that can neither be read nor set aside is never written over: nothing is kept until the program starts again.
func Load(s store.Store) (set *Settings, note board.Message) {
	set = defaults()
	set.saver = &saver{store: s, queue: queue.New()}
	if usual, err := set.write(); err == nil {
		set.base = decode(usual)
	}
	data, err := s.Read(file, maxBytes)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return set, note
	case err != nil:
		set.spared = true
		return set, board.Say("options.unread", err.Error())
	case !json.Valid(data) || !bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")):
		aside, err := store.SetAside(s, file, store.DamagedEnd, data)
		if err != nil {
			set.spared = true
			return set, board.Say("options.damaged.stays", s.Path(file))
		}
		return set, board.Say("options.damaged", s.Path(aside))
	}
	var r reader
	r.read(data, reflect.ValueOf(set).Elem(), "")
	set.repair(&r)
	if now, err := set.write(); err == nil {
		set.base = overlay(decode(now), known(decode(data), reflect.TypeFor[Settings]())) // so what was repaired counts as changed
	}
	return set, r.note()
}

// repair replaces what cannot be used.
func (s *Settings) repair(r *reader) {
	r.choose("Board", &s.Board, BoardStyles)
	r.choose("Speed", &s.Speed, Speeds)
	r.choose("Watch", &s.Watch, Speeds)
	r.choose("Times", &s.Times, Visibilities)
	if s.Volume < 0 || s.Volume > MaxVolume {
		r.between("Volume", s.Volume, 0, MaxVolume)
		s.Volume = MaxVolume / 2
	}
	if s.Scale < MinScale || s.Scale > MaxScale {
		r.between("Scale", s.Scale, MinScale, MaxScale)
		s.Scale = MinScale
	}
	if w := s.Window; min(w.Width, w.Height) < 0 || max(w.Width, w.Height) > maxPixels {
		r.problems = append(r.problems, board.Say("options.bad.window", strconv.Itoa(w.Width), strconv.Itoa(w.Height), strconv.Itoa(maxPixels)))
		s.Window = place.Place{}
	}
	for _, monitor := range slices.Sorted(maps.Keys(s.Scales)) {
		if scale := s.Scales[monitor]; scale < MinScale || scale > MaxScale {
			r.between(join("Scales", monitor), scale, MinScale, MaxScale)
			delete(s.Scales, monitor)
		}
	}
	s.repairNames()
	if l := s.Language; l != "" && !slices.Contains(words.Languages(), l) {
		var all []string
		for _, known := range words.Languages() {
			all = append(all, string(known))
		}
		r.among("Language", string(l), all)
		s.Language = ""
	}
	if s.Solved == nil {
		s.Solved = map[string][]string{}
	}
	s.repairGames(r)
	s.Keys, r.sentences = s.Keys.Repair()
}

// repairNames makes the names as many as seats, clean by limits.Name, and none of them too long.
func (s *Settings) repairNames() {
	for len(s.Names) < games.MaxPlayers {
		s.Names = append(s.Names, "")
	}
	s.Names = s.Names[:games.MaxPlayers]
	for i, n := range s.Names {
		r := []rune(limits.Name(n))
		s.Names[i] = limits.Name(string(r[:min(len(r), MaxName)]))
	}
}

// repairGames replaces what cannot be used of the last choices for the games.
func (s *Settings) repairGames(r *reader) {
	for _, id := range slices.Sorted(maps.Keys(s.Games)) {
		g, strongest := s.Games[id], len(catalog.LevelsOf(id))
		g.Levels = g.Levels[:min(len(g.Levels), games.MaxPlayers)]
		for i, l := range g.Levels {
			if l < 0 || l > strongest {
				g.Levels[i] = 0
				r.between(join(join("Games", id), "Levels."+strconv.Itoa(i+1)), l, 0, strongest)
			}
		}
		if t, ok := g.Terms.Sanitized(); !ok {
			g.Terms = t
			r.problems = append(r.problems, board.Say("options.bad.terms", games.Plain(join("Games", id))))
		}
		s.Games[id] = g
	}
}

// choose replaces the setting called name by the first of the values that are allowed where it is none of them.
func (r *reader) choose(name string, value *string, allowed []string) {
	if !slices.Contains(allowed, *value) {
		r.among(name, *value, allowed)
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
