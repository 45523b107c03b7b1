package app_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
)

// The length and the result of a game are the same everywhere, in the same words: at its table, in the library, on the title page and in its review.
// The length is the last number in the list of moves.
func TestPagesAgreeOnResult(t *testing.T) {
	people := []match.Seat{{Name: "Ana"}, {Name: "Rui"}, {Name: "Eva"}, {Name: "Gil"}}
	r := games.NewRand(7)
	for _, table := range catalogtest.Tables(6) {
		g := table.Open(t)
		n := g.Info().Players
		m := match.New(g, people[:n])
		turns := 0
		for last := games.None; turns < 2*n+1 && !m.Over(); {
			mover := m.Position().ToMove()
			if mover != last {
				turns, last = turns+1, mover
			}
			all := m.Position().AppendMoves(nil)
			catalogtest.NoError(t, m.Play(all[r.Intn(len(all))]))
		}
		if !m.Over() {
			catalogtest.NoError(t, m.Resign(m.Position().ToMove()))
		}
		rounds, winners := (turns+n-1)/n, m.Outcome().Winners // all players move in turn
		var text bytes.Buffer
		catalogtest.NoError(t, record.Write(&text, record.New(table.Spec, m)))
		verdict := "Tied for first"
		if len(winners) == 1 {
			verdict = people[winners[0]].Name + " wins"
		}
		length := fmt.Sprintf("%d rounds", rounds)
		p := newPlayer(t)
		do(t, p, "give x.txt "+strings.ReplaceAll(text.String(), "\n", `\n`)+";ticks 400;want text "+verdict+";want text "+length)
		do(t, p, fmt.Sprintf("want text %d;want absent %d rounds", rounds, rounds+1))
		do(t, p, "key ctrl+t;want text "+verdict+";press Library;wait;want text "+verdict+";want text "+length)
		if !m.Position().Over() {
			do(t, p, "key esc;press Look again;key a;wait;key end;want text resigned after round "+fmt.Sprint(rounds))
		}
		p.App.Close()
		if t.Failed() {
			t.Fatalf("at a table of %s:\n%s", table, text.String())
		}
	}
}
