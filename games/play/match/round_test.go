package match

import (
	"fmt"
	"testing"

	"quintet/games"
)

// A mover is a position that only has a player to move.
type mover struct {
	games.Position
	player games.Player
}

func (p mover) ToMove() games.Player { return p.player }
func (p mover) Over() bool           { return p.player == games.None }

// TestRounds numbers the turns of games of up to four, and the next turn after every ply. A dash is the end.
func TestRounds(t *testing.T) {
	for _, c := range []struct{ name, players, turns, next string }{
		{"nobody has moved", "0", "", "1"},
		{"two seats", "010", "11", "112"},
		{"the end belongs to the last turn", "010-", "112", "1122"},
		{"four seats", "01230120", "1111222", "11112223"},
		{"a seat that is out", "012302300", "11112223", "111122233"},
		{"turns of several plies", "01100110", "1122", "11122223"},
		{"the second seat begins", "1010", "122", "1223"},
	} {
		m := &Match{}
		for _, player := range c.players {
			p := games.None
			if player != '-' {
				p = games.Player(player - '0')
			}
			m.positions = append(m.positions, mover{player: p})
			m.path = append(m.path, &Node{})
		}
		turns, next := "", ""
		for _, turn := range m.Turns() {
			turns += fmt.Sprint(turn.Round)
		}
		for m.cursor = range m.positions {
			next += fmt.Sprint(m.Round())
		}
		if turns != c.turns || next != c.next {
			t.Errorf("%s: turns in rounds %s, next turns in %s; want %s, %s", c.name, turns, next, c.turns, c.next)
		}
	}
}
