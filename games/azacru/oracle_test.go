package azacru

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// An oracle follows the prose of rules.md 1.3 condition by condition, without any of the tables of the program.
type oracle struct {
	tile, owner, facing map[string]int // by the label of the cell; tile and owner have no entry if there is none
	mover               int
}

// oracleOf reads the board from the text of p, not from its fields.
func oracleOf(p *position) oracle {
	words := strings.Fields(games.TextOf(p))
	o := oracle{map[string]int{}, map[string]int{}, map[string]int{}, int(words[1][0] - '1')}
	for row, rest := range strings.Split(words[0], "/") {
		for column := 0; rest != ""; {
			cell := fmt.Sprintf("%c%d", 'a'+column, row+1)
			switch c := rest[0]; {
			case c >= '1' && c <= '9':
				column += int(c-'0') - 1
			case c >= 'a':
				o.tile[cell] = int(c - 'a')
			default:
				o.owner[cell], o.facing[cell] = int(c-'A'), int(rest[1]-'0')
				o.tile[cell] = int(c - 'A')
				rest = rest[1:]
				if strings.HasPrefix(rest[1:], "-") {
					delete(o.tile, cell)
					rest = rest[1:]
				}
			}
			rest = rest[1:]
			column++
		}
	}
	return o
}

// borderland returns the name of the three by three cells around a cell.
func borderland(cell string) string { return fmt.Sprint((cell[0]-'a')/3, (cell[1]-'1')/3) }

// ray returns the cell k steps from a cell in a direction, "" off the board.
func ray(cell string, direction, k int) string {
	dx := []int{0, 1, 1, 1, 0, -1, -1, -1}[direction]
	dy := []int{-1, -1, 0, 1, 1, 1, 0, -1}[direction]
	x, y := int(cell[0])+k*dx, int(cell[1])+k*dy
	if x < 'a' || x > 'i' || y < '1' || y > '9' {
		return ""
	}
	return fmt.Sprintf("%c%c", x, y)
}

// isTile reports whether the cell is a tile of the player.
func (o oracle) isTile(cell string, player int) bool {
	tile, ok := o.tile[cell]
	return ok && tile == player
}

// outcome is the result, by the prose, of moving the piece on from k steps in direction.
type outcome struct {
	to             string
	legal          bool
	turned         []string // the cells in between that become the mover's
	lost, crossing bool
}

func (o oracle) move(from string, direction, k int) outcome {
	me := o.mover
	power := 0
	for cell := range o.tile {
		if borderland(cell) == borderland(from) && o.isTile(cell, me) {
			power++
		}
	}
	r := outcome{to: ray(from, direction, k)}
	if k > max(1, power) || r.to == "" { // 3
		return r
	}
	if _, taken := o.owner[r.to]; taken { // 4
		return r
	}
	if tile, coloured := o.tile[r.to]; coloured && tile != me { // 4
		return r
	}
	connection := o.isTile(from, me) && o.isTile(r.to, me) && k >= 2 // 5
	pieces, foreign := 0, false
	var between []string
	for i := 1; i < k; i++ {
		cell := ray(from, direction, i)
		if _, taken := o.owner[cell]; taken {
			pieces++
		}
		if tile, coloured := o.tile[cell]; coloured && tile != me {
			foreign = true
		}
		between = append(between, cell)
	}
	r.legal = pieces == 0 || connection // 6
	r.crossing = borderland(from) != borderland(r.to)
	if connection && pieces == 0 { // b
		r.turned, r.lost = between, foreign
	}
	return r
}

// plies returns the legal moves by name with the resulting positions, without turn and counters.
func (o oracle) plies() map[string]oracle {
	all := map[string]oracle{}
	for from, owner := range o.owner {
		if owner != o.mover {
			continue
		}
		for _, aside := range []int{-1, 0, 1} {
			d := (o.facing[from] + aside + 8) % 8
			for k := 1; k <= 8; k++ {
				r := o.move(from, d, k)
				if !r.legal {
					continue
				}
				all[from+"-"+r.to] = o.after(from, r, d)
				if r.crossing && !r.lost {
					all[from+"-"+r.to+"<"] = o.after(from, r, (d+7)%8)
					all[from+"-"+r.to+">"] = o.after(from, r, (d+1)%8)
				}
			}
		}
	}
	return all
}

// after returns the board after a move.
func (o oracle) after(from string, r outcome, facing int) oracle {
	n := oracle{maps.Clone(o.tile), maps.Clone(o.owner), maps.Clone(o.facing), o.mover}
	delete(n.owner, from)
	delete(n.facing, from)
	for _, cell := range append(slices.Clone(r.turned), r.to) {
		n.tile[cell] = o.mover
	}
	if !r.lost {
		n.owner[r.to], n.facing[r.to] = o.mover, facing
	}
	return n
}

// same reports whether two boards are equal, ignoring the player to move.
func (o oracle) same(n oracle) bool {
	return fmt.Sprint(o.tile, o.owner, o.facing) == fmt.Sprint(n.tile, n.owner, n.facing)
}

// The legal plies and their effects agree with the prose, on boards of any density.
func TestRulesMatchOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		want := oracleOf(p).plies()
		moves := p.AppendMoves(nil)
		if len(want) == 0 {
			if len(moves) != 1 || moves[0] != passMove {
				t.Fatalf("got %v, want the pass alone", legal(p))
			}
			return
		}
		if len(moves) != len(want) {
			t.Fatalf("%d plies, want %d", len(moves), len(want))
		}
		for _, m := range moves {
			name := p.g.FormatMove(p, m)
			after, ok := want[name]
			if !ok {
				t.Fatalf("%s is listed and not legal", name)
			}
			q := p.Clone().(*position)
			q.Play(m)
			if !oracleOf(q).same(after) {
				t.Fatalf("%s leads to another board than the prose", name)
			}
		}
	})
}

// drawPosition draws a board of any density with a player to move, before the last round.
func drawPosition(t *rapid.T) *position {
	players := rapid.IntRange(2, games.MaxPlayers).Draw(t, "players")
	tiles := rapid.IntRange(0, 8).Draw(t, "tiles in 10")
	crowd := rapid.IntRange(1, 4).Draw(t, "pieces in 16")
	drawing := ""
	for range size {
		for range size {
			c := rapid.IntRange(0, players-1).Draw(t, "colour")
			switch {
			case rapid.IntRange(0, 15).Draw(t, "piece") < crowd:
				drawing += string(rune('A'+c)) + string(rune('0'+rapid.IntRange(0, 7).Draw(t, "heading")))
				drawing += rapid.SampledFrom([]string{" ", " ", "- "}).Draw(t, "ground")
			case rapid.IntRange(0, 9).Draw(t, "tile") < tiles:
				drawing += string(rune('a'+c)) + " "
			default:
				drawing += ". "
			}
		}
		drawing += "\n"
	}
	mover := rapid.IntRange(1, players).Draw(t, "mover")
	return parse(t, fmt.Sprintf("%s %d %d -", gametest.Rows(drawing), mover, players))
}
