// The levels at which the computer plays each game, and the engines they stand for. The strengths themselves are in each game's levels.txt;
// read.go reads that file.

package catalog

import (
	"fmt"
	"math"
	"reflect"
	"runtime"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/search"
)

// FewestLevels and MostLevels bound the number of strengths at which the computer plays a game. A game has as many as it needs for each level to
// win 65 to 85 of 100 games against the one below, from beginners to full strength.
const (
	FewestLevels = 6
	MostLevels   = 7
)

// A Level is one of them. The zero Level is none.
type Level struct {
	Number int    // 1, for a first game, to the strongest of the game
	Name   string // of the computer player, the same in every game that has one of this number
	// Rating is its strength in Elo points above level 1 of the same game.
	Rating int

	strength strength
}

// A strength configures a level for a game.
type strength struct {
	config    search.Config           // a tree of playouts, if not zero
	alphaBeta *search.AlphaBetaConfig // in place of config with two players, and with any number where there is no config
	playouts  int                     // for a ply, or positions of alpha-beta; 0 for as many as there is time for
	time      time.Duration
	allCores  bool    // else it uses one
	fullTime  bool    // a clock alone ends its searches; playouts bound those that have none
	even      float32 // what it expects for the mover in games with a swap rule where both win as often
}

// names are those of the computer players, weakest first.
var names = [MostLevels]string{"Pia", "Nico", "Brisa", "Davi", "Vera", "Ada", "Rita"}

// LevelsOf returns the levels of a game, weakest first. The caller owns the slice. There are none of a game that Find does not find. It panics
// where the file of the game cannot be read: the files are ours.
func LevelsOf(id string) []Level { return ladderOf(id).levels }

// Judge returns the strength with which a game is judged for hints, reviews and exercises: a Level without number and name, whose Limits have the
// playouts of a judgement. It is the zero Level of a game that Find does not find.
func Judge(id string) Level { return ladderOf(id).judge }

// Solvers returns who plays the games in which exercises are found and who tries to solve them, weakest first: all levels but the strongest, or
// what the file of the game says, so that exercises stay as they are when levels change. There are none of a game that Find does not find.
func Solvers(id string) []Level {
	l := ladderOf(id)
	if len(l.solvers) > 0 || len(l.levels) == 0 {
		return l.solvers
	}
	return l.levels[:len(l.levels)-1]
}

// LadderOptions returns the options with which levels of a game are measured against each other, none for the usual ones.
func LadderOptions(id string) []string { return ladderOf(id).options }

// ladderOf returns what the file of a game says.
func ladderOf(id string) ladder {
	s, ok := Find(id)
	if !ok {
		return ladder{}
	}
	l, err := readLadder(s)
	if err != nil {
		panic("catalog: " + err.Error())
	}
	return l
}

// varied is the number of first plies that a player varies in a game.
const varied = 4

// Player returns an engine for a seat of one game: an Engine that varies its first plies and shares the time of a turn among its plies.
func (l Level) Player(seed uint64, memory int) search.Engine {
	r := games.NewRand(seed)
	return &search.TurnTime{Engine: &search.Varied{Engine: l.engine(seed, memory, r.Uint64()), Searches: varied, Rand: r}}
}

// Engine returns an engine that searches at this level, within Limits, with a tree or table of at most memory bytes: several engines at one
// table share the memory of the machine. 0 means as much as the level likes.
func (l Level) Engine(seed uint64, memory int) search.Engine { return l.engine(seed, memory, 0) }

// engine is Engine with an AlphaBetaConfig.Order.
func (l Level) engine(seed uint64, memory int, order uint64) search.Engine {
	var tree, careful, alphaBeta search.Engine
	if c := l.strength.config; c != (search.Config{}) {
		c.Seed = seed
		c.Memory = atMost(c.Memory, memory)
		tree = search.NewMCTS(c)
		if c.Alert {
			c.Overlook, c.Sway, c.Near, c.Alert = 0, 0, false, false
			careful = search.NewMCTS(c)
		}
	}
	if l.strength.alphaBeta != nil {
		c := *l.strength.alphaBeta
		c.Seed, c.Order = seed, order
		c.Memory = atMost(c.Memory, memory)
		alphaBeta = search.NewAlphaBeta(c)
	}
	switch {
	case alphaBeta == nil:
		return search.SwapRule{Engine: tree, Judge: careful, Even: l.strength.even}
	case tree == nil:
		return alphaBeta
	}
	return search.BySeats{Two: alphaBeta, More: tree}
}

// Samples reports whether the level looks oftener at better plies, in games of so many players: its search is a tree of playouts.
func (l Level) Samples(players int) bool {
	return l.strength.alphaBeta == nil || players > 2 && l.strength.config != (search.Config{})
}

// About returns the rating of l to ten points: what is measured is known no better.
func (l Level) About() int { return int(math.Round(float64(l.Rating)/10)) * 10 }

// Against returns in how many games of a hundred l beats weaker, a level of the same game, with two players, to five of them: what is measured is
// known no better. It follows from what About says of both, a draw being half a win of each.
// Source: Arpad Elo, The Rating of Chessplayers, Past and Present, 1978.
func (l Level) Against(weaker Level) (ofHundred int) {
	const step, most = 5, 95 // no one wins every game
	expected := 100 / (1 + math.Pow(10, float64(weaker.About()-l.About())/400))
	return min(step*int(math.Round(expected/step)), most)
}

// atMost returns the smaller of two limits of memory; 0 means unlimited.
func atMost(a, b int) int {
	if a == 0 || b > 0 && b < a {
		return b
	}
	return a
}

// onePage says that the program runs in a page, which has one thread whatever the machine has.
const onePage = runtime.GOOS == "js"

// Limits says how much the level thinks about a ply, and for how long about a turn. threads bounds the goroutines of the search, 0 for all
// cores; weak levels use one, and so do all in a page.
func (l Level) Limits(threads int) search.Limits {
	lim := l.Untimed(threads)
	lim.Time, lim.WholeTurn = l.strength.time, true
	if l.strength.fullTime {
		lim.Playouts = 0
	}
	return lim
}

// Untimed is Limits without a limit of time: searches of one thread are the same on every machine.
func (l Level) Untimed(threads int) search.Limits {
	if threads == 0 {
		threads = runtime.NumCPU()
	}
	if !l.strength.allCores || onePage {
		threads = 1
	}
	return search.Limits{Playouts: l.strength.playouts, Threads: threads}
}

// Tenth is Untimed with a tenth of the playouts and one thread, for measurements.
func (l Level) Tenth() search.Limits {
	return search.Limits{Playouts: max(1, l.strength.playouts/10), Threads: 1}
}

// String says how the level plays: all settings that are not zero. So a measurement can be known to be of this level as it is.
func (l Level) String() string { return describe(reflect.ValueOf(l.strength)) }

// describe writes a value; of a struct, and of what a pointer points to, those fields that are not zero.
func describe(v reflect.Value) string {
	if v.Kind() == reflect.Pointer && !v.IsNil() {
		return describe(v.Elem())
	}
	if v.Type() == reflect.TypeFor[time.Duration]() {
		return time.Duration(v.Int()).String()
	}
	if v.Kind() != reflect.Struct {
		return fmt.Sprint(v)
	}
	var words []string
	for i := range v.NumField() {
		if f := v.Field(i); !f.IsZero() {
			words = append(words, v.Type().Field(i).Name+"="+describe(f))
		}
	}
	return "{" + strings.Join(words, " ") + "}"
}
