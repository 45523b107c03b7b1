package gtp_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/cli/gtp"
	"quintet/games/files/record"
	"quintet/games/gametest"
)

// goConfig returns the configuration of a session for a Go manager.
func goConfig(game string, o games.Options) gtp.Config {
	c := config(game, o)
	c.Alternate, c.SkipI = true, true
	return c
}

// manage acts as a manager that asks both seats in turn, tells each program the other's answer, and stops after two passes, like gogui-twogtp.
func manage(t *testing.T, black, white *client) (points []string, result string) {
	t.Helper()
	point := regexp.MustCompile(`^[a-hj-t][1-9][0-9]?$`)
	passes := 0
	for ply := 0; passes < 2; ply++ {
		colour, mover, other := "b", black, white
		if ply%2 == 1 {
			colour, mover, other = "w", white, black
		}
		answer := mover.ask("genmove " + colour)
		other.ask("play " + colour + " " + strings.ToUpper(answer))
		passes++
		if answer != "pass" {
			if !point.MatchString(answer) || slices.Contains(points, answer) {
				t.Fatalf("ply %d: %s answers %q after %q", ply, colour, answer, points)
			}
			passes = 0
			points = append(points, answer)
		}
	}
	result = black.ask("final_score")
	if again := white.ask("final_score"); again != result {
		t.Errorf("black says %s, white %s", result, again)
	}
	return points, result
}

// Whole matches under an alternating manager finish with a result, on boards with and without the letter i, and are the same game by our rules.
func TestAlternatingManagers(t *testing.T) {
	for _, tt := range []struct {
		game    string
		options games.Options
	}{
		{"squex", games.Options{"size": "5"}}, {"squex", games.Options{"size": "11", "handicap": "2"}},
		{"squ", games.Options{"size": "5"}}, {"squ", games.Options{"size": "10"}},
		{"distrify", games.Options{"size": "5"}}, {"distrify", games.Options{"size": "10", "pairs": "original"}},
	} {
		t.Run(fmt.Sprint(tt.game, tt.options), func(t *testing.T) {
			black, white := dial(t, goConfig(tt.game, tt.options)), dial(t, goConfig(tt.game, tt.options))
			for game := range 2 {
				points, result := manage(t, black, white)
				if !regexp.MustCompile(`^(0|[BW]\+\d*)$`).MatchString(result) {
					t.Errorf("game %d has the result %q", game, result)
				}
				text := black.ask("quintet-record")
				if again := white.ask("quintet-record"); again != text {
					t.Errorf("the records differ:\n%s\n%s", text, again)
				}
				rec, err := record.Read(strings.NewReader(text), catalog.Find)
				catalogtest.NoError(t, err)
				m := rec.Match
				o := m.Outcome()
				draw := len(o.Winners) == 2
				if !m.Over() || draw != (result == "0") || !draw && "BW"[o.Winners[0]] != result[0] || m.MainLen() < len(points) {
					t.Errorf("the result is %s, the record ends with %+v", result, o)
				}
				black.ask("clear_board")
				white.ask("clear_board")
			}
		})
	}
}

// The reference games of each game can be played in alternation, with a pass for each waiting seat. After undo they can be played again.
func TestAlternatingTranscripts(t *testing.T) {
	for _, id := range []string{"squex", "squ", "distrify"} {
		for i, l := range gametest.ReadGames(t, id, "../../"+id+"/testdata/games.jsonl") {
			s, _ := catalog.Find(id)
			g, err := s.Open(l.Options)
			catalogtest.NoError(t, err)
			if l.Options["swap"] == "on" || slices.Contains(l.Plies, "end") || i > 3 && testing.Short() {
				continue
			}
			c := dial(t, goConfig(id, l.Options))
			turn, sent := 0, 0
			for k := 0; k < len(l.Plies); turn++ {
				ply, seat := "pass", turn%2+1
				if int(l.Seats[k]) == seat {
					ply = goPoint(l.Plies[k])
					k++
				}
				c.ask(fmt.Sprintf("play %s %s", "bw"[seat-1:seat], ply))
				sent++
			}
			score := c.ask("final_score")
			for range sent / 2 {
				c.ask("undo")
			}
			for range sent - sent/2 {
				c.ask("undo")
			}
			if c.send("undo"); c.answer() != "? cannot undo" {
				t.Errorf("%s %d: more can be undone than was played", id, i)
			}
			if c.ask("quintet-position") != games.TextOf(g.Start()) || score == "" {
				t.Errorf("%s %d: undo does not lead to the start", id, i)
			}
		}
	}
}

// goPoint renames columns to leave out the letter i.
func goPoint(ply string) string {
	if ply[0] >= 'i' && len(ply) <= 3 {
		return string(ply[0]+1) + ply[1:]
	}
	return ply
}

func TestGoAnswers(t *testing.T) {
	const squ10 = "quintet-game squ size=10\n"
	for _, tt := range []struct {
		name, in, want   string
		alternate, skipI bool
	}{
		{"a seat that waits passes", "play b a1\ngenmove b\nplay b pass\nplay b b1\nplay w b1\nplay b PASS\nplay w c1\nreg_genmove w\nquintet-turn", "=|= pass|=|? only a pass is possible: another seat is to move, or the game is over|=|=|=|= pass|= p1", true, true},
		{"who is to move does not pass", "play b pass", `? illegal move: "pass" is no point of the board`, true, true},
		{"without -alternate nobody waits", "play b a1\nplay b pass\ngenmove b", "=|? p2 to move|? p2 to move", false, true},
		{"the letter i", squ10 + "play b i5\nplay b j5\nquintet-position", `=|? illegal move: "i5": with -skip-i no column has the letter i|=|= 10/10/10/10/8r1/10/10/10/10/10 - -`, false, true},
		{"the last column", squ10 + "play b k10\nplay w l1", `=|=|? illegal move: "l1" is no point of the board`, false, true},
		{"the letter i without -skip-i", squ10 + "play b k1\nplay b i5", `=|? illegal move: squ: "k1" cannot be read: want a cell from a1 to j10|=`, false, false},
		{"ten columns and no -skip-i", squ10 + "boardsize 9\nboardsize 8\nquintet-options",
			"? a board of 10 columns needs -skip-i: Go programs leave out the letter i|? a board of 9 columns needs -skip-i: Go programs leave out the letter i|=|= size=8 ties=draw", true, false},
		{"no points", "quintet-game taiji\nquintet-game azacru\nquintet-game azacru players=3\nquintet-game squex swap=on", "? -alternate is not possible: a ply of Taiji, such as a1-b1, is no point|" +
			"? -alternate is not possible: a ply of Azacru, such as c1-d2, is no point|? -alternate is not possible: Azacru is played by 3 here, Go by two|? -alternate is not possible with swap=on: a swap is no point", true, true},
		{"the end of a turn", "quintet-game distrify size=9\nplay b e5\nplay w a1\nplay w pass\nquintet-turn", "=|=|=|=|= p1", false, true},
		{"rules", "gogui-rules_game_id\ngogui-rules_board_size\ngogui-rules_side_to_move\nplay b a1\ngogui-rules_side_to_move\nplay w b3\ngogui-rules_board\ngogui-rules_final_result",
			"= Squ|= 4|= black|=|= white|=|= . . . .\n. O . .\n. . . .\nX . . .|= unknown", false, true},
		{"legal points", "quintet-game squ size=3\nplay b a1\ngogui-rules_legal_moves", "=|=|= A2 A3 B1 B2 B3 C1 C2 C3", false, false},
		{"legal points beyond h", squ10 + "gogui-rules_legal_moves", "=|? a board of 10 columns needs -skip-i: Go programs leave out the letter i", false, false},
		{"rules without points", "quintet-game taiji\ngogui-rules_board", "=|? a ply of Taiji, such as a1-b1, is no point", false, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := config("squ", games.Options{"size": "4"})
			c.Alternate, c.SkipI = tt.alternate, tt.skipI
			if got := strings.Join(talk(t, c, tt.in), "|"); got != tt.want {
				t.Errorf("answers\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

// GoGui ends a game when no point is legal, and then shows the winner: its commands agree with ours in whole games.
func TestGoRules(t *testing.T) {
	for _, id := range []string{"squex", "squ", "distrify"} {
		conf := config(id, games.Options{"size": "5"})
		conf.SkipI = true
		c := dial(t, conf)
		for n := 0; ; n++ {
			legal, side := strings.Fields(c.ask("gogui-rules_legal_moves")), c.ask("gogui-rules_side_to_move")
			board := c.ask("gogui-rules_board")
			if stones := strings.Count(board, "X") + strings.Count(board, "O"); stones > n || len(strings.Fields(board)) != 25 {
				t.Fatalf("%s: after %d plies the board is\n%s", id, n, board)
			}
			if len(legal) == 0 {
				break
			}
			if ply := strings.ToUpper(c.ask("genmove " + side)); !slices.Contains(legal, ply) && !slices.Contains(legal, strings.ToLower(ply)) {
				t.Fatalf("%s: genmove answers %s, legal are %q", id, ply, legal)
			}
		}
		if got := c.ask("gogui-rules_final_result"); !slices.Contains([]string{"black wins", "white wins", "draw"}, got) || c.ask("quintet-turn") != "none" {
			t.Errorf("%s: the result is %q", id, got)
		}
	}
}
