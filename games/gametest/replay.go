// Replays games written by an independent program (games.jsonl): movers, legal plies and results have to agree. Change here what is compared
// (replay).

package gametest

import (
	"bytes"
	"encoding/json"
	"hash/crc32"
	"os"
	"slices"
	"strings"
	"testing"

	"quintet/games"
)

// A GameLine is one line of games.jsonl: a complete game with the findings of an independent program (games/rules.md, "games.jsonl").
type GameLine struct {
	Game    string        `json:"game"`
	Options games.Options `json:"opts"`
	Plies   []string      `json:"plies"`
	Seats   []int         `json:"seats"`   // who moves, before each ply, from 1
	Legal   [][2]uint32   `json:"legal"`   // before each ply: number of legal plies, CRC-32 of their texts
	Winners []int         `json:"winners"` // from 1
	Scores  []int         `json:"scores"`
}

// ReadGames returns the lines of file that belong to the game with this id. It fails the test if there are none.
func ReadGames(t testing.TB, id, file string) []GameLine {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var lines []GameLine
	n := 0
	for line := range bytes.Lines(data) {
		n++
		var l GameLine
		if err := json.Unmarshal(line, &l); err != nil {
			t.Fatalf("%s:%d: %v", file, n, err)
		}
		if l.Game == id {
			lines = append(lines, l)
		}
	}
	if len(lines) == 0 {
		t.Fatalf("%s has no game of %s", file, id)
	}
	return lines
}

// Replay replays the games of file and compares the mover and the legal plies before every ply, and the result after the last.
func Replay(t *testing.T, s games.Spec, file string) {
	t.Helper()
	for i, l := range ReadGames(t, s.ID, file) {
		name := s.Format(l.Options)
		if bad := replay(open(t, s, l.Options), l, t.Errorf); bad {
			t.Errorf("%s: game %d of %s (%s) differs, see above", file, i+1, s.ID, name)
		}
	}
}

// replay replays one game and passes differences to fail. It stops at the first and reports whether there was one.
func replay(g games.Game, l GameLine, fail func(string, ...any)) (bad bool) {
	check := func(ok bool, format string, args ...any) {
		if !ok && !bad {
			bad = true
			fail(format, args...)
		}
	}
	if len(l.Seats) != len(l.Plies) || len(l.Legal) != len(l.Plies) || len(l.Winners) == 0 {
		check(false, "line has %d plies, %d seats, %d legal, %d winners", len(l.Plies), len(l.Seats), len(l.Legal), len(l.Winners))
		return bad
	}
	p := g.Start()
	for n, text := range l.Plies {
		check(int(p.ToMove())+1 == l.Seats[n], "ply %d %s: seat %d to move, want %d", n+1, text, p.ToMove()+1, l.Seats[n])
		legal := legalTexts(g, p)
		joined := strings.Join(legal, " ")
		check(len(legal) == int(l.Legal[n][0]), "ply %d %s: %d legal plies, want %d: %s", n+1, text, len(legal), l.Legal[n][0], joined)
		sum := crc32.ChecksumIEEE([]byte(joined))
		check(sum == l.Legal[n][1], "ply %d %s: legal plies have checksum %d, want %d: %s", n+1, text, sum, l.Legal[n][1], joined)
		m, err := g.ParseMove(p, text)
		check(err == nil, "ply %d: ParseMove: %v", n+1, err)
		if bad {
			return bad
		}
		check(g.FormatMove(p, m) == text, "ply %d: FormatMove = %q, want %q", n+1, g.FormatMove(p, m), text)
		p.Play(m)
		check(p.Over() == (n+1 == len(l.Plies)), "after ply %d of %d Over = %v", n+1, len(l.Plies), p.Over())
	}
	if !p.Over() {
		return bad
	}
	var winners []int
	for _, w := range games.Winners(p.Payoffs(), g.Info().Players) {
		winners = append(winners, int(w)+1)
	}
	check(slices.Equal(winners, l.Winners), "winners %v, want %v", winners, l.Winners)
	if l.Scores != nil {
		scores := p.AppendScores(nil)
		check(slices.Equal(scores, l.Scores), "scores %v, want %v", scores, l.Scores)
	}
	return bad
}

// legalTexts returns the canonical texts of the legal plies of p, sorted by bytes.
func legalTexts(g games.Game, p games.Position) []string {
	return slices.Sorted(slices.Values(Names(g, p, p.AppendMoves(nil))))
}
