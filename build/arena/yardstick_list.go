// The list of the matches that the yardstick plays (matches), fixed before the first game of them: boards, opponents, times, numbers of games and goals.
// A new list needs new result files, since these state the match.

package arena

import (
	"fmt"
	"strings"
	"time"

	"quintet/games/study/elo"
)

// A match is a number of games of the strongest level of this program against an engine of the frozen program, at the same CPU time for each ply.
type match struct {
	name    string // also of its file
	game    string
	options string
	engine  string // of the frozen program: rave, uct, or level, the strongest
	cpu     time.Duration
	games   int      // an even number; with a test the most that are played
	test    elo.SPRT // ends the match as soon as it is decided; zero for none
	goal    float64  // the share of the points that the level should reach; 0 for none
}

// tested reports whether m has a test.
func (m match) tested() bool { return m.test != elo.SPRT{} }

// A board is what matches are played on.
type board struct {
	name, game, options string
	engine              string  // the opponent without knowledge
	goal                float64 // against that opponent
	slow                bool    // there is a match with more time
	level               float64 // the goal against the level; 0 if it only has to be as strong
}

// boards are the boards of the matches.
var boards = []board{
	{"squex-8", "squex", "size=8", "rave", 0.90, true, 0.65},
	{"taiji-9", "taiji", "size=9", "rave", 0.90, true, 0.65},
	{"squ-8", "squ", "size=8 ties=record", "rave", 0.90, true, 0.65},
	{"azacru-2", "azacru", "players=2", "uct", 0.90, true, 0},
	{"distrify-9", "distrify", "size=9", "rave", 0.90, false, 0},
	{"squex-11", "squex", "size=11", "rave", 0.85, false, 0.65},
	{"taiji-11", "taiji", "size=11", "rave", 0.85, false, 0.65},
	{"squ-10", "squ", "size=10 ties=record", "rave", 0.85, false, 0.65},
	{"distrify-13", "distrify", "size=13", "rave", 0.85, false, 0},
}

const (
	fast, slow                      = 100 * time.Millisecond, time.Second
	fastGames, slowGames, mostGames = 400, 60, 2000
)

// matches returns the list: on all boards against the opponent without knowledge, then with more time, then against the level.
func matches() (all []match) {
	for _, b := range boards {
		all = append(all, match{b.name + "-" + b.engine, b.game, b.options, b.engine, fast, fastGames, elo.SPRT{}, b.goal})
	}
	for _, b := range boards {
		if b.slow {
			all = append(all, match{b.name + "-" + b.engine + "-1s", b.game, b.options, b.engine, slow, slowGames, elo.SPRT{}, 0})
		}
	}
	for _, b := range boards {
		m := match{b.name + "-level", b.game, b.options, "level", fast, fastGames, elo.SPRT{}, b.level}
		if b.level == 0 {
			m.games, m.test = mostGames, elo.SPRT{Low: -10, High: 10}
		}
		all = append(all, m)
	}
	return all
}

// fixed returns the first lines of the file of m, which state what was fixed beforehand.
func (m match) fixed() string {
	var b strings.Builder
	fmt.Fprintf(&b, "quintet yardstick 1\nmatch %s: %s %s\n", m.name, m.game, m.options)
	fmt.Fprintf(&b, "a: the strongest level, b: %s of %s\n", m.engine, frozenCommit[:12])
	fmt.Fprintf(&b, "%v a ply, %d games", m.cpu, m.games)
	if m.tested() {
		fmt.Fprintf(&b, " at most, SPRT %+.0f %+.0f", m.test.Low, m.test.High)
	}
	return b.String() + "\n"
}
