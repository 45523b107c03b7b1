package arena

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games"
)

func TestBudgets(t *testing.T) {
	l, err := parseBudget("playouts=1000,time=1.5s")
	if err != nil || l.Playouts != 1000 || l.Time != 1500*time.Millisecond {
		t.Errorf("parseBudget = %+v, %v", l, err)
	}
	for text, want := range map[string]string{
		"":                        `there is no ""`,
		"sims=5":                  `there is no "sims"; there are playouts, time and cpu`,
		"playouts":                "playouts must be a whole number from 1 to 1000000000",
		"playouts=0":              "playouts must be",
		"playouts=-5":             "playouts must be",
		"playouts=1e3":            "playouts must be",
		"playouts=99999999999999": "playouts must be",
		"time=0s":                 "time must be from 1ms to 1h0m0s",
		"time=200":                "time must be",
		"time=1us":                "time must be",
		"time=2h":                 "time must be",
		"time=-1s":                "time must be",
		"time=1s,time=2s":         "time is given twice",
		"time=1s,":                `there is no ""`,
		"cpu=0":                   "cpu must be from 1ms to 1h0m0s",
		"cpu=1s,time=1s":          "cpu excludes another time",
	} {
		if _, err := parseBudget(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("parseBudget(%q): error %v, want %s", text, err, want)
		}
	}
}

func TestEngineNames(t *testing.T) {
	for _, text := range []string{
		"random", "greedy", "ab3", "uct@playouts=100", "rave@time=5ms", "rave@cpu=5ms", "uct@playouts=100,time=1s",
	} {
		e, err := parseEntrant(nil, text, time.Second)
		if err != nil || e.Name != text {
			t.Errorf("parseEntrant(%q) = %q, %v", text, e.Name, err)
			continue
		}
		sum := mustRun(t, nullConfig(t, "", 1, e, randomEntrant))
		if sum.Games != 2 || len(sum.faults) > 0 {
			t.Errorf("%s: %d games, faults %v", text, sum.Games, sum.faults)
		}
	}
}

func TestBadNames(t *testing.T) {
	checkRefused(t, nil, map[string]string{
		"":                         `there is no engine ""; there are random (any legal ply), greedy`,
		"stockfish":                `there is no engine "stockfish"`,
		"UCT@playouts=5":           `there is no engine "UCT"`,
		"uct":                      "it would think forever: it needs a budget, such as uct@playouts=1000",
		"uct@depth=3":              `there is no "depth"; there are playouts, time and cpu`,
		"hint@time=1s":             "it is not limited by time, only by playouts",
		"random@playouts=5":        "it takes no budget",
		"ab3@time=1s":              "it takes no budget",
		"uct@playouts=0":           "playouts must be a whole number",
		"uct:rave=5@playouts=5":    `there is no engine "uct:rave=5"`,
		"uct\n@playouts=5":         "control characters are not allowed",
		"gtp:":                     "there is no command",
		`gtp:"`:                    "a quote is not closed",
		`gtp:""`:                   "there is no command",
		"gtp:no-such-program-here": "executable file not found",
		"gtp:x@playouts=5":         "a program can be told whole seconds a ply",
		"gtp:x@time=200ms":         "a program can be told whole seconds a ply",
		"gtp:x@time=0s":            "time must be",
	})
}

// checkRefused checks that each text is refused as an entrant of a run of g with the given error.
func checkRefused(t *testing.T, g games.Game, texts map[string]string) {
	t.Helper()
	for text, want := range texts {
		if _, err := parseEntrant(g, text, time.Second); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("parseEntrant(%q): error %v, want %s", text, err, want)
		}
	}
}

func TestProgramArgumentsAndTime(t *testing.T) {
	e, err := parseEntrant(nil, `gtp:"`+os.Args[0]+`"  child "a b@c" @time=3s`, 7*time.Second)
	must.Succeed(t, err)
	o := e.New().(*programOpponent)
	if want := []string{os.Args[0], "child", "a b@c"}; !slices.Equal(o.command, want) || o.time != 3*time.Second || o.patience != 7*time.Second {
		t.Errorf("command %q, time %v, patience %v; want %q, 3s, 7s", o.command, o.time, o.patience, want)
	}
	if e, err := parseEntrant(nil, `gtp:"`+os.Args[0]+`" bot@home`, time.Second); err != nil || !slices.Equal(e.New().(*programOpponent).command, []string{os.Args[0], "bot@home"}) {
		t.Errorf("an @ of the command: %v", err)
	}
}
