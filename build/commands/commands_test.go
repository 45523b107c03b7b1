package commands

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/files/record"
	"quintet/games/gametest"
	"quintet/games/play/match"
	"quintet/games/words"
)

// program is the built program, a file in a temporary folder.
var program string

func TestMain(m *testing.M) { os.Exit(testMain(m)) }

// testMain builds the program and runs the tests. It is a separate function so that the folder is removed before the exit.
func testMain(m *testing.M) int {
	dir, err := os.MkdirTemp("", "quintet-test-*")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	if program, err = display.Build(dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return m.Run()
}

// writer returns a function that writes a file into a folder and returns its path.
func writer(t *testing.T, folder string) func(name, text string) string {
	return func(name, text string) string {
		t.Helper()
		path := filepath.Join(folder, name)
		must.Write(t, path, text)
		return path
	}
}

// call runs the program, which may take a minute, and returns its output and exit status.
func call(t *testing.T, in string, args ...string) (out, errs string, status int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	c := exec.CommandContext(ctx, program, args...)
	c.Stdin = strings.NewReader(in)
	var stdout, stderr bytes.Buffer
	c.Stdout, c.Stderr = &stdout, &stderr
	err := c.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return stdout.String(), stderr.String(), c.ProcessState.ExitCode()
}

func TestWrongCommandLines(t *testing.T) {
	tests := []struct {
		name, args, want string
	}{
		{"command", "plays", `there is no command "plays"; there are analyze, check, completion, convert, gtp, help, match, play, render, review, rules, version, and none for the window`},
		{"flag of the window", "-color red", `unknown flag: -color; allowed: --data, --height, --help, --seed, --version, --width`},
		{"value of a flag", "-width wide", `--width "wide": want a whole number from 0 to 8192`},
		{"word behind flags", "-seed 1 squex", `"squex" is neither a flag nor a file`},
		{"escapes in a flag of the window", "-\x1b[31m", `unknown flag: -\x1b[31m; allowed: --data, --height, --help, --seed, --version, --width`},
		{"escapes in the syntax of a flag", "--=\x1b[31m", `bad flag syntax: --=\x1b[31m`},
		{"flag of gtp", "gtp -game squex -size 8", `gtp: unknown flag: -size; allowed: --alternate, --game, --help, --level, --option, --ponder, --seed, --skip-i, --threads`},
		{"level 0", "gtp -game squex -level 0", `gtp: --level "0": want a level from 1 to 7, such as 2 or 2.4`},
		{"level 7", "gtp -game distrify -level 7", `gtp: there is no level 7; there are 1 to 6`},
		{"level in words", "gtp -game squex -level x", `gtp: --level "x": want a level from 1 to 7, such as 2 or 2.4`},
		{"threads", "gtp -game squex -threads -1", `gtp: --threads "-1": want a whole number from 0 to 256`},
		{"too many threads", "gtp -game squex -threads 1000", `gtp: --threads "1000": want a whole number from 0 to 256`},
		{"half a thread", "gtp -game squex -threads 0.5", `gtp: --threads "0.5": want a whole number from 0 to 256`},
		{"no game", "gtp", `gtp: --game is missing; there are ` + strings.Join(catalog.IDs(), ", ")},
		{"game", "gtp -game chess", `gtp: there is no game "chess"; there are ` + strings.Join(catalog.IDs(), ", ")},
		{"option", "gtp -game squex -o colour=red", `gtp: squex has no option "colour"; it has size, win, swap, handicap`},
		{"value of an option", "gtp -game squex -o win=last", `gtp: squex: option win="last" is not allowed; allowed: uncuttable, first`},
		{"size", "gtp -game squex -o size=20", `gtp: squex: option size="20" is not allowed; allowed: a whole number from 2 to 19`},
		{"half an option", "gtp -game squex -o size", `gtp: option "size": want name=value`},
		{"option twice", "gtp -game squex -o size=8 -o size=9", `gtp: option "size" is given twice`},
		{"seed", "gtp -game squex -seed x", `gtp: --seed "x": want a whole number from 0 to 18446744073709551615`},
		{"no file", "check", `check: no file is named; want one record or more`},
		{"version", "version 2", `version: "2" is too much; the command has no arguments`},
		{"size", "-width 100", `a window of 100 by 800 is not possible; allowed: 360 by 400 to 8192 by 8192`},
		{"help", "help me", `help: "me" is too much; the command has no arguments`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			out, errs, status := call(t, "", strings.Fields(tt.args)...)
			if status != 2 || errs != "quintet: "+tt.want+"\n" || out != "" {
				t.Errorf("status %d, output %q, errors\n%swant status 2 and\nquintet: %s", status, out, errs, tt.want)
			}
		})
	}
}

// A program whose output cannot be written does not exit with 0, and says why.
func TestOutputFull(t *testing.T) {
	out, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("the system has no such device")
	}
	defer out.Close()
	for _, args := range []string{"-h", "help", "version", "match -h", "gtp -h", "rules squ", "match squ 1 1 -o size=3 -rounds 1", "gtp -game squ"} {
		var errs strings.Builder
		c := exec.Command(program, strings.Fields(args)...)
		c.Stdin, c.Stdout, c.Stderr = strings.NewReader("name\n"), out, &errs
		if err := c.Run(); c.ProcessState.ExitCode() != 1 || !strings.HasSuffix(errs.String(), "no space left on device\n") || strings.Count(errs.String(), "\n") != 1 {
			t.Errorf("%s: %v, errors %q, want status 1 and a line", args, err, errs.String())
		}
	}
}

func TestHelpAndVersion(t *testing.T) {
	help, _, _ := call(t, "", "help")
	for _, command := range []string{"quintet gtp", "quintet check", "quintet version", "quintet help", "-width", "-data"} {
		if !strings.Contains(help, command) {
			t.Errorf("the help does not name %s: %q", command, help)
		}
	}
	for _, args := range []string{"help", "-h", "--help"} {
		if out, errs, status := call(t, "", strings.Fields(args)...); out != help || errs != "" || status != 0 {
			t.Errorf("%s: status %d, output %q, errors %q, want the help", args, status, out, errs)
		}
	}
	for _, command := range []string{"gtp", "check", "play"} {
		for _, flag := range []string{"-h", "-help", "--help"} {
			if out, errs, status := call(t, "", command, flag); !strings.HasPrefix(out, "quintet "+command+" ") || errs != "" || status != 0 {
				t.Errorf("%s %s: status %d, output %q, errors %q, want the help of the command", command, flag, status, out, errs)
			}
		}
	}
	version := regexp.MustCompile(`^Quintet \d+\.\d+\.\d+\n(commit \S+, )?go\S+, \w+/\w+\n$`)
	for _, args := range []string{"version", "-version", "--version"} {
		if out, _, status := call(t, "", args); !version.MatchString(out) || status != 0 {
			t.Errorf("%s: status %d, output %q", args, status, out)
		}
	}
}

// A client is a session of gtp in another process.
type client struct {
	t    *testing.T
	in   io.WriteCloser
	out  *bufio.Reader
	last int // number of the last command
}

// dial starts a session.
func dial(t *testing.T, args ...string) *client {
	t.Helper()
	c := exec.Command(program, append([]string{"gtp"}, args...)...)
	in, err := c.StdinPipe()
	must.Succeed(t, err)
	out, err := c.StdoutPipe()
	must.Succeed(t, err)
	c.Stderr = os.Stderr
	must.Succeed(t, c.Start())
	t.Cleanup(func() {
		if err := in.Close(); err != nil && !errors.Is(err, os.ErrClosed) {
			t.Error(err)
		}
		if err := c.Wait(); err != nil {
			t.Errorf("the end of the input ends the session with %v", err)
		}
	})
	return &client{t: t, in: in, out: bufio.NewReader(out)}
}

// ask sends a numbered command, waits for its answer and returns the text after the number.
func (c *client) ask(command string) string {
	c.t.Helper()
	return c.exchange("=", command)
}

// refused sends a command that must be refused, and compares the error.
func (c *client) refused(command, want string) {
	c.t.Helper()
	if got := c.exchange("?", command); got != want {
		c.t.Errorf("%s: refused by %q, want %q", command, got, want)
	}
}

// exchange sends a numbered command and returns the text of its answer, which must begin with sign.
func (c *client) exchange(sign, command string) string {
	c.t.Helper()
	c.last++
	if _, err := fmt.Fprintf(c.in, "%d %s\n", c.last, command); err != nil {
		c.t.Fatal(err)
	}
	var lines []string
	for {
		line, err := c.out.ReadString('\n')
		if err != nil {
			c.t.Fatalf("%s: %v after %q", command, err, lines)
		}
		if line == "\n" {
			break
		}
		lines = append(lines, strings.TrimSuffix(line, "\n"))
	}
	text, ok := strings.CutPrefix(strings.Join(lines, "\n"), fmt.Sprintf("%s%d", sign, c.last))
	if !ok {
		c.t.Fatalf("%s: answer %q, want one that begins with %s%d", command, lines, sign, c.last)
	}
	return strings.TrimPrefix(text, " ")
}

// want asks and compares.
func (c *client) want(command, want string) {
	c.t.Helper()
	if got := c.ask(command); got != want {
		c.t.Errorf("%s: got %q, want %q", command, got, want)
	}
}

// Whole games through a pipe: every game of the catalogue is played, set up, counted, written and checked as a record.
func TestPlayThroughPipe(t *testing.T) {
	for _, s := range catalog.All() {
		t.Run(s.ID, func(t *testing.T) {
			lines := gametest.ReadGames(t, s.ID, filepath.Join("..", "..", "games", s.ID, "testdata", "games.jsonl"))
			if testing.Short() {
				lines = lines[:1]
			}
			c := dial(t, "-game", s.ID, "-seed", "1")
			for i, l := range lines {
				playThroughPipe(t, c, s, l, strconv.Itoa(i+1))
			}
			checkPerft(t, c, s)
		})
	}
}

// playThroughPipe plays one game and checks its result, its second-to-last position and its record.
func playThroughPipe(t *testing.T, c *client, s games.Spec, l gametest.GameLine, name string) {
	t.Helper()
	c.want("quintet-game "+s.ID+" "+s.Format(l.Options), "")
	for i, ply := range l.Plies {
		c.want("quintet-turn", fmt.Sprintf("p%d", l.Seats[i]))
		if n := len(strings.Fields(c.ask("quintet-legal"))); n != int(l.Legal[i][0]) {
			t.Fatalf("game %s, ply %d: %d legal plies, want %d", name, i+1, n, l.Legal[i][0])
		}
		c.want(fmt.Sprintf("play p%d %s", l.Seats[i], ply), "")
	}
	winners := strings.ReplaceAll(strings.Trim(fmt.Sprint(l.Winners), "[]"), " ", ",")
	result := c.ask("quintet-result")
	if first, _, _ := strings.Cut(result, " "); first != "winners="+winners {
		t.Errorf("game %s: got %s, want winners=%s", name, result, winners)
	}
	rec := c.ask("quintet-record")
	c.want("undo", "")
	position := c.ask("quintet-position")
	c.want("clear_board", "")
	c.want("quintet-setup "+position, "")
	c.want("quintet-position", position)
	n := len(l.Plies)
	c.want(fmt.Sprintf("play p%d %s", l.Seats[n-1], l.Plies[n-1]), "")
	c.want("quintet-result", result)

	file := writer(t, t.TempDir())("game.txt", rec)
	out, errs, status := call(t, "", "check", file)
	kept, err := record.Read(strings.NewReader(rec), catalog.Find)
	if err != nil {
		t.Fatalf("game %s: %v", name, err)
	}
	told := board.Say("game.rounds", kept.Match.Length())
	outcome := kept.Match.Final()
	won := outcome.Say(len(kept.Match.Seats()), func(p games.Player) any { return p.String() })
	want := fmt.Sprintf(", %s, %s", words.English().Say(told), words.English().Say(won))
	if scores := outcome.Scores; len(scores) > 0 && outcome.Ending != match.Going {
		want += ", " + record.FormatScores(scores)
	}
	if want += "\n"; status != 0 || !strings.HasPrefix(out, file+": "+s.ID+" ") || !strings.HasSuffix(out, want) {
		t.Errorf("game %s: check: status %d, %q, %q, want %q at the end", name, status, out, errs, want)
	}
}

// checkPerft compares the small numbers of the game's reference with quintet-perft.
func checkPerft(t *testing.T, c *client, s games.Spec) {
	t.Helper()
	data := must.Read(t, filepath.Join("..", "..", "games", s.ID, "testdata", "perft.tsv"))
	checked := 0
	for _, line := range strings.Split(strings.TrimSpace(data), "\n")[1:] {
		f := strings.Split(line, "\t") // game, options, plies, leaves
		if len(f[3]) > 5 {
			continue
		}
		c.want("quintet-game "+s.ID+" "+f[1], "")
		c.want("quintet-perft "+f[2], f[3])
		checked++
	}
	if checked == 0 {
		t.Error("no perft number was small enough")
	}
}

func TestPlayoutTimes(t *testing.T) {
	c := dial(t, "-game", "squ", "-o", "size=8", "-seed", "1")
	for _, command := range []string{"quintet-playouts", "quintet-rules-playouts"} {
		var n, plies int
		var seconds, first, second float64
		got := c.ask(command + " 100")
		if _, err := fmt.Sscanf(got, "playouts=%d seconds=%f plies=%d wins=%f,%f", &n, &seconds, &plies, &first, &second); err != nil {
			t.Fatalf("%s: %q: %v", command, got, err)
		}
		// Every disc of an 8x8 board is placed.
		if n != 100 || plies != 6400 || first+second != 100 || seconds <= 0 {
			t.Errorf("%s: got %q, want 100 playouts of 64 plies that somebody wins", command, got)
		}
	}
}

func TestQuitEndsSession(t *testing.T) {
	out, errs, status := call(t, "quit\nname\n", "gtp", "-game", "taiji")
	if out != "=\n\n" || errs != "" || status != 0 {
		t.Errorf("status %d, output %q, errors %q", status, out, errs)
	}
}

// Every command gets a short answer, and the session continues. Package gtp tests more in its own process.
func TestProtocolContinuesAfterError(t *testing.T) {
	word := strings.Repeat("x", 60_000)
	for name, in := range map[string]string{
		"a word of 60 kB":      "play p1 " + word + "\nquintet-game " + word + "\nquintet-setup " + word + "\nboardsize " + word + "\n",
		"a line of 50 MB":      strings.Repeat("y", 50<<20) + "\n",
		"a million bad lines":  strings.Repeat("what\n", 1_000_000),
		"NUL and escapes":      "\x00\x1b[31mplay\x7f p1 \x1b\a\n",
		"perft 1000":           "quintet-perft 1000\n",
		"numbers of all sizes": "quintet-perft 99999999999999999999\nquintet-playouts -1\ntime_settings 1e300 NaN 1\ntime_left p1 Inf 1\n",
	} {
		t.Run(name, func(t *testing.T) {
			if len(in) > 1<<20 {
				gametest.Long(t)
			}
			out, _, status := call(t, in+"77 version\nquit\n", "gtp", "-game", "squex", "-threads", "1")
			if status != 0 || !strings.Contains(out, "=77 ") {
				t.Fatalf("status %d, and the session does not go on: %.200q", status, out)
			}
			for answer := range strings.SplitSeq(out, "\n\n") {
				if len(answer) > 500 {
					t.Fatalf("an answer of %d bytes: %.200q", len(answer), answer)
				}
			}
		})
	}
}

func TestCheckReportsErrors(t *testing.T) {
	dir := t.TempDir()
	write := writer(t, dir)
	good := write("good.txt", "[game \"squ\"]\n[options \"size=8\"]\n1. c4 d7+e5")
	bad := write("bad.txt", "[game \"squ\"]\n1. c4 c4")
	missing := filepath.Join(dir, "missing.txt")
	out, errs, status := call(t, "", "check", bad, good, missing)
	if status != 1 || out != good+": squ size=8 ties=draw, 1 round, Unfinished\n" {
		t.Errorf("status %d, output %q, want 1 and a line about the sound record", status, out)
	}
	lines := strings.Split(strings.TrimSpace(errs), "\n")
	if len(lines) != 2 || !strings.HasPrefix(lines[0], "quintet: check: "+bad+`: line 2, column 7: "c4": not legal here: `) || !strings.Contains(lines[1], missing) {
		t.Errorf("errors\n%s\nwant a line about %s, then one about %s", errs, bad, missing)
	}
}
