package gtp_test

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/cli/gtp"
	"quintet/games/gametest"
	"quintet/games/search"
	"quintet/games/study/judge"
)

// A client talks to a session command by command.
type client struct {
	t       testing.TB
	session *gtp.Session
	in      *io.PipeWriter
	out     *bufio.Reader
	ended   chan error // the result of Run
}

// dial starts a session that ends with the test.
func dial(t testing.TB, c gtp.Config) *client {
	t.Helper()
	return run(t, session(t, c))
}

// run starts s, which ends with the test.
func run(t testing.TB, s *gtp.Session) *client {
	commands, in := io.Pipe()
	out, answers := io.Pipe()
	d := &client{t, s, in, bufio.NewReader(out), make(chan error, 1)}
	go func() {
		err := s.Run(commands, answers)
		answers.Close() // a pipe in memory never fails
		d.ended <- err
	}()
	t.Cleanup(func() {
		in.Close()
		out.Close() // the last answer may be unread
	})
	return d
}

// end ends the input and returns the result of Run.
func (c *client) end() error {
	c.in.Close()
	return <-c.ended
}

func (c *client) send(line string) {
	c.t.Helper()
	if _, err := io.WriteString(c.in, line+"\n"); err != nil {
		c.t.Fatal(err)
	}
}

// answer waits for an answer and returns it without its final empty line.
func (c *client) answer() string {
	c.t.Helper()
	var lines []string
	for {
		line, err := c.out.ReadString('\n')
		if err != nil {
			c.t.Fatalf("%v after %q", err, lines)
		}
		if line == "\n" {
			return strings.Join(lines, "\n")
		}
		lines = append(lines, strings.TrimSuffix(line, "\n"))
	}
}

// ask sends a command that must succeed and returns its answer.
func (c *client) ask(command string) string {
	c.t.Helper()
	c.send(command)
	text, ok := strings.CutPrefix(c.answer(), "=")
	if !ok {
		c.t.Fatalf("%s failed: %q", command, text)
	}
	return strings.TrimPrefix(text, " ")
}

// TestMain limits the race detector to tests of what runs while input is read: pondering, searches that are ended, counts, panics.
func TestMain(m *testing.M) {
	gametest.RaceOnly("Ponder|End|Disturbs|Panics|Streams")
	m.Run()
}

// playOn plays with genmove to the end and returns the plies. Each one must be legal.
func playOn(c *client) []string {
	c.t.Helper()
	var plies []string
	for {
		seat := c.ask("quintet-turn")
		if seat == "none" {
			return plies
		}
		legal := strings.Fields(c.ask("quintet-legal"))
		ply := c.ask("genmove " + seat)
		if !slices.Contains(legal, ply) {
			c.t.Fatalf("genmove %s: %q, legal are %q", seat, ply, legal)
		}
		plies = append(plies, ply)
	}
}

// eachTable calls test with sessions at tables of all games, or of some games in short tests.
func eachTable(t *testing.T, test func(t *testing.T, conf gtp.Config)) {
	for i, tt := range catalogtest.Tables(4) {
		if gametest.Sampled(i, 3) {
			t.Run(tt.String(), func(t *testing.T) { test(t, config(tt.Spec.ID, tt.Options)) })
		}
	}
}

// Level 1 plays whole games with itself. The same seed gives the same game and another seed a different one.
func TestGenmovePlaysWholeGames(t *testing.T) {
	eachTable(t, func(t *testing.T, conf gtp.Config) {
		d := dial(t, conf)
		plies := playOn(d)
		if got, want := d.ask("quintet-result"), "winners="; !strings.HasPrefix(got, want) {
			t.Errorf("quintet-result: %q", got)
		}
		for _, command := range []string{"genmove p1", "genmove p2", "reg_genmove p1", "quintet-analyze"} {
			d.send(command)
			if got := d.answer(); got != "? game is over" {
				t.Errorf("%s after the end: %q", command, got)
			}
		}
		if again := playOn(dial(t, conf)); !slices.Equal(again, plies) {
			t.Errorf("the same seed plays\n%q, then\n%q", plies, again)
		}
		d.ask("clear_board")
		if again := playOn(d); slices.Equal(again, plies) {
			t.Errorf("the second game of a session is the first: %q", plies)
		}
	})
}

func TestGenmoveAnswers(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"wrong seat", "genmove p2\nreg_genmove p2", "? p1 to move|? p1 to move"},
		{"no such seat", "genmove p3\nreg_genmove x", `? there is no seat "p3"; there are p1 to p2|? there is no seat "x"; there are p1 to p2`},
		{"arguments", "genmove\ngenmove p1 p2\nreg_genmove",
			"? genmove: want a seat, such as p1|? genmove: want a seat, such as p1|? reg_genmove: want a seat, such as p1"},
		{"time_settings", "time_settings 1 2\ntime_settings x 1 1\ntime_settings 1 -1 1\ntime_settings 1 1 0.5\ntime_settings 1e7 0 0\ntime_settings NaN 0 0\ntime_settings 0 Inf 0",
			`? time_settings: want a main time, a time of a period, both in seconds, and the plies in a period|` +
				`? time_settings: "x" is not a number of seconds from 0 to 1000000|? time_settings: "-1" is not a number of seconds from 0 to 1000000|` +
				`? time_settings: "0.5" is not a whole number from 0 to 1000000|? time_settings: "1e7" is not a number of seconds from 0 to 1000000|` +
				`? time_settings: "NaN" is not a number of seconds from 0 to 1000000|? time_settings: "Inf" is not a number of seconds from 0 to 1000000`},
		{"time_left", "time_left 5 1\ntime_left p3 5 1\ntime_left w -1 0\ntime_left w 1 -1\ntime_left w 1.5 0",
			`? time_left: want a seat, a time in seconds and the plies to be played in it|? there is no seat "p3"; there are p1 to p2|` +
				`? time_left: "-1" is not a number of seconds from 0 to 1000000|? time_left: "-1" is not a whole number from 0 to 1000000|=`},
		{"analyze", "quintet-analyze 100\nquintet-analyze playouts\nquintet-analyze visits 5\nquintet-analyze time 1 time 1\nquintet-analyze playouts 0\n" +
			"quintet-analyze playouts 501\nquintet-analyze time 0\nquintet-analyze time 3601\nquintet-analyze time x playouts 5\nquintet-analyze time 1 playouts 5 time 1",
			`? quintet-analyze: want playouts N, time S or both, such as playouts 1000 time 0.5|? quintet-analyze: want playouts N, time S or both, such as playouts 1000 time 0.5|` +
				`? quintet-analyze: want playouts N, time S or both, such as playouts 1000 time 0.5|? quintet-analyze: want playouts N, time S or both, such as playouts 1000 time 0.5|` +
				`? quintet-analyze: "0" is not a whole number from 1 to 500|? quintet-analyze: "501" is not a whole number from 1 to 500|` +
				`? quintet-analyze: "0" is not a number of seconds from 0.001 to 3600|? quintet-analyze: "3601" is not a number of seconds from 0.001 to 3600|` +
				`? quintet-analyze: "x" is not a number of seconds from 0.001 to 3600|? quintet-analyze: want playouts N, time S, both or nothing`},
		{"a game without players", "quintet-game null\ngenmove p1\nreg_genmove p1\nquintet-analyze",
			"=|? null has no computer players|? null has no computer players|? null has no computer players"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Join(talk(t, config("squ", games.Options{"size": "3"}), tt.in), "|"); got != tt.want {
				t.Errorf("answers\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

// quintet-reason names the best ply, and says of a ply that overlooks a win what it costs and why, with cells of the board.
func TestReason(t *testing.T) {
	c := dial(t, config("squex", games.Options{"size": "3", "win": "first"}))
	for _, ply := range []string{"play p1 a1", "play p2 b2"} {
		c.ask(ply)
	}
	best := regexp.MustCompile(`^best=(\S+) value=1\.0000(\n\S+ cells=\S+ \S.*\.)+$`).FindStringSubmatch(c.ask("quintet-reason"))
	if best == nil {
		t.Fatalf("no best ply with reasons: %q", c.ask("quintet-reason"))
	}
	worse := c.ask("quintet-reason c1")
	if want := regexp.MustCompile(`^best=` + best[1] + ` loss=1\.0000(\n\S+ cells=\S+ \S.*\.)+$`); !want.MatchString(worse) {
		t.Errorf("of c1 %q, want %v", worse, want)
	}
	if got := c.ask("quintet-reason " + best[1]); !strings.HasPrefix(got, "best="+best[1]+" value=") {
		t.Errorf("of the best ply %q", got)
	}
	for command, want := range map[string]string{"quintet-reason b2": "? illegal move: That octagon is taken.", "quintet-reason z9": "? illegal move"} {
		if c.send(command); !strings.HasPrefix(c.answer(), want) {
			t.Errorf("%s has another answer than %q", command, want)
		}
	}
}

// reg_genmove leaves the position unchanged, and its answer does not depend on earlier searches.
func TestRegGenmove(t *testing.T) {
	c := dial(t, config("squ", games.Options{"size": "5"}))
	first := c.ask("reg_genmove b")
	if got := c.ask("quintet-record"); strings.Contains(got, "1.") {
		t.Errorf("reg_genmove has played: %s", got)
	}
	c.ask("quintet-analyze playouts 50")
	c.ask("genmove p1")
	c.ask("undo")
	if again := c.ask("reg_genmove p1"); again != first {
		t.Errorf("reg_genmove answers %s, then %s", first, again)
	}
}

// genmove continues from any position: after other plies, undo, setup and a restart.
func TestGenmoveUsesSeat(t *testing.T) {
	tests := []struct {
		name     string
		commands []string
	}{
		{"others play", []string{"genmove p1", "play p2 PLY", "genmove p2", "play p1 PLY"}},
		{"undo", []string{"genmove p1", "genmove p2", "undo", "undo", "play p1 PLY"}},
		{"undo to an earlier ply", []string{"genmove p1", "undo", "genmove p1", "undo", "genmove p1"}},
		{"clear_board", []string{"genmove p1", "clear_board", "genmove p1"}},
		{"boardsize", []string{"genmove p1", "boardsize 5", "genmove p1"}},
		{"another game", []string{"genmove p1", "quintet-game distrify size=4", "genmove p1"}},
		{"a position", []string{"genmove p1", "quintet-setup POSITION", "genmove p2"}},
		{"a position at the start", []string{"quintet-setup POSITION", "undo?", "genmove p1"}},
	}
	for i, tt := range tests {
		if !gametest.Sampled(i, 3) {
			continue
		}
		t.Run(tt.name, func(t *testing.T) {
			c := dial(t, config("squ", games.Options{"size": "4"}))
			for _, command := range tt.commands {
				switch {
				case strings.HasSuffix(command, "PLY"):
					command = strings.Replace(command, "PLY", strings.Fields(c.ask("quintet-legal"))[0], 1)
				case strings.HasSuffix(command, "POSITION"):
					command = strings.Replace(command, "POSITION", c.ask("quintet-position"), 1)
				case command == "undo?":
					c.send("undo")
					if got := c.answer(); got != "? cannot undo" {
						t.Errorf("undo: %q", got)
					}
					continue
				}
				c.ask(command)
			}
			playOn(c)
		})
	}
}

// In positions with a single legal ply, from the reference data, it is the only candidate and is played.
func TestForcedPlies(t *testing.T) {
	found := 0
	for _, s := range catalog.All() {
		for i, l := range gametest.ReadGames(t, s.ID, filepath.Join("..", "..", s.ID, "testdata", "games.jsonl")) {
			at := slices.IndexFunc(l.Legal, func(n [2]uint32) bool { return n[0] == 1 })
			if at < 0 || testing.Short() && found > 5 {
				continue
			}
			found++
			c := dial(t, config(s.ID, l.Options))
			for k, ply := range l.Plies[:at] {
				c.ask(fmt.Sprintf("play p%d %s", l.Seats[k], ply))
			}
			forced := c.ask("quintet-legal")
			if plies := checkAnalysis(c, c.ask("quintet-analyze")); !slices.Equal(plies, []string{forced}) {
				t.Errorf("%s %d: candidates %q, legal is only %s", s.ID, i+1, plies, forced)
			}
			if got := c.ask(fmt.Sprintf("genmove p%d", l.Seats[at])); got != forced {
				t.Errorf("%s %d: genmove plays %s, legal is only %s", s.ID, i+1, got, forced)
			}
		}
	}
	if found == 0 {
		t.Error("no game has a forced ply")
	}
}

// counting makes the clock of c advance by a millisecond per reading. A search reads it about twice per millisecond of real time. So the test counts
// what a session does in its time, however busy the machine is. It returns the clock.
func counting(c *gtp.Config) (now func() time.Duration) {
	var looks atomic.Int64
	c.Now = func() time.Time { return time.UnixMilli(looks.Add(1)) }
	return func() time.Duration { return time.Duration(looks.Load()) * time.Millisecond }
}

// Without time left the strongest level answers at once, both after time_settings and after time_left; with little time it takes little.
func TestGenmoveObeysTheClock(t *testing.T) {
	for _, s := range catalog.All() {
		t.Run(s.ID, func(t *testing.T) {
			for _, tt := range []struct {
				least, most time.Duration
				clocks      []string
			}{
				{0, 0, []string{"time_settings 0 0 0"}},
				{100 * time.Millisecond, 200 * time.Millisecond, []string{"time_settings 0 0.2 1"}},
				{50 * time.Millisecond, 150 * time.Millisecond, []string{"time_settings 0 1 0", "time_left p1 0.15 1", "time_left p2 0.15 1"}},
			} {
				conf := config(s.ID, nil)
				conf.Level = gtp.Strongest
				now := counting(&conf)
				c := dial(t, conf)
				for _, line := range tt.clocks {
					c.ask(line)
				}
				began := now()
				c.ask("genmove " + c.ask("quintet-turn"))
				// Some readings happen in any case, including those between two checks that would end the search.
				if took := now() - began; took < tt.least || took > tt.most+60*time.Millisecond {
					t.Errorf("%v: a ply took %v, want %v to %v", tt.clocks, took, tt.least, tt.most)
				}
			}
		})
	}
}

// visits adds up the visits in an answer to quintet-analyze.
func visits(t *testing.T, answer string) (sum int) {
	t.Helper()
	for _, m := range regexp.MustCompile(`visits=(\d+)`).FindAllStringSubmatch(answer, -1) {
		n, err := strconv.Atoi(m[1])
		catalogtest.NoError(t, err)
		sum += n
	}
	return sum
}

// cutShort sends a command, ends the input during its execution, by quit or by closing it, and returns the answer. On a busy machine the command may
// start or finish too early or too late, so it retries as long as the answer is a whole one.
func cutShort(t *testing.T, conf gtp.Config, command string, quit bool, whole func(answer string) bool) (answer string) {
	t.Helper()
	conf.AtOnce = 10 * time.Millisecond
	for wait := 100 * time.Millisecond; wait < 5*time.Second; wait *= 2 {
		c := dial(t, conf)
		c.send(command)
		time.Sleep(wait)
		if quit {
			c.send("quit")
		} else {
			c.in.Close()
		}
		if answer = c.answer(); quit && c.answer() != "=" {
			t.Error("quit gets no reply")
		}
		if err := c.end(); err != nil {
			t.Errorf("%s: Run returns %v", command, err)
		}
		if !whole(answer) {
			return answer
		}
	}
	t.Errorf("%s: it goes on to its end: %s", command, answer)
	return answer
}

// When quit or the end of the input arrives, a running search ends and still answers, and nothing continues in the background.
func TestEndOfInputEndsSearch(t *testing.T) {
	gametest.NoGoroutineLeak(t)
	for _, quit := range []bool{true, false} {
		const most = 100_000 // playouts of a search that no one ends; each counts as two visits
		conf := config("squex", nil)
		conf.MaxPlayouts = most
		whole := func(answer string) bool { return visits(t, answer) >= 2*most }
		if got := cutShort(t, conf, fmt.Sprint("quintet-analyze playouts ", most), quit, whole); !strings.HasPrefix(got, "= ") {
			t.Errorf("answer %.60q", got)
		}
	}
}

// The end of the input ends the running search and those after it, however many lines are in between.
func TestEndOfInputFarAheadEndsSearch(t *testing.T) {
	gametest.NoGoroutineLeak(t)
	const most = 200_000 // playouts of a search that is not stopped; each counts as two visits
	for wait := 100 * time.Millisecond; wait < 5*time.Second; wait *= 2 {
		conf := config("squex", nil)
		conf.AtOnce, conf.MaxPlayouts = 10*time.Millisecond, most
		c := dial(t, conf)
		search := fmt.Sprint("quintet-analyze playouts ", most)
		c.send(search)
		time.Sleep(wait)
		c.send(strings.Repeat("name\n", 5000) + search + "\nname\n" + search)
		c.in.Close()
		first := visits(t, c.answer())
		for range 5000 {
			c.answer()
		}
		second, _, third := visits(t, c.answer()), c.answer(), visits(t, c.answer())
		if err := c.end(); err != nil {
			t.Error(err)
		}
		if first == 2*most { // it ended before the input did
			continue
		}
		if second >= 2*most || third >= 2*most {
			t.Errorf("after the end of the input searches have %d and %d visits", second, third)
		}
		return
	}
	t.Error("the search made all of its playouts although its input ended")
}

// Perft and random games stop at the end of the input, as searches do.
func TestEndOfInputEndsCounts(t *testing.T) {
	for command, whole := range map[string]string{
		"quintet-perft 9":                "within 50000000 plies",
		"quintet-playouts 5000000":       "playouts=5000000",
		"quintet-rules-playouts 5000000": "playouts=5000000",
	} {
		conf := config("squex", nil)
		conf.MaxPaths, conf.MaxPlies, conf.MaxPlayouts = math.MaxUint64, 50_000_000, 5_000_000
		cutShort(t, conf, command, false, func(answer string) bool { return strings.Contains(answer, whole) })
	}
}

// A script sent as a whole is executed in full: its end cuts no search short.
func TestScriptsComplete(t *testing.T) {
	const whole = 5000
	conf := config("squex", nil)
	conf.AtOnce, conf.MaxPlayouts = time.Hour, whole
	out := talk(t, conf, fmt.Sprint("quintet-analyze playouts ", whole), "quit")
	if len(out) != 2 || visits(t, out[0]) != 2*whole {
		t.Errorf("%d answers, %d visits, want 2 and %d", len(out), visits(t, out[0]), 2*whole)
	}
}

// The strongest level plays whole games within a main time, and uses that time.
func TestGameWithinTime(t *testing.T) {
	for i, s := range catalog.All() {
		if testing.Short() && i > 0 {
			break
		}
		t.Run(s.ID, func(t *testing.T) {
			const main = 2 * time.Second
			conf := config(s.ID, nil)
			conf.Level = gtp.Strongest
			now := counting(&conf)
			c := dial(t, conf)
			c.ask(fmt.Sprintf("time_settings %v 0 0", main.Seconds()))
			used := map[string]time.Duration{}
			for {
				seat := c.ask("quintet-turn")
				if seat == "none" {
					break
				}
				began := now()
				c.ask("genmove " + seat)
				used[seat] += now() - began
			}
			for seat, d := range used {
				if d > main || d < main/10 {
					t.Errorf("%s has used %v of %v", seat, d, main)
				}
			}
		})
	}
}

// An analysis does not affect what genmove plays.
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

// checkAnalysis checks every line of an analysis of c's position and returns the plies.
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

// Candidates and their lines are legal at the start, within a turn and later.
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

// A forced win is the first candidate and has value 1.
func TestAnalyzeSeesWin(t *testing.T) {
	c := dial(t, config("squex", games.Options{"size": "2", "win": "first"}))
	checkAnalysis(c, c.ask("quintet-analyze playouts 500"))
	c.ask("play p1 a1")
	c.ask("play p2 b1")
	text := c.ask("quintet-analyze playouts 500")
	if first, _, _ := strings.Cut(text, "\n"); !strings.Contains(first, " value=1.0000 ") {
		t.Errorf("either cell that is left wins, but\n%s", text)
	}
}

// A value is the chance that the judge of reviews gives after a search with the same number of playouts. It is not the raw value of the search.
func TestAnalyzeChances(t *testing.T) {
	const playouts = 300
	for _, tt := range catalogtest.Tables(6) {
		g := tt.Open(t)
		j, err := judge.New(g, judge.Settings{Playouts: playouts})
		catalogtest.NoError(t, err)
		conf := config(tt.Spec.ID, tt.Options)
		levels := catalog.LevelsOf(tt.Spec.ID)
		l := levels[len(levels)-1]
		r, err := l.Engine(conf.Seed, 0).Search(t.Context(), g.Start(), search.Limits{Playouts: playouts, Now: conf.Now})
		catalogtest.NoError(t, err)
		best := r.Candidates[0]
		want := fmt.Sprintf(" value=%.4f visits=%d ", j.Chances(g.Start(), best)[0], best.Visits)
		if got := dial(t, conf).ask(fmt.Sprintf("quintet-analyze playouts %d", playouts)); !strings.Contains(got, want) {
			t.Errorf("%s: the analysis is\n%s\nwant a line with%s", tt, got, want)
		}
	}
}
