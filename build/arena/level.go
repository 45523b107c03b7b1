package arena

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// levelBudgets is what may be said about how long a level thinks.
var levelBudgets = []string{"playouts", "time", "cpu", "threads"}

// A levelOpponent seats one of the levels at which the computer plays every game. What it may think about a ply is known when the game is.
type levelOpponent struct {
	engineOpponent
	number int           // 1 to catalog.Levels
	tenth  bool          // a tenth of its playouts and no limit of time
	budget search.Limits // where not zero, in place of the level's own
}

// parseLevel makes the entrant of level N or N,tenth: with the level's own limits, but for those that the budget names.
func parseLevel(text, settings string, budget search.Limits, names []string) (Entrant, error) {
	number, word, hasWord := strings.Cut(settings, ",")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > catalog.Levels || hasWord && word != "tenth" {
		return Entrant{}, fmt.Errorf("entrant %s: want level:N or level:N,tenth, N from 1 to %d", text, catalog.Levels)
	}
	for _, name := range names {
		if !slices.Contains(levelBudgets, name) {
			return Entrant{}, fmt.Errorf("entrant %s: a level is not limited by %s, only by %s", text, name, strings.Join(levelBudgets, ", "))
		}
	}
	return Entrant{text, func() Opponent {
		return &levelOpponent{engineOpponent: engineOpponent{name: text}, number: n, tenth: hasWord, budget: budget}
	}}, nil
}

func (o *levelOpponent) Begin(_ context.Context, g games.Game, seed uint64) error {
	levels := catalog.LevelsOf(g.Info().ID)
	if len(levels) < o.number {
		return fmt.Errorf("%s: %s has no levels", o.name, g.Info().ID)
	}
	level := levels[o.number-1]
	o.limits = level.Limits(max(o.budget.Threads, 1))
	if o.tenth {
		o.limits = level.Tenth()
	}
	if o.budget.Playouts > 0 {
		o.limits.Playouts = o.budget.Playouts
	}
	if o.budget.Time > 0 || o.budget.CPU > 0 {
		o.limits.Time, o.limits.CPU = o.budget.Time, o.budget.CPU
	}
	o.engine = level.Engine(seed)
	return nil
}
