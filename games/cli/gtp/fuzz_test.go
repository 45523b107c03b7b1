package gtp_test

import (
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
)

// FuzzRun checks that every answer is well formed and that there is exactly one for each line with a command, whatever a client sends.
func FuzzRun(f *testing.F) {
	f.Add("1 play p1 a1\nplay p2 b1\nundo\nshowboard\nquintet-record\n")
	f.Add("quintet-game null turns=double players=3\nplay p1 a1\nplay p1 end\nquintet-legal\nquintet-perft 3\n")
	f.Add("quintet-setup xo1/3/3 p1 -\nquintet-playouts 5\nquintet-rules-playouts 5\nfinal_score\nquit\n")
	f.Add("boardsize 4\nclear_board\n# comment\n\x00\x7f\t\r\nknown_command quit\nlist_commands")
	for _, s := range catalog.All() {
		f.Add("quintet-game " + s.ID + "\nplay p1 " + strings.Fields(s.Showcase.Plies)[0] + "\nshowboard\nquintet-position\n")
		f.Add("quintet-game " + s.ID + "\ngenmove p1\nreg_genmove p2\ngenmove p2\nundo\nquintet-analyze playouts 3\n")
	}
	f.Add("quintet-game squ size=3\ntime_settings 1 0.5 3\ngenmove b\ntime_left w 0 0\ngenmove w\nquintet-analyze time 0.001 playouts 10\n")
	f.Add("quintet-game azacru players=4\ntime_settings 0 1 0\ngenmove p1\nquintet-analyze\ntime_left p2 x NaN\nquintet-analyze time Inf\n")
	f.Fuzz(func(t *testing.T, in string) {
		c := config("null", nil)
		c.MaxPaths, c.MaxPlies, c.MaxPlayouts, c.MaxThinking = 2000, 2000, 10, time.Millisecond
		answers := talk(t, c, in)
		if lines := strings.Count(in, "\n") + 1; len(answers) > lines {
			t.Errorf("%d answers to %d lines: %q", len(answers), lines, answers)
		}
		for _, a := range answers {
			if a == "" || a[0] != '=' && a[0] != '?' || strings.ContainsAny(a, "\r\x00") {
				t.Errorf("answer %q is not well formed", a)
			}
		}
	})
}
