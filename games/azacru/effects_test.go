// Checks that what Azacru says of moves is true, by the oracle of the rules.

package azacru

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

// tiles counts the tiles of a player.
func (o oracle) tiles(player int) int {
	n := 0
	for _, tile := range o.tile {
		if tile == player {
			n++
		}
	}
	return n
}

// as returns the oracle with another player to move.
func (o oracle) as(player int) oracle {
	o.mover = player
	return o
}

// outcomes returns the outcomes of every legal move of the mover's piece on a cell, none if there is no such piece.
func (o oracle) outcomes(from string) (rs []outcome) {
	if owner, taken := o.owner[from]; !taken || owner != o.mover {
		return nil
	}
	for _, aside := range []int{-1, 0, 1} {
		for k := 1; k <= 8; k++ {
			if r := o.move(from, (o.facing[from]+aside+8)%8, k); r.legal {
				rs = append(rs, r)
			}
		}
	}
	return rs
}

// pieces returns the cells of the mover's pieces.
func (o oracle) pieces() (cells []string) {
	for cell, owner := range o.owner {
		if owner == o.mover {
			cells = append(cells, cell)
		}
	}
	return cells
}

// reach counts the cells that the mover's pieces can go to, for each piece.
func (o oracle) reach() int {
	n := 0
	for _, from := range o.pieces() {
		n += len(o.outcomes(from))
	}
	return n
}

// gain returns how many tiles an outcome gains.
func (o oracle) gain(r outcome) int {
	n := 0
	for _, cell := range append(slices.Clone(r.turned), r.to) {
		if !o.isTile(cell, o.mover) {
			n++
		}
	}
	return n
}

// bestGain returns the most tiles that a move of the mover gains.
func (o oracle) bestGain() int {
	best := 0
	for _, from := range o.pieces() {
		for _, r := range o.outcomes(from) {
			best = max(best, o.gain(r))
		}
	}
	return best
}

// power counts the mover's tiles in the borderland of a cell, at least one.
func (o oracle) power(cell string) int { return max(1, o.local(cell)) }

// local counts the mover's tiles in the borderland of a cell.
func (o oracle) local(cell string) int {
	n := 0
	for other := range o.tile {
		if borderland(other) == borderland(cell) && o.isTile(other, o.mover) {
			n++
		}
	}
	return n
}

// best returns the most tiles of the other players.
func (o oracle) best(players int) int {
	n := 0
	for i := range players {
		if i != o.mover {
			n = max(n, o.tiles(i))
		}
	}
	return n
}

// A claim is an effect with the boards before and after the move.
type claim struct {
	games.Effect
	before, after oracle
	from          string
	outcome       outcome
	players       int
	trigger       int // -1 before the last round
	over          bool
}

// claimOf reads the boards from the texts of the position and the move.
func claimOf(pos games.Position, mv games.Move, e games.Effect) claim {
	p := pos.(*position)
	words := strings.Fields(games.TextOf(p))
	c := claim{Effect: e, before: oracleOf(p), trigger: -1}
	c.players, _ = strconv.Atoi(words[2])
	if n, err := strconv.Atoi(words[3]); err == nil {
		c.trigger = n - 1
	}
	text := p.g.FormatMove(p, mv)
	c.from = text[:2]
	for d := range 8 {
		for k := 1; k <= 8; k++ {
			if ray(c.from, d, k) != text[3:5] {
				continue
			}
			c.outcome = c.before.move(c.from, d, k)
			facing := d + 8
			if strings.HasSuffix(text, "<") {
				facing--
			} else if strings.HasSuffix(text, ">") {
				facing++
			}
			c.after = c.before.after(c.from, c.outcome, facing%8)
		}
	}
	quiet, _ := strconv.Atoi(words[4])
	c.over = (c.before.mover+1)%c.players == c.trigger || c.before.gain(c.outcome) == 0 && quiet+1 >= 10*c.players
	return c
}

// player returns the player whose name is the argument, and whether he has another turn.
func (c claim) player() (player int, turn bool) {
	player = slices.Index(colourKeys[:], c.Args[1].(board.Message).Key)
	turn = !c.over
	for i := c.before.mover; c.trigger >= 0 && i != player; i = (i + 1) % c.players {
		turn = turn && (i+1)%c.players != c.trigger
	}
	return player, turn && player != c.before.mover
}

// again reports whether the mover has another turn, as far as the rules tell.
func (c claim) again() bool { return c.trigger < 0 }

// judge returns an error if e is not true of mv in pos.
func judge(pos games.Position, mv games.Move, e games.Effect) error {
	c := claimOf(pos, mv, e)
	holds := map[string]func() bool{
		effectWin:     c.win,
		effectTake:    c.take,
		effectLead:    c.lead,
		effectGain:    func() bool { return c.Amount > 0 && c.before.gain(c.outcome) == c.Amount && c.Args[1] == c.Amount },
		effectBlock:   c.block,
		effectPrepare: c.prepare,
		effectCurb:    c.curb,
		effectPower:   c.power,
		effectRoom: func() bool {
			return c.again() && len(c.after.outcomes(c.outcome.to)) == c.Amount && c.Args[1] == c.Amount
		},
		effectFree:   c.free,
		effectEnter:  c.enter,
		effectLost:   func() bool { return c.outcome.lost },
		effectHalt:   func() bool { return c.again() && !c.outcome.lost && len(c.after.outcomes(c.outcome.to)) == 0 },
		effectPinch:  c.pinch,
		effectWeaker: c.weaker,
		effectIdle:   func() bool { return c.before.gain(c.outcome) == 0 },
	}[e.Kind]
	switch {
	case holds == nil:
		return errors.New("the kind is unknown")
	case !holds():
		return fmt.Errorf("it does not hold with arguments %v", e.Args[1:])
	}
	return nil
}

func (c claim) win() bool { return c.over && c.after.tiles(c.after.mover) > c.after.best(c.players) }

func (c claim) take() bool {
	player := slices.Index(colourKeys[:], c.Args[1].(board.Message).Key)
	return c.Amount > 0 && c.before.tiles(player)-c.after.tiles(player) == c.Amount && c.Args[2] == c.Amount
}

func (c claim) lead() bool {
	mine, best := c.after.tiles(c.after.mover), c.after.best(c.players)
	return c.before.tiles(c.before.mover) <= c.before.best(c.players) && mine > best && c.Args[1] == mine && c.Args[2] == best
}

func (c claim) curb() bool {
	player, turn := c.player()
	return turn && c.Amount > 1 && c.before.as(player).reach()-c.after.as(player).reach() == c.Amount && c.Args[2] == c.Amount
}

func (c claim) block() bool {
	player, turn := c.player()
	at := c.Args[2].(string)
	return turn && len(c.before.as(player).outcomes(at)) > 0 && len(c.after.as(player).outcomes(at)) == 0
}

func (c claim) prepare() bool {
	return c.again() && c.Amount > 1 && c.after.bestGain() == c.Amount && c.before.bestGain() < c.Amount && c.Args[1] == c.Amount
}

func (c claim) power() bool {
	now := c.after.power(c.outcome.to)
	return c.again() && !c.outcome.lost && now == c.Amount && now > c.before.power(c.from) && c.Args[1] == now
}

func (c claim) weaker() bool {
	was, now := c.before.power(c.from), c.after.power(c.outcome.to)
	return c.again() && !c.outcome.lost && was-now == c.Amount && now < was && c.Args[1] == now && c.Args[2] == was
}

func (c claim) free() bool {
	at := c.Args[1].(string)
	return c.again() && at != c.outcome.to && len(c.before.outcomes(at)) == 0 && len(c.after.outcomes(at)) > 0
}

func (c claim) pinch() bool {
	at := c.Args[1].(string)
	return c.again() && at != c.outcome.to && len(c.before.outcomes(at)) > 0 && len(c.after.outcomes(at)) == 0
}

func (c claim) enter() bool {
	to := c.Args[1].(string)
	return c.again() && c.outcome.crossing && to == c.outcome.to && c.before.local(to) == 0 && c.after.local(to) > 0
}

func TestEffectsAreTrue(t *testing.T) {
	for _, options := range []string{"players=2", "players=3", "players=4"} {
		t.Run(options, func(t *testing.T) { gametest.Effects(t, Spec, options, judge) })
	}
}

func TestEffectsOfMoves(t *testing.T) {
	gametest.Explanations(t, Spec, [][4]string{
		{
			"players=2", "B3-1A4-4B0B1/7b1/bb4bbA0/A11B26/ba5b1/1ba5b/a3a2b1/1aaaa1b2/5aaaA3 1 2 - 0", "a4-b4",
			"Takes the lead, 15 to 14. [b4] Makes ready to gain 2 tiles next turn. [b4] Gives the piece power 4. [b4] " +
				"From there the piece can go to 7 cells. [b4] Gains a tile. [b4]",
		},
		{
			"players=2", "3B6b1A1B01/b2a1b1b1/1b1A45/6ab1/1B54a1A2/1a5ba/1a2a1bab/1a1a1b1a1/A57B4 2 2 - 0", "b5-a5",
			"Gives the piece power 2. [a5] Gains a tile. [a5] Leaves the piece without a move. [a5]",
		},
		{
			"players=4", "2D0C61cc2/B6bdcD6d1cC2/1cdc5/1A7cc2dd1/1b1cccA72/1A2ba1aaa1/3aabd1b/2bbadadB4/3bbaB3D41 1 4 - 0", "b6-d6",
			"Takes a tile from Rust. [d6 c6] Gains a tile. [d6 c6] Costs the piece. [d6]",
		},
		{
			"players=3", "2B4-3C4-2/7cC2/6c2/7cA1/3A73a1/1b5a1/1bB2a2cc1/1a1bac2C3/2aA3b1bbB2 2 3 - 0", "c7-e9>",
			"Takes the last move from Navy's piece on d9. [e9 d9] Leaves the piece without a move. [e9] Gains no tile. [e9]",
		},
		{
			"players=2", "9/9/9/9/9/9/9/9/A2A4b5B0 1 2 2 0", "a9-b8",
			"Ends the game with the most tiles. [b8] Takes the lead, 3 to 2. [b8] Gains a tile. [b8]",
		},
	})
}
