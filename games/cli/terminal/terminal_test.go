package terminal

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/cli/command"
	"quintet/games/files/record"
	"quintet/games/lesson"
	"quintet/games/words"
)

// write creates a file in a folder of the test.
func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	catalogtest.NoError(t, os.WriteFile(path, []byte(text), 0o666))
	return path
}

// won is a game in which either of the two empty cells wins.
const won = "[game \"squex\"]\n[options \"size=2 win=first\"]\n1. a1 b1"

func TestWrongCommandLines(t *testing.T) {
	file := write(t, "game.txt", won)
	ids := strings.Join(catalog.IDs(), ", ")
	for _, tt := range []struct {
		args   string
		status int
		want   string
	}{
		{"plays", 2, `there is no command "plays"; there are analyze, check, completion, convert, gtp, help, match, play, render, review, rules, version, and none for the window`},
		{"play", 2, "play: the game is missing"},
		{"play chess", 2, `play: there is no game "chess"; there are ` + ids},
		{"play squ now", 2, `play: "now" is too much`},
		{"play squ -level 9", 2, `play: --level "9": want a level from 1 to 7, such as 2 or 2.4`},
		{"play distrify --level 7", 2, "play: Distrify has no level 7; there are 1 to 6"},
		{"play squ --level", 2, "play: flag needs an argument: --level"},
		{"play squ --size 8", 2, "play: unknown flag: --size; allowed: --data, --help, --here, --lang, --level, --list, --option, --seed"},
		{"play squ --here p3", 2, `play: --here "p3": want seats from p1 to p2, all or none`},
		{"play squ --here all,p1", 2, `play: --here "all": want seats from p1 to p2, all or none`},
		{"play squ -o size=99", 2, `play: squ: option size="99" is not allowed; allowed: a whole number from 3 to 10`},
		{"play squ -o size", 2, `play: option "size": want name=value`},
		{"play squ --seed x", 2, `play: --seed "x": want a whole number from 0 to 18446744073709551615`},
		{"rules squ --lang fr", 2, `rules: --lang "fr": allowed: en, pt`},
		{"match squ 1", 2, "match: level B is missing"},
		{"play squ --level 2.45", 2, `play: --level "2.45": want a level from 1 to 7, such as 2 or 2.4`},
		{"play distrify --level 6.5", 2, "play: Distrify has no level 6.5; there are 1 to 6"},
		{"match squ 1 7.1", 2, `match: there is no level "7.1"; there are 1 to 7`},
		{"match squ 1 8", 2, `match: there is no level "8"; there are 1 to 7`},
		{"match squ 1 2 --rounds 0", 2, `match: --rounds "0": want a whole number from 1 to 100000`},
		{"analyze", 2, "analyze: the record is missing"},
		{"analyze nothing.txt", 1, "analyze: nothing.txt: no such file or directory"},
		{"analyze " + file + " --ply 3", 2, "analyze: --ply 3: the game has plies 0 to 2"},
		{"analyze " + file + " --ply -1", 2, `analyze: --ply "-1": want a whole number from 0 to 100000`},
		{"convert " + file + " -o " + file, 1, "convert: " + file + ": file exists; --force replaces it"},
		{"convert " + file + " --to sgf", 2, `convert: --to "sgf": allowed: record, code, abstractplay`},
		{"render " + file, 2, "render: -o is missing: the file to write, such as game.png"},
		{"render " + file + " -o a.jpg", 2, "render: a.jpg: want a name with one of the endings .png, .svg, .gif, such as game.png"},
		{"render " + file + " -o a.png --size 9000", 2, `render: --size "9000": want a whole number from 64 to 4096`},
		{"check", 2, "check: no file is named; want one record or more"},
		{"check --all a.txt", 2, "check: unknown flag: --all; allowed: --help"},
		{"gtp", 2, "gtp: --game is missing; there are " + ids},
		{"gtp -game squ now", 2, `gtp: "now" is too much; the command has no arguments`},
		{"gtp -game distrify -level 7", 2, "gtp: there is no level 7; there are 1 to 6"},
		{"gtp -game distrify -level 6.5", 2, "gtp: there is no level 6.5; there are 1 to 6"},
		{"gtp -game squ -alternate", 2, "gtp: a board of 10 columns needs -skip-i: Go programs leave out the letter i"},
		{"gtp -game taiji -alternate", 2, "gtp: -alternate is not possible: a ply of Taiji, such as a1-b1, is no point"},
		{"gtp -game squ -threads 257", 2, `gtp: --threads "257": want a whole number from 0 to 256`},
		{"play squ --\x1b[31m", 2, `play: unknown flag: --\x1b[31m; allowed: --data, --help, --here, --lang, --level, --list, --option, --seed`},
		{"play squ -\x1b[31m", 2, `play: unknown flag: -\x1b[31m; allowed: --data, --help, --here, --lang, --level, --list, --option, --seed`},
		{"play squ --\u202e=x", 2, `play: unknown flag: --\u202e; allowed: --data, --help, --here, --lang, --level, --list, --option, --seed`},
		{"check \x1b[31m", 1, `check: "\x1b[31m": no such file or directory`},
		{"\x1b[31m", 2, `there is no command "\x1b[31m"; there are analyze, check, completion, convert, gtp, help, match, play, render, review, rules, version, and none for the window`},
		{"-seed 1 squex", 2, `"squex" is neither a flag nor a file`},
		{file + " squex", 2, `"squex" is neither a flag nor a file`},
		{"-seed -1", 2, `--seed "-1": want a whole number from 0 to 18446744073709551615`},
		{"-data", 2, "flag needs an argument: --data"},
		{"-width 8193", 2, `--width "8193": want a whole number from 0 to 8192`},
		{"completion tcsh", 2, `completion: there is no shell "tcsh"; there are bash, zsh, fish, powershell`},
	} {
		if out, status := call("", strings.Fields(tt.args)...); status != tt.status || out != "quintet: "+tt.want+"\n" {
			t.Errorf("%s: status %d and\n%swant %d and\nquintet: %s", tt.args, status, out, tt.status, tt.want)
		}
	}
}

// Without a command the window opens as its flags say, before or after its files, with one hyphen or two.
func TestOpenWindow(t *testing.T) {
	file := write(t, "game.txt", won)
	for args, want := range map[string]Window{
		"": {},
		"-width 900 -height=600 --seed 3 -data none": {Width: 900, Height: 600, Seed: 3, Folder: "none"},
		file:                           {Files: []string{file}},
		"--seed=2 " + file:             {Seed: 2, Files: []string{file}},
		file + " other.txt -data here": {Folder: "here", Files: []string{file, "other.txt"}},
		"-seed 1 -- play":              {Seed: 1, Files: []string{"play"}},
		file + " -- -width":            {Files: []string{file, "-width"}},
	} {
		var got []Window
		p := program("", io.Discard, io.Discard)
		p.Open = func(w Window) error {
			got = append(got, w)
			return nil
		}
		if err := p.Run(strings.Fields(args)); err != nil || len(got) != 1 || fmt.Sprint(got[0]) != fmt.Sprint(want) {
			t.Errorf("%q: %v, opened are %+v, want %+v", args, err, got, want)
		}
	}
}

// What follows -- is a file, whatever its name.
func TestFilesAfterDoubleHyphen(t *testing.T) {
	t.Chdir(t.TempDir())
	catalogtest.NoError(t, os.WriteFile("-game", []byte(won), 0o666))
	for _, args := range [][]string{{"check", "--", "-game"}, {"convert", "--", "-game"}, {"analyze", "--playouts=50", "--", "-game"}} {
		if out, status := call("", args...); status != 0 || strings.HasPrefix(out, "quintet: ") {
			t.Errorf("%q: status %d, %.200q", args, status, out)
		}
	}
}

// A full writer accepts a number of bytes.
type full struct{ room int }

var errFull = errors.New("no space left")

func (f *full) Write(p []byte) (int, error) {
	if f.room -= len(p); f.room < 0 {
		return 0, errFull
	}
	return len(p), nil
}

// A command whose output cannot be written fails with an error, whether the first byte is refused or a later one.
func TestOutputErrors(t *testing.T) {
	t.Chdir(t.TempDir())
	catalogtest.NoError(t, os.WriteFile("game.txt", []byte(won), 0o666))
	lines := []string{
		"help", "version", "rules squ", "convert game.txt", "check game.txt", "review game.txt --playouts 50", "analyze game.txt --playouts 50",
		"match squ 1 1 --rounds 1 -o size=3", "play squ --here none --level 1 -o size=3", "play squ", "gtp --game squ", "completion bash", "completion zsh",
		"completion fish", "completion powershell",
	}
	for _, name := range []string{"play", "rules", "analyze", "review", "match", "convert", "render", "completion", "gtp", "check"} {
		lines = append(lines, name+" -h", name+" --help")
	}
	for _, line := range lines {
		for _, room := range []int{0, 5} {
			p := program("name\nquit\n", &full{room}, io.Discard)
			if err := p.Run(strings.Fields(line)); !errors.Is(err, errFull) || !strings.HasSuffix(err.Error(), "standard output cannot be written: no space left") {
				t.Errorf("%s, room for %d: Run = %v, want %v", line, room, err, errFull)
			}
		}
	}
}

// The output of convert contains nothing that a terminal obeys, whatever the record holds.
func TestConvertWritesNoControlCharacters(t *testing.T) {
	const nasty = "A\u009b31m\u202eB\u2066\u0085C\u00a0D"
	file := write(t, "game.txt", "[game \"squ\"]\n[p1 \""+nasty+"\"]\n[event \""+nasty+"\"]\na1 {"+nasty+"}")
	for _, to := range []string{"record", "code"} {
		out, status := call("", "convert", file, "--to", to)
		if status != 0 || command.Printable(out) != out {
			t.Errorf("%s: status %d and %q", to, status, out)
		}
	}
}

// Input that is not a record gives one short sentence and status 1.
func TestNotARecord(t *testing.T) {
	folder := t.TempDir()
	for name, tt := range map[string]struct{ file, want string }{
		"a folder":       {folder, folder + ": it is not a file"},
		"too much":       {write(t, "much", "[game \"squ\"]\n"+strings.Repeat(" ", record.MaxBytes)), "a record has at most 16777216 bytes"},
		"an empty file":  {write(t, "empty", ""), "no tag that names its game"},
		"a picture":      {write(t, "picture", "\x89PNG\r\n\x1a\n\x00\x00"), ""},
		"another game":   {write(t, "chess", "[game \"chess\"]\n1. e4 e5"), "there is no game"},
		"an illegal ply": {write(t, "illegal", "[game \"squ\"]\n1. c4 c4"), "not legal here"},
	} {
		for _, args := range [][]string{{"analyze", tt.file}, {"convert", tt.file}, {"render", tt.file, "-o", filepath.Join(folder, "a.png")}} {
			out, status := call("", args...)
			if status != 1 || !strings.HasPrefix(out, "quintet: "+args[0]+": ") || !strings.Contains(out, tt.want) || strings.Count(out, "\n") != 1 || len(out) > 600 {
				t.Errorf("%s: %s: status %d and %.300q, want 1 and a sentence with %q", name, args[0], status, out, tt.want)
			}
		}
	}
}

// The rules have all sections of the lessons, numbered, in every language.
func TestRules(t *testing.T) {
	for _, s := range catalog.All() {
		b, err := lesson.Read(s)
		catalogtest.NoError(t, err)
		for _, l := range words.Languages() {
			out, status := call("", "rules", s.ID, "--lang", string(l))
			for i, page := range append(append([]lesson.Page{}, b.Pages...), b.Sections...) {
				if heading := fmt.Sprintf("\n%d. %s\n", i+1, page.Title[string(l)]); !strings.Contains(out, heading) {
					t.Errorf("%s, %s: %q is not in the rules", s.ID, l, heading)
				}
			}
			if status != 0 || !strings.HasPrefix(out, s.Name+"\n") {
				t.Errorf("%s, %s: status %d, %.100q", s.ID, l, status, out)
			}
		}
		if spoken, _ := call("", "rules", s.ID); !strings.Contains(spoken, b.Pages[0].Title["pt"]) {
			t.Errorf("%s: the rules are not in the language of the system", s.ID)
		}
	}
}

// Two computers play every game to its end, and the same seed plays the same game.
func TestComputersPlay(t *testing.T) {
	for i, tt := range catalogtest.Tables(4) {
		if testing.Short() && i%4 > 0 {
			continue
		}
		args := []string{"play", tt.Spec.ID, "--here", "none", "--level", "1", "--seed", "5", "--list"}
		for id, v := range tt.Options {
			args = append(args, "-o", id+"="+v)
		}
		first, status := call("", args...)
		if status != 0 || !regexp.MustCompile(`\nResultado: (p[1-4] ganha|Empate)`).MatchString(first) {
			t.Errorf("%v: status %d, at the end %q", args, status, first[max(0, len(first)-100):])
		}
		if again, _ := call("", args...); again != first {
			t.Errorf("%v: two games of one seed differ", args)
		}
	}
}

// A person plays against the computer, takes back, asks for a hint and saves the game: the record has what was taken back.
func TestPersonPlays(t *testing.T) {
	t.Chdir(t.TempDir())
	out, status := call("d4\nundo\nhint\na1\nsave game.txt\nresign\n", "play", "squex", "-o", "size=5", "--level", "1", "--seed", "3", "--lang", "en")
	for _, want := range []string{"Pia, level 1, plays p2.", "p1> Pia (p2) plays ", "The strongest level would play ", "The game is kept in game.txt.", "Blue resigned.\nResult: p2 wins by resignation\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("status %d, %q is not in\n%s", status, want, out)
		}
	}
	kept, status := call("", "convert", "game.txt")
	if !strings.Contains(kept, "[p2-level \"1\"]\n[date \"2026-11-23\"]") || !regexp.MustCompile(`1\. a1 \(1\. d4 \S+\) \S+`).MatchString(kept) {
		t.Errorf("status %d, the record is\n%s", status, kept)
	}
}

// The record says if a person had help: a hint that was played, or a turn taken back against the computer.
func TestRecordMarksHelpedGame(t *testing.T) {
	t.Chdir(t.TempDir())
	hinted := regexp.MustCompile(`The strongest level would play (\S+)\.\n`)
	play := func(in string, more ...string) string {
		out, status := call(in, append([]string{"play", "squex", "-o", "size=5", "--level", "1", "--seed", "3", "--lang", "en"}, more...)...)
		if status != 0 {
			t.Fatalf("%q: status %d\n%s", in, status, out)
		}
		return out
	}
	best := hinted.FindStringSubmatch(play("hint\nquit\n"))
	if best == nil {
		t.Fatal("no hint is printed")
	}
	for i, c := range []struct {
		in   string
		more []string
		want bool
	}{
		{in: "hint\n" + best[1] + "\n", want: true},
		{in: best[1] + "\n"},
		{in: "d4\nundo\na1\n", want: true},
		{in: "resign\nundo\na1\n", want: true},
		{in: "a1\nb1\nundo\nc1\n", more: []string{"--here", "all"}},
	} {
		file := fmt.Sprintf("%d.txt", i)
		play(c.in+"save "+file+"\nquit\n", c.more...)
		kept, err := os.ReadFile(file)
		if err != nil || strings.Contains(string(kept), "[helped \"yes\"]") != c.want {
			t.Errorf("%q: want helped %v, the record is, %v\n%s", c.in, c.want, err, kept)
		}
	}
}

// A finished game can be reviewed, saved, taken back and continued; commands for a game in progress are refused.
func TestCommandsAfterEnd(t *testing.T) {
	t.Chdir(t.TempDir())
	in := "a1\nb1\na2\nc1\na3\nhint\nb2\nsave over.txt\nreview\nundo\nresign\nundo\na3\nsave again.txt\nquit\n"
	out, status := call(in, "play", "squex", "-o", "size=3", "-o", "win=first", "--here", "all", "--lang", "en")
	for _, want := range []string{
		"Result: p1 wins\nYou can still write review, undo, save FILE or quit.\n> The game is over. Take something back, or write help.\n> The game is over.",
		"> The game is kept in over.txt.\n>   1 p1 a1 ", "\n  3 p1 a3# ", "Blue resigned.\nResult: p2 wins by resignation\n", "The game is kept in again.txt.",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("status %d, %q is not in\n%s", status, want, out)
		}
	}
	for _, file := range []string{"over.txt", "again.txt"} {
		if kept, status := call("", "check", file); status != 0 || !strings.HasSuffix(kept, ", 3 rounds, p1 wins\n") {
			t.Errorf("%s: status %d, %s", file, status, kept)
		}
	}
}

// A finished game is kept where the window keeps games, only once, however often it ends. Games without a move, unfinished games and games between
// computers are not kept. Keeping can be turned off, and a failure is reported.
func TestFinishedGameIsSaved(t *testing.T) {
	t.Chdir(t.TempDir())
	const wins = "a1\nb1\na2\nc1\na3\n"
	for _, c := range []struct {
		in, here string
		more     []string
		want     int    // number of kept games
		result   string // of the last one
	}{
		{in: wins + "quit\n", want: 1, result: "p1+"},
		{in: wins, want: 1, result: "p1+"},
		{in: wins + "save mine.txt\nundo\nresign\nundo\nresign\n", want: 1, result: "p2+ resign"},
		{in: wins + "undo\nquit\n", want: 1, result: "p1+"},
		{in: "a1\nb1\nquit\n"},
		{in: "resign\nquit\n"},
		{here: "none"},
		{in: wins, more: []string{"--data", "none"}},
	} {
		kept := map[string]string{}
		var b bytes.Buffer
		p := program(c.in, &b, &b)
		p.Keep = func(folder, id, old string, text []byte) (string, error) {
			if folder != "here" || id != "squex" {
				t.Errorf("a game of %s is kept in %q", id, folder)
			}
			if old == "" {
				old = fmt.Sprint("game ", len(kept)+1)
			}
			kept[old] = string(text)
			return old, nil
		}
		here := cmp.Or(c.here, "all")
		args := append([]string{"play", "squex", "-o", "size=3", "-o", "win=first", "--here", here, "--lang", "en", "--level", "1", "--data", "here"}, c.more...)
		catalogtest.NoError(t, p.Run(args))
		said := strings.Contains(b.String(), "The library keeps this game: game 1\n")
		if len(kept) != c.want || said != (c.want > 0) || !strings.Contains(kept["game 1"], c.result) || c.want > 0 && !strings.Contains(kept["game 1"], `[result "`+c.result+`"]`) {
			t.Errorf("%q %v: %d games are kept, and that is said: %v; the last is\n%s", c.in, c.more, len(kept), said, kept["game 1"])
		}
	}
	var b bytes.Buffer
	p := program(wins+"quit\n", &b, &b)
	p.Keep = func(string, string, string, []byte) (string, error) { return "", errors.New("the disk is full") }
	catalogtest.NoError(t, p.Run([]string{"play", "squex", "-o", "size=3", "-o", "win=first", "--here", "all", "--lang", "en"}))
	if out := b.String(); !strings.Contains(out, "The library cannot keep this game: the disk is full.\nYou can still write") {
		t.Errorf("a failure is not said in\n%s", out)
	}
}

// A line that is longer than any ply is refused, and the game continues.
func TestLongLine(t *testing.T) {
	t.Chdir(t.TempDir())
	out, status := call("a1\n"+strings.Repeat("x", 1<<20)+"\nsave game.txt\nquit", "play", "squ", "--here", "all", "--lang", "en")
	if status != 0 || !strings.Contains(out, "That line is too long to be a ply.\n") || !strings.HasSuffix(out, "The game is kept in game.txt.\np2> ") {
		t.Errorf("status %d, at the end %q", status, out[max(0, len(out)-200):])
	}
}

// If seats are drawn at random the seed decides which colour is played here, and both occur; --here overrides it.
func TestDrawColours(t *testing.T) {
	drawn := map[string]int{}
	for seed := range 12 {
		for _, seat := range []string{"p1", "p2"} {
			out, _ := call("quit\n", "play", "taiji", "--lang", "en", "--level", "1", "--seed", fmt.Sprint(seed+1))
			if strings.Contains(out, "You play "+seat+".") {
				drawn[seat]++
			}
		}
		if out, _ := call("quit\n", "play", "taiji", "--lang", "en", "--here", "p1", "--seed", fmt.Sprint(seed+1)); !strings.Contains(out, "You play p1.") {
			t.Errorf("--here p1 gives another seat:\n%s", out)
		}
	}
	if drawn["p1"] == 0 || drawn["p2"] == 0 || drawn["p1"]+drawn["p2"] != 12 {
		t.Errorf("drawn are %v", drawn)
	}
}

// SQU announces a square that is larger than all before, and no other.
func TestAnnounceRecord(t *testing.T) {
	out, _ := call("a1\nh8+h7\nb1+a2\ng8+g7\nb2+d1\nh6+e5\nquit\n", "play", "squ", "--here", "all", "--lang", "en")
	if n := strings.Count(out, "New record: 1"); n != 1 {
		t.Errorf("%d records are told, want one, in\n%s", n, out)
	}
}

// The same analysis gives the same numbers; a win is found and proven.
func TestAnalyze(t *testing.T) {
	file := write(t, "game.txt", won)
	out, status := call("", "analyze", file, "--playouts", "500", "--lang", "en")
	if want := "Round 2, --ply 2 of 2: p1 to move. 500 playouts, seed 1.\n"; status != 0 || !strings.HasPrefix(out, want) || !strings.Contains(out, "\n1. ") || !strings.Contains(out, " 100.0 %  proven in 1 ply  line ") {
		t.Errorf("status %d and\n%swant\n%s and a ply that wins", status, out, want)
	}
	for _, tt := range catalogtest.Tables(4) {
		start := fmt.Sprintf("[game %q]\n[options %q]\n", tt.Spec.ID, tt.Spec.Format(tt.Options))
		args := []string{"analyze", write(t, "start.txt", start), "--playouts", "200", "--seed", "9"}
		first, status := call("", args...)
		again, _ := call("", args...)
		if n := strings.Count(first, " % "); status != 0 || n != 3 || first != again {
			t.Errorf("%s: status %d, %d plies\n%s, then\n%s", tt, status, n, first, again)
		}
	}
}

// On a solved board an analysis says in how many plies the game ends.
func TestAnalyzeSolvedBoard(t *testing.T) {
	for _, s := range catalog.All() {
		boards, err := catalog.SolvedBoards(s)
		catalogtest.NoError(t, err)
		for _, b := range boards[:min(1, len(boards))] {
			o, g := b.Openings[0], b.Game
			file := write(t, "opening.txt", fmt.Sprintf("[game %q]\n[options %q]\n%s\n", s.ID, s.Format(g.Info().Options), g.FormatMove(g.Start(), o.Ply)))
			out, status := call("", "analyze", file, "--playouts", "200", "--lang", "en")
			want := "proven in " + strconv.Itoa(o.Outcome.Plies) + " plies  line " + g.FormatMove(o.Position(g), o.Answer)
			if o.Outcome.Winner == games.None {
				want = "50.0 %  proven  line "
			}
			if _, best, _ := strings.Cut(out, "\n1. "); status != 0 || !strings.Contains(strings.Split(best, "\n")[0], want) {
				t.Errorf("%s: status %d and\n%swant %q", o.Format(g), status, out, want)
			}
		}
	}
}

// A review has a line for each ply; the ply that gives away a won game is a key moment, with an alternative that would have won, and a reason.
func TestReview(t *testing.T) {
	file := write(t, "game.txt", "[game \"squex\"]\n[options \"size=3 win=first\"]\na1 b2 c1 b1")
	out, status := call("", "review", file, "--playouts", "300", "--lang", "en")
	want := regexp.MustCompile(`^  1 p1 a1 .*%\n  1 p2 b2 +0\.0 %\n  2 p1 c1\?\? +0\.0 %  better \S.*  key moment\n +\S+: \S.*\.\n  2 p2 b1\?\? +0\.0 %  better \S.*  key moment\n +\S+: \S.*\.\n$`)
	if status != 0 || !want.MatchString(out) {
		t.Errorf("status %d and\n%s", status, out)
	}
	if again, _ := call("", "review", file, "--playouts", "300", "--lang", "en"); again != out {
		t.Errorf("the same game is graded\n%s, then\n%s", out, again)
	}
}

// Results of a review are kept next to the record and not searched again. A file that is not a review is left alone, and so is a review when other
// playouts are requested.
func TestReviewIsSaved(t *testing.T) {
	file := write(t, "game.txt", "[game \"squex\"]\n[options \"size=3 win=first\"]\na1 b2")
	kept := filepath.Join(filepath.Dir(file), "game.review")
	read := func() string {
		t.Helper()
		text, err := os.ReadFile(kept)
		catalogtest.NoError(t, err)
		return string(text)
	}
	if out, status := call("", "review", file); status != 0 || !strings.HasPrefix(out, "  1 p1 a1         100,0 %\n") {
		t.Fatalf("status %d and\n%s", status, out)
	}
	quick, status := call("", "review", write(t, "other.txt", "[game \"squex\"]\n[options \"size=3 win=first\"]\na1 b2"), "--playouts=50")
	if status != 0 || quick == "" {
		t.Fatalf("status %d and\n%s", status, quick)
	}
	changed := strings.ReplaceAll(read(), "1.0000 0.0000", "0.1000 0.9000")
	for _, tt := range []struct{ name, holds, more, want, keeps string }{
		{"what is kept is believed", changed, "", "  1 p1 a1          10,0 %\n", ""},
		{"other playouts", changed, "--playouts=50", quick, ""},
		{"another judge", strings.Replace(read(), "judge ", "judge 1", 1), "", "  1 p1 a1         100,0 %\n", read()},
		{"an empty file", "", "", "  1 p1 a1         100,0 %\n", read()},
		{"no review", "A text of mine.", "", "quintet: review: what was found is not kept: " + kept + " holds no review of this version; remove or rename it\n  1 p1 a1         100,0 %\n", ""},
		{"no review, and other playouts", "A text of mine.", "--playouts=50", quick, ""},
	} {
		catalogtest.NoError(t, os.WriteFile(kept, []byte(tt.holds), 0o666))
		if tt.keeps == "" {
			tt.keeps = tt.holds
		}
		if out, status := call("", append([]string{"review", file}, strings.Fields(tt.more)...)...); status != 0 || !strings.HasPrefix(out, tt.want) || read() != tt.keeps {
			t.Errorf("%s: status %d and\n%swant\n%sand kept is\n%swant\n%s", tt.name, status, out, tt.want, read(), tt.keeps)
		}
	}
}

// A review that cannot be kept is still printed, with the reason.
func TestReviewCannotBeSaved(t *testing.T) {
	file := write(t, "game.txt", "[game \"squex\"]\n[options \"size=3 win=first\"]\na1 b2")
	kept := filepath.Join(filepath.Dir(file), "game.review")
	catalogtest.NoError(t, os.Mkdir(kept, 0o777))
	out, status := call("", "review", file)
	if want := "quintet: review: what was found is not kept: " + kept + ": it is not a file\n  1 p1 a1 "; status != 0 || !strings.HasPrefix(out, want) {
		t.Errorf("status %d and\n%swant\n%s", status, out, want)
	}
}

// Without --ply analyze takes the last position in which there is something to play.
func TestAnalyzeSkipsEnd(t *testing.T) {
	file := write(t, "over.txt", "[game \"squ\"]\n[options \"size=3\"]\nc1 a1+b1 b2+c2 a2+a3 b3+c3")
	if out, _ := call("", "analyze", file, "--playouts", "100"); !strings.HasPrefix(out, "Ronda 3, --ply 8 de 9: joga p1.") {
		t.Errorf("the analysis begins %.60q", out)
	}
	if out, status := call("", "analyze", file, "--ply", "9"); status != 2 || out != "quintet: analyze: --ply 9: the game is over there; want an earlier ply\n" {
		t.Errorf("status %d, %q", status, out)
	}
}

// A match reports seats, the result of each game and what that proves; it is reproducible.
func TestMatch(t *testing.T) {
	args := []string{"match", "azacru", "2", "1", "--rounds", "2", "--seed", "2", "--lang", "en"}
	out, status := call("", args...)
	found := regexp.MustCompile(`^azacru \S.*: A is level 2, B level 1; seed 2\n(game \d: A is p[12], (p[12] wins|A draw), \d+-\d+, \d+ rounds\n){4}A wins (\d+\.\d) % of 4 games, and in 95 of 100 such matches \S+ % to \S+ %\.\nDifference in Elo: [-+]`).FindStringSubmatch(out)
	if status != 0 || found == nil || strings.Count(out, "A is p1") != 2 {
		t.Errorf("status %d and\n%s", status, out)
	}
	if again, _ := call("", args...); again != out {
		t.Errorf("the same match is played\n%s, then\n%s", out, again)
	}
}

// convert is idempotent, and it replaces a file only on request.
func TestConvert(t *testing.T) {
	file := write(t, "game.txt", "[options \"size=2 win=first\"]\n[game \"squex\"]\n  A1   B1 {good}\n")
	out := filepath.Join(t.TempDir(), "out.txt")
	for _, args := range [][]string{{"convert", file, "-o", out}, {"convert", out, "-o", out, "--force"}} {
		if said, status := call("", args...); status != 0 || said != "" {
			t.Errorf("%v: status %d, %q", args, status, said)
		}
		text, err := os.ReadFile(out)
		if want := "1. a1 b1 {good}"; err != nil || !strings.HasPrefix(string(text), "[game \"squex\"]\n") || !strings.Contains(string(text), want) {
			t.Errorf("%v: %v, written is\n%s\nwant in it %s", args, err, text, want)
		}
	}
	if left, err := filepath.Glob(out + "?*"); err != nil || len(left) > 0 {
		t.Errorf("beside the file lie %v, %v", left, err)
	}
}

// A game converted to each format and back is unchanged. From a damaged code what can be read is written, with a warning.
func TestConvertToOtherFormats(t *testing.T) {
	file := write(t, "game.txt", "[game \"taiji\"]\n[options \"size=7\"]\n[p1 \"Ana\"]\n[p2 \"Rui\"]\n[result \"p1+ resign\"]\na1-b1 c3-c2 e5-e6")
	usual, _ := call("", "convert", file)
	for _, to := range []string{"code", "abstractplay"} {
		text, status := call("", "convert", file, "--to", to)
		if back, again := call("", "convert", write(t, "game."+to, text)); status != 0 || again != 0 || !strings.HasSuffix(strings.TrimSpace(back), "1. a1-b1 c3-c2 e5-e6") || !strings.Contains(back, "[p1 \"Ana\"]") {
			t.Errorf("%s: status %d and %d, written is\n%s\nand read back\n%s\nwant\n%s", to, status, again, text, back, usual)
		}
	}
	code, _ := call("", "convert", file, "--to", "code")
	out, status := call("", "convert", write(t, "half.txt", code[:len(code)-8]))
	if status != 0 || !strings.Contains(out, "half.txt: This code is damaged: ") || !strings.Contains(out, " of 3 plies could be read.\n[game ") {
		t.Errorf("status %d and\n%s", status, out)
	}
	open := write(t, "open.txt", won)
	if out, status := call("", "convert", open, "--to", "abstractplay"); status != 1 || !strings.HasPrefix(out, "quintet: convert: "+open+": AbstractPlay ") {
		t.Errorf("status %d, %q", status, out)
	}
}

// render draws the position after the requested ply in the requested style.
func TestRender(t *testing.T) {
	file, folder := write(t, "game.txt", won), t.TempDir()
	var drawn []string
	p := Program{Now: time.Now, Draw: func(format string, _ *board.Geometry, n int, view func(i int) *board.View, l Look) ([]byte, error) {
		pieces := []int{}
		for i := range n {
			pieces = append(pieces, len(view(i).Pieces))
		}
		drawn = append(drawn, fmt.Sprint(format, pieces, l))
		return []byte(format), nil
	}}
	for _, args := range [][]string{
		{"render", file, "-o", filepath.Join(folder, "a.png")},
		{"render", file, "-o", filepath.Join(folder, "b.PNG"), "--ply", "1", "--size", "64", "--theme", "dark", "--style", "calm"},
		{"render", file, "-o", filepath.Join(folder, "c.gif")},
	} {
		catalogtest.NoError(t, p.Run(args))
	}
	if want := []string{"png[0 1 2] {800 false classic}", "png[0 1] {64 true calm}", "gif[0 1 2] {800 false classic}"}; !slices.Equal(drawn, want) {
		t.Errorf("drawn is %q, want %q", drawn, want)
	}
	if text, err := os.ReadFile(filepath.Join(folder, "b.PNG")); err != nil || string(text) != "png" {
		t.Errorf("the file holds %q, %v", text, err)
	}
}

// There is a script for each shell, which asks the program itself; it completes games, levels and flags.
func TestCompletion(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		if out, status := call("", "completion", shell); status != 0 || !strings.Contains(out, "__complete") {
			t.Errorf("%s: status %d, %.100q", shell, status, out)
		}
	}
	for _, tt := range []struct{ typed, want string }{
		{"pl", "play\tplays a game in the terminal\n"},
		{"play ", strings.Join(catalog.IDs(), "\n") + "\n"},
		{"play squ --level ", "1\n2\n3\n4\n5\n6\n7\n"},
		{"rules squ --lang ", "en\npt\n"},
		{"render game.txt --th", "--theme\ttheme: light, dark\n"},
		{"completion ", "bash\nzsh\nfish\npowershell\n"},
	} {
		if out, _ := call("", append([]string{"__complete"}, strings.Split(tt.typed, " ")...)...); !strings.HasPrefix(out, tt.want) {
			t.Errorf("%q is completed by %q, want %q", tt.typed, out, tt.want)
		}
	}
}

// No ply of a game is spelled like one of the words of a player.
func TestNoPlyIsACommand(t *testing.T) {
	for _, tt := range catalogtest.Tables(4) {
		g := tt.Open(t)
		for _, l := range words.Languages() {
			book := words.NewBook(l, Texts())
			for _, o := range typedCommands() {
				for _, word := range []string{o.id, book.Say(board.Say("terminal.word." + o.id))} {
					p := g.Start()
					for range 4 {
						if _, err := g.ParseMove(p, word); err == nil {
							t.Errorf("%s: %q is a ply", tt, word)
						}
						p.Play(p.AppendMoves(nil)[0])
					}
				}
			}
		}
	}
}
