package arena

import (
	"strings"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/contest"
	"quintet/games/study/judge"
)

func TestLevelLimits(t *testing.T) {
	spec, _ := catalog.Find("squ")
	g, err := spec.Open(nil)
	must.Succeed(t, err)
	all := catalog.LevelsOf("squ")
	tests := []struct {
		text string
		want search.Limits
	}{
		{"level:1", all[0].Limits()},
		{"level:6", all[5].Limits()},
		{"level:1.5", catalog.LevelOf("squ", 0, 15).Limits()},
		{"level:4,tenth", all[3].Tenth()},
		{"level:4,whole", all[3].Untimed()},
		{"level:4,tenth@playouts=7", search.Limits{Playouts: 7}},
		{"level:6@time=1s", search.Limits{Time: time.Second, Playouts: all[5].Limits().Playouts}},
	}
	for _, tt := range tests {
		e, err := parseEntrant(g, tt.text, time.Second)
		if err != nil || !strings.HasPrefix(e.Name, tt.text+" {") {
			t.Errorf("parseEntrant(%q) = %q, %v", tt.text, e.Name, err)
			continue
		}
		got := e.New().(*contest.EngineOpponent).Limits
		if got.Progress != nil || got.Time != tt.want.Time || got.Playouts != tt.want.Playouts {
			t.Errorf("%s thinks %+v, want %+v", tt.text, got, tt.want)
		}
	}
}

// A budget of CPU time is that of the thread which searches, however long it waits for a processor, and the effort is measured on the same clock.
func TestLevelCPUTime(t *testing.T) {
	const budget = 20 * time.Millisecond
	spec, _ := catalog.Find("squ")
	g, err := spec.Open(nil)
	must.Succeed(t, err)
	e, err := parseEntrant(g, "level:6@cpu=20ms", time.Second)
	must.Succeed(t, err)
	o := e.New()
	must.Succeed(t, o.Begin(t.Context(), g, 1))
	start := time.Now()
	c, err := o.Choose(t.Context(), g.Start())
	must.Succeed(t, err)
	wall := time.Since(start)
	if c.Took < budget || c.Took > wall+time.Millisecond || c.Playouts == 0 {
		t.Errorf("%d playouts took %v of CPU time within %v, want at least %v", c.Playouts, c.Took, wall, budget)
	}
}

func TestLevelsPlay(t *testing.T) {
	out, _, err := command(t, "-game squ -o size=3 -a level:2,tenth -b level:1@playouts=5 -pairs 2")
	if err != nil || !strings.Contains(out, "4 games in rounds of 2") || strings.Contains(out, "faults") {
		t.Errorf("%s%v", out, err)
	}
}

// The entrant hint plays the judge's advice.
func TestHintsPlay(t *testing.T) {
	spec, _ := catalog.Find("squ")
	g, err := spec.Open(games.Options{"size": "4"})
	must.Succeed(t, err)
	e, err := parseEntrant(g, "hint@playouts=50", time.Second)
	must.Succeed(t, err)
	o := e.New()
	must.Succeed(t, o.Begin(t.Context(), g, 7))
	j, err := judge.New(g, judge.Settings{Playouts: 50, Seed: 7})
	must.Succeed(t, err)
	for p := g.Start(); !p.Over(); {
		look, err := j.Look(t.Context(), judge.NewBook(j), p)
		must.Succeed(t, err)
		got, err := o.Choose(t.Context(), p)
		if err != nil || got.Move != look.Best() {
			t.Fatalf("got %v, %v, want %v", got, err, look.Best())
		}
		p.Play(got.Move)
	}
}

func TestBadLevels(t *testing.T) {
	g, _ := nullGame(t, "")
	checkRefused(t, g, map[string]string{
		"level":          "entrant level: want level:N, level:N,whole or level:N,tenth, N from 1 to 7",
		"level:0":        "want level:N",
		"level:8":        "want level:N",
		"level:x":        "want level:N",
		"level:1,":       "want level:N",
		"level:1,half":   "want level:N",
		"level:1@time=x": "time must be",
		"level:1":        "entrant level:1: null has no levels",
	})
}
