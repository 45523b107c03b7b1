package arena

import (
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/gametest"
)

// An anchored bounds the score of a weak level against an engine that never changes.
type anchored struct {
	level     int
	against   string
	low, high float64 // points of 100 games
}

// anchoreds lists the requirements: someone who has just read the rules can beat level 1, and level 2 plays like someone who sees one ply. Greedy
// plays the ply after which the game's evaluation is best for the mover: by the potential of squares in SQU, by the distance to a way across in Squex
// and Distrify, by tiles and moves in Azacru, by groups and their room in Taiji. A ply that ends the game counts as its result.
var anchoreds = []anchored{
	{level: 1, against: "random", low: 60, high: 95},
	{level: 1, against: "greedy", low: 0, high: 40},
	{level: 2, against: "greedy", low: 40, high: 60},
}

// playAnchored plays 50 openings, each twice, and returns the line to keep: wins, draws, losses and a description of the level.
func playAnchored(t *testing.T, spec games.Spec, a anchored) string {
	t.Helper()
	g, err := spec.Open(nil)
	must.Succeed(t, err)
	f := flags{rounds: 50, seed: 23, threads: 2}
	c, err := f.config(t.Context(), g, spec.Format(g.Info().Options), io.Discard)
	must.Succeed(t, err)
	level := catalog.LevelsOf(spec.ID)[a.level-1]
	other, err := parseEntrant(g, a.against, f.patience)
	must.Succeed(t, err)
	c.Entrants = [2]entrant{newLevelEntrant(fmt.Sprintf("level:%d", a.level), level, level.Untimed()), other}
	sum, err := run(t.Context(), c)
	must.Succeed(t, err)
	e := sum.entrants[0]
	return fmt.Sprintf("%s level %d against %s: %.1f points of %d games, %v", spec.ID, a.level, a.against, e.tally.Shares.Mean()*float64(sum.Games), sum.Games, level)
}

// The weakest levels have a score against fixed engines that a newcomer can handle. Results are kept; QUINTET_ANCHORED=write plays those of changed
// levels, and the long test plays all again.
func TestWeakLevelsAreBeatable(t *testing.T) {
	const file = "ladder/anchored.txt"
	write := os.Getenv("QUINTET_ANCHORED") == "write"
	text, err := os.ReadFile(file)
	if err != nil && !write {
		t.Fatal(err)
	}
	kept, lines := string(text), ""
	for _, spec := range catalog.All() {
		id := spec.ID
		for _, a := range anchoreds {
			start := fmt.Sprintf("%s level %d against %s: ", id, a.level, a.against)
			end := ", " + catalog.LevelsOf(id)[a.level-1].String()
			_, rest, _ := strings.Cut(kept, start)
			rest, _, _ = strings.Cut(rest, "\n")
			if write && !strings.HasSuffix(rest, end) || gametest.IsLong() {
				played := strings.TrimPrefix(playAnchored(t, spec, a), start)
				if played != rest && !write {
					t.Errorf("kept is\n%s%s\nplayed anew\n%s", start, rest, played)
				}
				rest = played
			}
			var points float64
			var count int
			if _, err := fmt.Sscanf(rest, "%f points of %d games,", &points, &count); err != nil {
				t.Errorf("%s has no line %q: QUINTET_ANCHORED=write makes it", file, start)
				continue
			}
			if points < a.low || points > a.high || count != 100 {
				t.Errorf("%s%s; want %.0f to %.0f points of 100 games", start, rest, a.low, a.high)
			}
			if !strings.HasSuffix(rest, end) {
				t.Errorf("%s%s; the level plays%s: measure again", start, rest, end)
			}
			if lines += start + rest + "\n"; write {
				must.Write(t, file, lines)
			}
		}
	}
}
