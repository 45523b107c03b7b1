package gtp_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gtp"
	"quintet/games/judge"
	"quintet/games/search"
)

// An analysis leaves no trace in what genmove plays.
func TestAnalyzeDisturbsNothing(t *testing.T) {
	c, d := dial(t, config("squ", games.Options{"size": "5"})), dial(t, config("squ", games.Options{"size": "5"}))
	for range 6 {
		seat := c.ask("quintet-turn")
		d.ask("quintet-analyze playouts 200")
		if a, b := c.ask("genmove "+seat), d.ask("genmove "+seat); a != b {
			t.Fatalf("genmove plays %s, after an analysis %s", a, b)
		}
	}
}

var candidate = regexp.MustCompile(`^(\S+) value=([01]\.\d{4}) visits=(\d+) line=(\S+( \S+)*)$`)

// checkAnalysis checks every line of an analysis of the position in c and returns the plies.
func checkAnalysis(c *client, text string) []string {
	c.t.Helper()
	legal := strings.Fields(c.ask("quintet-legal"))
	var plies []string
	for _, line := range strings.Split(text, "\n") {
		f := candidate.FindStringSubmatch(line)
		if f == nil {
			c.t.Fatalf("line %q", line)
		}
		if v, err := strconv.ParseFloat(f[2], 64); err != nil || v > 1 {
			c.t.Errorf("%q: value %v, %v", line, v, err)
		}
		if slices.Contains(plies, f[1]) || !slices.Contains(legal, f[1]) || f[1] != strings.Fields(f[4])[0] {
			c.t.Errorf("%q: the ply is listed twice, not legal or not the first of its line", line)
		}
		plies = append(plies, f[1])
		for _, ply := range strings.Fields(f[4]) {
			c.ask("play " + c.ask("quintet-turn") + " " + ply)
		}
		for range strings.Fields(f[4]) {
			c.ask("undo")
		}
	}
	return plies
}

// Candidates are legal and so are their lines, at the start, within a turn and later.
func TestAnalyze(t *testing.T) {
	eachTable(t, func(t *testing.T, conf gtp.Config) {
		conf.MaxPlayouts = 0
		c := dial(t, conf)
		for range 4 {
			text := c.ask("quintet-analyze playouts 400")
			checkAnalysis(c, text)
			if again := c.ask("quintet-analyze playouts 400"); again != text {
				t.Errorf("the same analysis says\n%s, then\n%s", text, again)
			}
			c.ask("genmove " + c.ask("quintet-turn"))
		}
		checkAnalysis(c, c.ask("quintet-analyze time 0.05"))
	})
}

// Where a win can be forced, it is the first candidate and worth everything.
func TestAnalyzeSeesAWin(t *testing.T) {
	c := dial(t, config("squex", games.Options{"size": "2", "win": "first"}))
	checkAnalysis(c, c.ask("quintet-analyze playouts 500"))
	c.ask("play p1 a1")
	c.ask("play p2 b1")
	text := c.ask("quintet-analyze playouts 500")
	if first, _, _ := strings.Cut(text, "\n"); !strings.Contains(first, " value=1.0000 ") {
		t.Errorf("either cell that is left wins, but\n%s", text)
	}
}

// A value is the chance that the judge of reviews sees after a search of as many playouts, and not what the search expects.
func TestAnalyzeTellsChances(t *testing.T) {
	const playouts = 300
	for _, tt := range catalogtest.Tables(5) {
		g := tt.Open(t)
		j, err := judge.New(g, judge.Settings{Playouts: playouts})
		catalogtest.NoError(t, err)
		conf := config(tt.Spec.ID, tt.Options)
		levels := catalog.LevelsOf(tt.Spec.ID)
		l := levels[len(levels)-1]
		r, err := l.Engine(conf.Seed, 0).Search(t.Context(), g.Start(), search.Limits{Playouts: playouts, Threads: 1, Now: conf.Now})
		catalogtest.NoError(t, err)
		best := r.Candidates[0]
		want := fmt.Sprintf(" value=%.4f visits=%d ", j.Chances(g.Start(), best)[0], best.Visits)
		if got := dial(t, conf).ask(fmt.Sprintf("quintet-analyze playouts %d", playouts)); !strings.Contains(got, want) {
			t.Errorf("%s: the analysis is\n%s\nwant a line with%s", tt, got, want)
		}
	}
}
