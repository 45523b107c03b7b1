// The levels at which the computer plays each game (Level): names, ratings, time limits and engines. Also the strengths that judge games and try
// exercises (Judge, Solvers). Change here how an engine is built from a level; change a strength in games/<id>/levels.txt, which read.go parses.

package catalog

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/search"
)

// MinLevels and MaxLevels bound the number of levels of a game. A game has as many as it needs for each level to win 65 to 85 of 100 games
// against the one below, from beginner to full strength.
const (
	MinLevels = 6
	MaxLevels = 7
)

// A Level is one strength of one game. The zero Level is none.
type Level struct {
	Number int    // from 1, for a first game, to the strongest of the game
	Name   string // of the computer player, the same in every game that has a level with this number
	// Rating is the strength in Elo points above level 1 of the same game.
	Rating int
	// Even is the strength in tenths of a level if it is that of an even match, see LevelOf; else 0.
	Even int

	strength strength
}

// A strength configures a level for a game.
type strength struct {
	config    search.Config           // tree search with playouts, if not zero
	alphaBeta *search.AlphaBetaConfig // replaces config with two players; with any number if config is zero
	playouts  int                     // per ply, or positions for alpha-beta; 0 to use the whole time
	time      time.Duration
	endings   bool    // it solves the ends of games for two; only who overlooks nothing does
	fullTime  bool    // only the clock ends its searches; playouts bounds those without a clock
	even      float32 // the payoff it expects for the mover, in games with a swap rule, when both win equally often

	weaker *strength // searches the positions that are not in share, nil if there is no other
	share  float64   // of the positions
}

// names are the names of the computer players, weakest first.
var names = [MaxLevels]string{"Pia", "Nico", "Brisa", "Davi", "Vera", "Ada", "Rita"}

// guests play in place of a computer that sits at the table already. There are enough for a table at which all computers have one level.
var guests = [games.MaxPlayers - 1]string{"Ivo", "Gil", "Lia"}

// Names returns the names of all computer players: those of the levels, weakest first, then the guests. The caller owns the slice.
func Names() []string { return slices.Concat(names[:], guests[:]) }

// Cast returns the names of the computers at a table, whose levels have the given names, "" for a person. All are different: the first computer of a
// name has it, and guests stand in for the others at the same strength.
func Cast(wanted []string) []string {
	cast, guest := slices.Clone(wanted), 0
	for i, name := range wanted {
		if name != "" && slices.Contains(wanted[:i], name) {
			cast[i] = guests[guest]
			guest++
		}
	}
	return cast
}

// LevelsOf returns the levels of a game, weakest first, or none for an unknown id. The caller owns the slice. It panics if the game's embedded
// levels.txt cannot be read.
func LevelsOf(id string) []Level { return ladderOf(id).levels }

// Judge returns the strength that judges a game for hints, reviews and exercises: a Level without number and name, whose Limits have the playouts of
// a judgement. It is the zero Level for an unknown id.
func Judge(id string) Level { return ladderOf(id).judge }

// Solvers returns the strengths, weakest first, that play the games in which exercises are found and then try to solve them: all levels but the
// strongest, or those of the game's levels.txt, which keeps exercises the same when levels change. An unknown id has none.
func Solvers(id string) []Level {
	l := ladderOf(id)
	if len(l.solvers) > 0 || len(l.levels) == 0 {
		return l.solvers
	}
	return l.levels[:len(l.levels)-1]
}

// LadderOptions returns the options of the games that measure levels against each other, nil for the defaults.
func LadderOptions(id string) []string { return ladderOf(id).options }

// ladderOf returns the content of a game's levels.txt.
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

// variedPlies is the number of plies at the start of a game that a player varies.
const variedPlies = 4

// Player returns an engine for one seat in one game of g. It varies its first plies and divides the time of a turn among its plies. The strongest level
// plays perfectly where g is solved.
func (l Level) Player(g games.Game, seed uint64, memory int) search.Engine {
	r := games.NewRand(seed)
	e := l.perfect(g, l.engine(seed, memory, r.Uint64()), memory)
	return &search.TurnTime{Engine: &search.Varied{Engine: e, Searches: variedPlies, Rand: r}}
}

// EngineIn returns an engine that searches positions of g at this level, as Player does, but varies nothing.
func (l Level) EngineIn(g games.Game, seed uint64, memory int) search.Engine {
	return l.perfect(g, l.Engine(seed, memory), memory)
}

// perfect returns Perfect for e if l is the strongest level, else e.
func (l Level) perfect(g games.Game, e search.Engine, memory int) search.Engine {
	if l.Number < len(LevelsOf(g.Info().ID)) {
		return e
	}
	return Perfect(g, e, memory)
}

// Engine returns an engine that searches at this level, within Limits, in any game. Its tree or table takes at most memory bytes, since several engines
// at one table share the memory of the machine; 0 means the level's own limit.
func (l Level) Engine(seed uint64, memory int) search.Engine { return l.engine(seed, memory, 0) }

// engine is Engine with a value for AlphaBetaConfig.Order.
func (l Level) engine(seed uint64, memory int, order uint64) search.Engine {
	if weaker := l.strength.weaker; weaker != nil {
		strong := l
		strong.strength.weaker = nil
		half := (memory + 1) / 2
		return search.Mixed{
			Weak: Level{strength: *weaker}.engine(seed, half, order), Strong: strong.engine(seed, half, order), Share: l.strength.share,
			Playouts: float64(weaker.playouts) / float64(l.strength.playouts), Seed: seed + mixedSeed,
		}
	}
	var tree, careful, alphaBeta search.Engine
	if c := l.strength.config; c != (search.Config{}) {
		c.Seed = seed
		c.Memory = atMost(c.Memory, memory)
		tree = search.NewMCTS(c)
		if l.strength.endings {
			tree = search.Endings(tree)
		}
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

// mixedSeed is added to the seed of a game to choose between two engines independently of what they overlook.
const mixedSeed = 2

// Tree returns the configuration of the level's tree search, zero if it has none.
func (l Level) Tree() search.Config { return l.strength.config }

// UsesTree reports whether the level searches a tree of playouts, which visits better plies more often, in games with this number of players.
func (l Level) UsesTree(players int) bool {
	return l.strength.alphaBeta == nil || players > 2 && l.strength.config != (search.Config{})
}

// atMost returns the smaller of two memory limits, where 0 means unlimited.
func atMost(a, b int) int {
	if a == 0 || b > 0 && b < a {
		return b
	}
	return a
}

// Limits returns how much the level thinks about a ply and for how long about a turn.
func (l Level) Limits() search.Limits {
	lim := l.Untimed()
	lim.Time, lim.WholeTurn = l.strength.time, true
	if l.strength.fullTime {
		lim.Playouts = 0
	}
	return lim
}

// Untimed is Limits without a time limit. A search then gives the same result on every machine.
func (l Level) Untimed() search.Limits {
	return search.Limits{Playouts: l.strength.playouts}
}

// Tenth is Untimed with a tenth of the playouts, for measurements.
func (l Level) Tenth() search.Limits {
	return search.Limits{Playouts: max(1, l.strength.playouts/10)}
}

// String lists all settings of the level that are not zero. A stored measurement uses it to record which version of the level it measured. Whether the
// level solves endings follows from the others.
func (l Level) String() string {
	l.strength.endings = false
	return describe(reflect.ValueOf(l.strength))
}

// describe writes a value. For a struct, or a pointer to one, it writes the fields that are not zero.
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
