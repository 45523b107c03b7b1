package gtp_test

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/cli/gtp"
	"quintet/games/files/record"
	"quintet/games/gametest"
	"quintet/games/null"
)

// allGames returns the games of the catalogue and the template.
func allGames() []games.Spec { return append(catalog.All(), null.Spec) }

// config returns the configuration of a session of game with a clock that advances by a second per reading, and small limits.
func config(game string, o games.Options) gtp.Config {
	now := time.Unix(0, 0)
	return gtp.Config{
		Games: allGames(), Game: game, Options: o, Level: 1, Seed: 1, Version: "9", Untimed: true, MaxPaths: 50_000, MaxPlayouts: 500,
		Now: func() time.Time { now = now.Add(time.Second); return now },
	}
}

func session(t testing.TB, c gtp.Config) *gtp.Session {
	t.Helper()
	s, err := gtp.New(c)
	catalogtest.NoError(t, err)
	return s
}

// talk sends lines to a session and returns the answers, one per element, without their empty lines.
func talk(t testing.TB, c gtp.Config, lines ...string) []string {
	t.Helper()
	var out bytes.Buffer
	catalogtest.NoError(t, session(t, c).Run(strings.NewReader(strings.Join(lines, "\n")), &out))
	if out.Len() == 0 {
		return nil
	}
	text, ended := strings.CutSuffix(out.String(), "\n\n")
	if !ended {
		t.Fatalf("the answers do not end with an empty line: %q", out.String())
	}
	return strings.Split(text, "\n\n")
}

func TestAnswers(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"nothing", "", ""},
		{"empty lines and comments", "\n  \n# play p1 a1\n\t\n", ""},
		{"a number alone", "17", "?17 unknown command"},
		{"numbers", "1 name\n 002 name\nname", "=1 Quintet|=002 Quintet|= Quintet"},
		{"a number that is too long is a command", "12345678901 name", "? unknown command"},
		{"no line end", "name", "= Quintet"},
		{"a byte order mark", "\ufeffname\nversion", "= Quintet|= 9"},
		{"a byte order mark before quit", "\ufeff3 quit\nname", "=3"},
		{"line ends of two characters", "name\r\nversion\r\n", "= Quintet|= 9"},
		{"control characters", "na\x01me\x00\x7f", "= Quintet"},
		{"a tab is a blank", "1\tplay\tp1\ta1\nquintet-position", "=1|= x2/3/3 p2 -"},
		{"a comment after a command", "name # what?", "= Quintet"},
		{"unknown", "komi 6.5\nNAME\nquintet", "? unknown command|? unknown command|? unknown command"},
		{"protocol", "protocol_version\nversion", "= 2|= 9"},
		{"known", "known_command genmove\nknown_command komi\nknown_command", "= true|= false|? known_command: want the name of a command"},
		{"arguments", "name x\nundo 2\nplay p1", "? name: want no argument|? undo: want no argument|? play: want a seat and a ply, such as p1 c4"},
		{"quit", "quit\nname", "="},
		{"quit with a number", "3 quit\nname", "=3"},
		{"quit with an argument does not quit", "quit now\nname", "? quit: want no argument|= Quintet"},

		{"play", "play p1 a1\nplay P2 B1\nplay b c1\nplay White a2\nquintet-position", "=|=|=|=|= xox/o2/3 p1 -"},
		{"illegal", "play p1 a1\nplay p2 a1", "=|? illegal move: That cell is already taken."},
		{"unreadable", "play p1 z9", `? illegal move: null: "z9" cannot be read: want a cell such as c1, or end`},
		{"one ply, not two", "play p1 a1+b1", `? illegal move: null: "a1+b1" cannot be read: want a cell such as c1, or end`},
		{"wrong seat", "play p2 a1", "? p1 to move"},
		{"no such seat", "play p3 a1\nplay green a1", `? there is no seat "p3"; there are p1 to p2|? there is no seat "green"; there are p1 to p2`},
		{"after the end", "quintet-setup xox/oxo/xox p2 -\nplay p2 a1\nquintet-turn\nquintet-legal", "=|? game is over|= none|="},
		{"black and white are for two", "quintet-game null players=3\nplay black a1\nplay p1 a1", `=|? there is no seat "black"; there are p1 to p3|=`},
		{"turns of two plies", "quintet-game null turns=double\nplay p1 a1\nplay p2 b1\nplay p1 end\nquintet-turn\nplay p2 b1\nplay p2 b2\nquintet-turn",
			"=|=|? p1 to move|=|= p2|=|=|= p1"},

		{"undo", "undo\nplay p1 a1\nundo\nquintet-position\nundo", "? cannot undo|=|=|= 3/3/3 p1 -|? cannot undo"},
		{"undo takes one ply", "quintet-game null turns=double\nplay p1 a1\nplay p1 b1\nundo\nquintet-turn", "=|=|=|=|= p1"},
		{"undo after the end", "quintet-setup xox/oxo/xo1 p1 -\nplay p1 c3\nundo\nquintet-turn", "=|=|=|= p1"},
		{"clear_board keeps the options", "quintet-game null size=4\nplay p1 a1\nclear_board\nquintet-position", "=|=|=|= 4/4/4/4 p1 -"},
		{"boardsize", "quintet-game null players=3\nboardsize 5\nquintet-options\nboardsize 7\nboardsize -1\nboardsize x\nquintet-options",
			"=|=|= size=5 players=3 turns=single|? unacceptable size|? unacceptable size|? boardsize: \"x\" is not a whole number|= size=5 players=3 turns=single"},
		{"boardsize of a game with one size", "quintet-game azacru\nboardsize 9\nboardsize 8\nquintet-options", "=|=|? unacceptable size|= players=2"},
		{"another game", "quintet-game squ size=8\nquintet-options\nquintet-game chess\nquintet-game squ size=99\nquintet-game squ colour=red\nquintet-game squ size\nquintet-options",
			`=|= size=8 ties=draw|? there is no game "chess"; there are ` + strings.Join(catalog.IDs(), ", ") + `, null|` +
				`? squ: option size="99" is not allowed; allowed: a whole number from 3 to 10|? squ has no option "colour"; it has size, ties, handicap|` +
				`? option "size": want name=value|= size=8 ties=draw`},

		{"set up and back", "quintet-setup xo1/3/3 p1 -\nquintet-position\nundo", "=|= xo1/3/3 p1 -|? cannot undo"},
		{"a bad position changes nothing", "play p1 a1\nquintet-setup 3/3 p1 -\nquintet-position",
			`=|? null: "3/3 p1 -" cannot be read: want rows of cells, the seat to move and the first stone of an open turn or -|= x2/3/3 p2 -`},
		{"a position that cannot be changes nothing", "play p1 a1\nquintet-setup xx1/3/3 p1 -\nquintet-position",
			"=|? impossible position: With these stones it cannot be the turn of Player 1.|= x2/3/3 p2 -"},
		{"legal", "quintet-game null size=2 turns=double\nquintet-legal\nplay p1 b2\nquintet-legal", "=|= a1 a2 b1 b2|=|= a1 a2 b1 end"},
		{"no result yet", "quintet-result\nfinal_score", "= none|? game is not over"},
		{"a win", "quintet-setup xox/oxo/xo1 p1 -\nplay p1 c3\nquintet-result\nfinal_score", "=|=|= winners=1 scores=10-8|= p1+ 10-8"},
		{"a draw", "quintet-setup xo/ox p1 -", "? null: \"xo/ox p1 -\" cannot be read: want rows of cells, the seat to move and the first stone of an open turn or -"},
		{"a draw of two", "quintet-game null size=2\nquintet-setup xo/ox p1 -\nquintet-result\nfinal_score", "=|=|= winners=1,2 scores=3-3|= draw 3-3"},
		{"some of four are first", "quintet-game null size=2 players=4\nquintet-setup yx/zo p1 -\nquintet-result\nfinal_score",
			"=|=|= winners=1,2 scores=2-2-1-1|= p1=p2 2-2-1-1"},

		{"perft", "quintet-perft 0\nquintet-perft 1\nquintet-perft 2\nquintet-perft 3", "= 1|= 9|= 72|= 504"},
		{"perft beyond the end", "quintet-game null size=2\nquintet-perft 1000", "=|= 24"},
		{"absurd perft", "quintet-perft 9\nquintet-perft 1001\nquintet-perft -1\nquintet-perft x\nquintet-perft 99999999999999999999",
			"? quintet-perft: there are more than 50000 paths of 9 plies, which is as far as it counts|" +
				`? quintet-perft: "1001" is not a whole number from 0 to 1000|? quintet-perft: "-1" is not a whole number from 0 to 1000|` +
				`? quintet-perft: "x" is not a whole number from 0 to 1000|? quintet-perft: "99999999999999999999" is not a whole number from 0 to 1000`},
		{"playouts of a decided game", "quintet-setup xox/oxo/xo1 p1 -\nquintet-playouts 3\nquintet-rules-playouts 4",
			"=|= playouts=3 seconds=1.000000 plies=3 wins=3,0|= playouts=4 seconds=1.000000 plies=4 wins=4,0"},
		{"playouts share the first place", "quintet-game null size=2 players=4\nquintet-setup xo/oy p1 -\nquintet-playouts 2\nquintet-setup xo/y1 p4 -\nquintet-rules-playouts 1",
			"=|=|= playouts=2 seconds=1.000000 plies=0 wins=0,2,0,0|=|= playouts=1 seconds=1.000000 plies=1 wins=0,0.5,0,0.5"},
		{"thirds", "quintet-game null size=2 players=3\nquintet-setup xo/zz p1 -\nquintet-setup ox/xo p1 -\nquintet-playouts 1", // p3 has nothing
			`=|? null: "xo/zz p1 -" cannot be read: want rows of cells, the seat to move and the first stone of an open turn or -|=|= playouts=1 seconds=1.000000 plies=0 wins=0.5,0.5,0`},
		{"absurd playouts", "quintet-playouts 501\nquintet-playouts 0\nquintet-rules-playouts 1e9",
			`? quintet-playouts: "501" is not a whole number from 1 to 500|? quintet-playouts: "0" is not a whole number from 1 to 500|` +
				`? quintet-rules-playouts: "1e9" is not a whole number from 1 to 500`},
		{"record", "play p1 a1\nplay p2 b1\nundo\nquintet-record", "=|=|=|= [game \"null\"]\n[options \"size=3 players=2 turns=single\"]\n[result \"*\"]\n1. a1"},
		{"record of all", "play p1 a1\nplay p2 b1\nundo\nplay p2 c1\nundo\nquintet-record all\nplay p2 b2\nquintet-record all", "=|=|=|=|=|= [format \"2\"]\n[game \"null\"]\n" +
			"[options \"size=3 players=2 turns=single\"]\n[result \"*\"]\n1. a1 (... 2. c1) (... 2. b1)|=|= [game \"null\"]\n[options \"size=3 players=2 turns=single\"]\n" +
			"[result \"*\"]\n1. a1 b2 (2. c1) (2. b1)"},
		{"record of none", "quintet-record some", `? "some" is not possible; allowed: all, for what was taken back too, or nothing`},
		{"record of a position", "quintet-setup x2/3/3 p2 -\nplay p2 b1\nquintet-record",
			"=|=|= [game \"null\"]\n[options \"size=3 players=2 turns=single\"]\n[position \"x2/3/3 p2 -\"]\n[result \"*\"]\n1. b1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Join(talk(t, config("null", nil), tt.in), "|"); got != tt.want {
				t.Errorf("answers\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

// Every listed command is known and answers without arguments or says which ones it needs. Commands that the program cannot execute are not listed.
func TestListCommands(t *testing.T) {
	names := strings.Split(strings.TrimPrefix(talk(t, config("null", nil), "list_commands")[0], "= "), "\n")
	if len(names) < 28 {
		t.Errorf("%d commands are listed, want 28 at least: %q", len(names), names)
	}
	for _, name := range names {
		if got := talk(t, config("null", nil), "known_command "+name, name, "quit"); got[0] != "= true" || got[1] == "? unknown command" {
			t.Errorf("%s is listed, the answers are %q", name, got)
		}
	}
}

func TestLongLines(t *testing.T) {
	long := strings.Repeat("x", gtp.MaxLine)
	tests := []struct{ name, in, want string }{
		{"a word", long, "? the line is too long: at most 65536 bytes are read"},
		{"a number keeps its place", "7 " + long, "?7 the line is too long: at most 65536 bytes are read"},
		{"many times the buffer", strings.Repeat(long, 5), "? the line is too long: at most 65536 bytes are read"},
		{"blanks", strings.Repeat(" ", gtp.MaxLine) + "name", "? the line is too long: at most 65536 bytes are read"},
		{"a comment", "# " + long, ""},
		{"a comment after a command", "name # " + long, "= Quintet|"},
		{"quit does not count in it", "quit " + long, "? the line is too long: at most 65536 bytes are read"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := strings.Join(talk(t, config("null", nil), tt.in, "version"), "|")
			if want := strings.TrimSuffix(tt.want, "|") + "|= 9"; got != strings.TrimPrefix(want, "|") {
				t.Errorf("answers %q, want %q", got, want)
			}
		})
	}
}

func TestErrorsOfStreams(t *testing.T) {
	gone := errors.New("gone")
	s := session(t, config("null", nil))
	if err := s.Run(iotest.ErrReader(gone), &bytes.Buffer{}); !errors.Is(err, gone) {
		t.Errorf("Run = %v with a broken input, want %v", err, gone)
	}
	if err := s.Run(strings.NewReader("name\n"), brokenWriter{gone}); !errors.Is(err, gone) {
		t.Errorf("Run = %v with a broken output, want %v", err, gone)
	}
}

type brokenWriter struct{ err error }

func (w brokenWriter) Write([]byte) (int, error) { return 0, w.err }

func TestNewRejects(t *testing.T) {
	for want, change := range map[string]func(c *gtp.Config){
		"there is no level 0; there are 1 to 7":                                               func(c *gtp.Config) { c.Game, c.Level = "squ", 0 },
		"there is no level 8; there are 1 to 7":                                               func(c *gtp.Config) { c.Game, c.Level = "squ", 8 },
		`null: option size="1" is not allowed; allowed: a whole number from 2 to 6`:           func(c *gtp.Config) { c.Options = games.Options{"size": "1"} },
		`there is no game "chess"; there are ` + strings.Join(catalog.IDs(), ", ") + ", null": func(c *gtp.Config) { c.Game = "chess" },
	} {
		c := config("null", nil)
		change(&c)
		if _, err := gtp.New(c); err == nil || err.Error() != want {
			t.Errorf("New = %v, want %s", err, want)
		}
	}
}

// The random generator continues from call to call, and depends on the seed.
func TestPlayoutsContinue(t *testing.T) {
	a := talk(t, config("squ", nil), "quintet-playouts 50", "quintet-playouts 50", "quintet-rules-playouts 20")
	b := talk(t, config("squ", nil), "quintet-playouts 50", "quintet-playouts 50", "quintet-rules-playouts 20")
	if !slices.Equal(a, b) {
		t.Errorf("the same seed gives %q and %q", a, b)
	}
	if a[0] == a[1] {
		t.Errorf("two calls give the same: %q", a[0])
	}
}

// Every game of the reference data can be played through the protocol: seats, legal plies, result, setup and record.
func TestWholeGames(t *testing.T) {
	for _, s := range allGames() {
		t.Run(s.ID, func(t *testing.T) {
			lines := gametest.ReadGames(t, s.ID, filepath.Join("..", "..", s.ID, "testdata", "games.jsonl"))
			if testing.Short() {
				lines = lines[:1]
			}
			for i, l := range lines {
				t.Run(strconv.Itoa(i+1), func(t *testing.T) { playLine(t, s, l) })
			}
		})
	}
}

// playLine plays one game and checks every answer.
func playLine(t *testing.T, s games.Spec, l gametest.GameLine) {
	var in []string
	for i, ply := range l.Plies {
		in = append(in, "quintet-turn", "quintet-legal", "showboard", "quintet-position", fmt.Sprintf("%d play p%d %s", i, l.Seats[i], ply))
	}
	in = append(in, "quintet-turn", "quintet-result", "final_score", "quintet-record", "quintet-position")
	out := talk(t, config(s.ID, l.Options), in...)
	var setups, positions []string
	for i, ply := range l.Plies {
		turn, legal, picture, position, played := out[5*i], out[5*i+1], out[5*i+2], out[5*i+3], out[5*i+4]
		if want := fmt.Sprintf("= p%d", l.Seats[i]); turn != want {
			t.Fatalf("before ply %d quintet-turn = %q, want %q", i+1, turn, want)
		}
		legal = strings.TrimPrefix(legal, "= ")
		if n := len(strings.Fields(legal)); n != int(l.Legal[i][0]) || crc32.ChecksumIEEE([]byte(legal)) != l.Legal[i][1] {
			t.Fatalf("before ply %d quintet-legal lists %d plies: %s", i+1, n, legal)
		}
		if !strings.HasPrefix(picture, "= "+s.Name) || strings.Contains(picture, "%!") {
			t.Errorf("before ply %d the board is\n%s", i+1, picture)
		}
		if want := fmt.Sprintf("=%d", i); played != want {
			t.Fatalf("play p%d %s: got %q, want %q", l.Seats[i], ply, played, want)
		}
		setups = append(setups, "quintet-setup "+strings.TrimPrefix(position, "= "), "quintet-position", "quintet-legal")
		positions = append(positions, "=", position, out[5*i+1])
	}
	end := out[5*len(l.Plies):]
	var winners []string
	for _, w := range l.Winners {
		winners = append(winners, strconv.Itoa(w))
	}
	result := "= winners=" + strings.Join(winners, ",")
	if l.Scores != nil {
		result += " scores=" + record.FormatScores(l.Scores)
	}
	if end[0] != "= none" || end[1] != result {
		t.Errorf("at the end %q, %q, want none and %q", end[0], end[1], result)
	}
	rec, err := record.Read(strings.NewReader(strings.TrimPrefix(end[3], "= ")), catalogtest.Find)
	catalogtest.NoError(t, err)
	if rec.Match.MainLen() != len(l.Plies) || "= "+record.FormatResult(rec.Match.Final(), rec.Match.Game().Info().Players) != end[2] {
		t.Errorf("the record has %d plies, %+v; final_score is %q", rec.Match.MainLen(), rec.Match.Final(), end[2])
	}
	if got := talk(t, config(s.ID, l.Options), setups...); !slices.Equal(got, positions) {
		t.Error("a set-up position does not round-trip, or has other legal plies")
	}
}

// The package comment is the specification of the protocol, so it names every command.
func TestCommandsAreDocumented(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	catalogtest.NoError(t, err)
	for _, name := range strings.Split(talk(t, config("squex", nil), "list_commands")[0][2:], "\n") {
		if !regexp.MustCompile(`(?m)^//\t(.*, )?` + regexp.QuoteMeta(name) + `( |,|$)`).Match(doc) {
			t.Errorf("doc.go does not say what %s does", name)
		}
	}
}

// An answer about a word of any length is one short line.
func TestLongWordIsShortened(t *testing.T) {
	long := strings.Repeat("x", gtp.MaxLine-100)
	for _, command := range []string{
		long, "quintet-game " + long, "quintet-game squ " + long, "quintet-game squ " + long + "=1", "quintet-game squ size=" + long,
		"play " + long + " a1", "play p1 " + long, "quintet-setup " + long, "boardsize " + long, "quintet-perft " + long, "quintet-playouts " + long,
		"time_settings " + long + " 1 1", "time_settings 1 1 " + long, "time_left " + long + " 1 1", "quintet-analyze time " + long,
		"quintet-analyze " + long + " 1", "genmove " + long, "known_command " + long,
	} {
		name, _, _ := strings.Cut(command[:40], "x")
		if answer := talk(t, config("null", nil), command)[0]; len(answer) > 250 {
			t.Errorf("%s: an answer of %d bytes, want at most 250", name, len(answer))
		}
	}
}

// Perft of long games gives up after a number of plies, even if it has counted few paths.
func TestPerftLimitsPlies(t *testing.T) {
	c := config("squex", games.Options{"size": "8"})
	c.MaxPaths, c.MaxPlies = 1_000_000_000, 20_000
	answer := talk(t, c, "quintet-perft 1000")[0]
	if !strings.HasPrefix(answer, "? quintet-perft: ") || !strings.HasSuffix(answer, " paths were counted within 20000 plies, which is as far as it plays") {
		t.Errorf("answer %q, want that it ended after 20000 plies", answer)
	}
}
