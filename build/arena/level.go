package arena

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// levelBudgets are the settings that limit the search of a level.
var levelBudgets = []string{"playouts", "time", "cpu", "threads"}

// parseLevel makes the entrant of N or N,tenth: a level of g with its own limits, or with a tenth of its playouts and no limit of time. What
// the budget names takes the place of its own.
func parseLevel(g games.Game, text, settings string, budget search.Limits, names []string) (entrant, error) {
	number, word, hasWord := strings.Cut(settings, ",")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > catalog.Levels || hasWord && word != "tenth" {
		return entrant{}, fmt.Errorf("entrant %s: want level:N or level:N,tenth, N from 1 to %d", text, catalog.Levels)
	}
	for _, name := range names {
		if !slices.Contains(levelBudgets, name) {
			return entrant{}, fmt.Errorf("entrant %s: a level is not limited by %s, only by %s", text, name, strings.Join(levelBudgets, ", "))
		}
	}
	levels := catalog.LevelsOf(g.Info().ID)
	if len(levels) < n {
		return entrant{}, fmt.Errorf("entrant %s: %s has no levels", text, g.Info().ID)
	}
	level := levels[n-1]
	limits := level.Limits(max(budget.Threads, 1))
	if hasWord {
		limits = level.Tenth()
	}
	if budget.Playouts > 0 {
		limits.Playouts = budget.Playouts
	}
	if budget.Time > 0 || budget.CPU > 0 {
		limits.Time, limits.CPU, limits.WholeTurn = budget.Time, budget.CPU, false
	}
	return newLevelEntrant(text, level, limits), nil
}

// newLevelEntrant returns the entrant of a level. Its name has all settings: a result file of others does not belong to it.
func newLevelEntrant(name string, level catalog.Level, limits search.Limits) entrant {
	return newEngineEntrant(fmt.Sprintf("%s %v", name, level), func(_ games.Game, seed uint64) search.Engine { return level.Player(seed, 0) }, limits)
}
