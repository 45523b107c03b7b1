// Strengths between the levels of a game, for even matches: LevelOf makes the player of one, and EvenMatch chooses it for a rating. What makes
// levels err is interpolated between two levels that search alike; between others the player mixes both (between). Change the interpolation here.

package catalog

import (
	"math"
	"time"

	"quintet/games"
	"quintet/games/search"
)

// LevelOf returns a level of a game or, if even is not 0, the strength of even tenths of a level, such as 24 between the levels 2 and 3. Its number and
// name are those of the level below. It returns the strongest level instead of one above it, and the zero Level for an unknown game.
func LevelOf(id string, level, even int) Level {
	all := LevelsOf(id)
	if len(all) == 0 {
		return Level{}
	}
	if even == 0 {
		return all[min(max(level, 1), len(all))-1]
	}
	even = min(max(even, 10), 10*len(all))
	l := all[even/10-1]
	if tenths := even % 10; tenths > 0 {
		l = between(l, all[even/10], float64(tenths)/10)
	}
	l.Even = even
	return l
}

// ParseLevel returns the level of a game that text names, such as 2 or 2.4. ok is false if the game has none.
func ParseLevel(id, text string) (l Level, ok bool) {
	level, even, ok := games.ParseLevel(text, len(LevelsOf(id)))
	if !ok {
		return Level{}, false
	}
	return LevelOf(id, level, even), true
}

// Text returns the number of the level as games.ParseLevel reads it, such as 2 or 2.4.
func (l Level) Text() string { return games.FormatLevel(l.Number, l.Even) }

// EvenRange returns the ratings between which the opponents of even matches lie, and the one at which a player begins: between the first two levels.
func EvenRange(id string) (start, low, high float64) {
	all := LevelsOf(id)
	low, high = float64(all[0].Rating), float64(all[len(all)-1].Rating)
	return (low + float64(all[1].Rating)) / 2, low, high
}

// EvenMatch returns the strength, in tenths of a level, of an opponent about as strong as a player with this rating. It is at least 10, for level 1.
func EvenMatch(id string, rating float64) (even int) {
	all := LevelsOf(id)
	for i, l := range all[1:] {
		if low, high := float64(all[i].Rating), float64(l.Rating); rating < high {
			return 10*(i+1) + int(math.Round(10*max(0, rating-low)/(high-low)))
		}
	}
	return 10 * len(all)
}

// between returns the player at the given part of the way from a to b, its number and name those of a.
func between(a, b Level, part float64) Level {
	l := a
	l.Rating = int(math.Round(mean(float64(a.Rating), float64(b.Rating), part)))
	s, x, y := &l.strength, a.strength, b.strength
	if !x.searchesLike(y) {
		*s = y
		s.fullTime, s.weaker, s.share, s.time = false, &x, part, max(x.time, y.time)
		return l
	}
	s.fullTime = false
	s.playouts = geometric(x.playouts, y.playouts, part)
	s.time = time.Duration(geometric(int(x.time), int(y.time), part))
	s.config.Overlook = float32(mean(float64(x.config.Overlook), float64(y.config.Overlook), part))
	s.config.Sway = float32(mean(float64(x.config.Sway), float64(y.config.Sway), part))
	s.solveEndings()
	return l
}

// searchesLike reports whether the searches of s and the stronger o differ only in how much they overlook and for how long they think. They do not if
// only o sees what is urgent.
func (s strength) searchesLike(o strength) bool {
	bare := func(c search.Config) search.Config {
		c.Overlook, c.Sway, c.Near, c.Alert = 0, 0, false, false
		return c
	}
	alphaBeta := func(c *search.AlphaBetaConfig) search.AlphaBetaConfig {
		if c == nil {
			return search.AlphaBetaConfig{}
		}
		return *c
	}
	return bare(s.config) == bare(o.config) && alphaBeta(s.alphaBeta) == alphaBeta(o.alphaBeta) && s.even == o.even &&
		(s.config.Alert || !o.config.Alert)
}

// mean returns the number at the given part of the way from a to b, and geometric the one whose logarithm is.
func mean(a, b, part float64) float64 { return a + (b-a)*part }

func geometric(a, b int, part float64) int {
	return int(math.Round(math.Exp(mean(math.Log(float64(a)), math.Log(float64(b)), part))))
}
