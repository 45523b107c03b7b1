// Goals of tasks, such as "links p2 <= 1": their syntax (parseGoal), and whether plies reach them (reached). Add a kind of goal here; verdict.go
// judges a task by its goals.

package lesson

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// A Goal is a condition on a position or a ply that applies to any game. It is written as one of
//
//	ply e5 d4             the last ply is one of these
//	wins p1               the game is over and the seat has won alone
//	draw                  the game is over and all players share the first place
//	over                  the game is over
//	decided p1            the seat is certain to win alone; the game has to implement games.Decider
//	on p2 d4 b5           the seat has a piece on each of these cells
//	turn p2               the seat is to move
//	passes p2             the seat is to move and its only ply is a forced pass
//	refused squex.square  a click was refused with this reason; must be the only goal
//
// or as an amount, a sign (=, >=, <=) and a number:
//
//	score p1 >= 5         the score of a seat
//	gain p1 >= 2          by how much it has grown since the start of the task
//	links p1 safe >= 1    the links of a seat; only those of a state (safe, later, now) if one is named
//	pieces p1 = 4         the pieces of a seat; only those of a drawing if its name follows
//	marks crosscut >= 1   the marks of a kind: crosscut, diagonal, triplet, dead
//	left p2 = 2           the placements the seat has left in its turn
type Goal struct {
	Miss  Text // what to say about plies that do not reach it
	kind  string
	seat  games.Player // None if no seat is named
	words []string
	sign  string
	n     int
}

// plain are the goals without an amount. The value says whether they name a seat.
var plain = map[string]bool{"ply": false, "wins": true, "draw": false, "over": false, "decided": true, "on": true, "turn": true, "passes": true, "refused": false}

// amounts are the goals with an amount.
var amounts = []string{"score", "gain", "links", "pieces", "marks", "left"}

// signs are the comparisons of an amount with its number.
var signs = []string{"=", ">=", "<="}

// parseGoal reads a goal.
func parseGoal(words []string) (Goal, error) {
	g := Goal{kind: words[0], seat: games.None}
	rest := words[1:]
	if len(rest) > 0 {
		if seat, ok := games.ParsePlayer(rest[0], games.MaxPlayers); ok {
			g.seat, rest = seat, rest[1:]
		}
	}
	if seated, ok := plain[g.kind]; ok {
		g.words = rest
		if g.kind == "on" {
			g.words = cells(rest)
		}
		if seated != (g.seat != games.None) || slices.Contains([]string{"ply", "refused", "on"}, g.kind) != (len(rest) > 0) {
			return g, fmt.Errorf("%q cannot be read", strings.Join(words, " "))
		}
		return g, nil
	}
	k := len(rest) - 2
	if !slices.Contains(amounts, g.kind) || k < 0 || !slices.Contains(signs, rest[k]) {
		return g, fmt.Errorf("%q is no goal: want %s, or %s with one of %s and a number", strings.Join(words, " "),
			"ply, wins, draw, over, decided, on, turn, passes, refused", strings.Join(amounts, ", "), strings.Join(signs, ", "))
	}
	n, err := strconv.Atoi(rest[k+1])
	if err != nil {
		return g, fmt.Errorf("%q is no number", rest[k+1])
	}
	g.words, g.sign, g.n = rest[:k], rest[k], n
	return g, nil
}

// An attempt holds the plies played in a task.
type attempt struct {
	game      games.Game
	positions []games.Position // before each ply and after the last
	plies     []games.Move
}

// last returns the position after the last ply.
func (c attempt) last() games.Position { return c.positions[len(c.positions)-1] }

// reached reports whether the goal is reached, after at least one ply.
func (g Goal) reached(c attempt) bool {
	p := c.last()
	players := c.game.Info().Players
	switch g.kind {
	case "ply":
		k := len(c.plies) - 1
		return slices.Contains(g.words, c.game.FormatMove(c.positions[k], c.plies[k]))
	case "wins":
		return p.Over() && slices.Equal(games.Winners(p.Payoffs(), players), []games.Player{g.seat})
	case "draw":
		return p.Over() && len(games.Winners(p.Payoffs(), players)) == players
	case "over":
		return p.Over()
	case "decided":
		d, ok := p.(games.Decider)
		if !ok {
			return false
		}
		ps, ok := d.Decided()
		return ok && slices.Equal(games.Winners(ps, players), []games.Player{g.seat})
	case "on":
		return !slices.ContainsFunc(g.words, func(cell string) bool { return !g.hasPieceOn(c, cell) })
	case "turn":
		return p.ToMove() == g.seat
	case "passes":
		_, passes := games.PassOf(c.game, p)
		return p.ToMove() == g.seat && passes
	case "refused":
		return false
	}
	return g.compare(g.amount(c))
}

// compare reports whether n satisfies the goal.
func (g Goal) compare(n int) bool {
	switch g.sign {
	case ">=":
		return n >= g.n
	case "<=":
		return n <= g.n
	}
	return n == g.n
}

// hasPieceOn reports whether the seat has a piece on a cell.
func (g Goal) hasPieceOn(c attempt, cell string) bool {
	v := games.ViewOf(c.game, c.last())
	t := c.game.Geometry().Named(cell)
	return slices.ContainsFunc(v.Pieces, func(p board.Piece) bool { return p.At == t && g.owns(v, p.Owner) })
}

// amount returns the number that the goal compares.
func (g Goal) amount(c attempt) int {
	v := games.ViewOf(c.game, c.last())
	switch g.kind {
	case "score":
		return c.last().AppendScores(nil)[g.seat]
	case "gain":
		return c.last().AppendScores(nil)[g.seat] - c.positions[0].AppendScores(nil)[g.seat]
	case "left":
		return int(v.Seats[g.seat].Left)
	}
	n := 0
	count := func(owner int8, name string) {
		if g.owns(v, owner) && g.named(name) {
			n++
		}
	}
	switch g.kind {
	case "links":
		for _, k := range v.Links {
			count(k.Owner, linkStates[k.State])
		}
	case "pieces":
		for _, piece := range v.Pieces {
			count(piece.Owner, c.game.Geometry().Sprites[piece.Sprite])
		}
	case "marks":
		for _, m := range v.Marks {
			count(m.Owner, markKinds[m.Kind])
		}
	}
	return n
}

// owns reports whether the goal applies to a colour.
func (g Goal) owns(v *board.View, colour int8) bool {
	return g.seat == games.None || v.Seats[g.seat].Colour == colour
}

// named reports whether the goal applies to something with this name.
func (g Goal) named(name string) bool { return len(g.words) == 0 || slices.Contains(g.words, name) }

// The names of the things that goals count.
var (
	linkStates = map[board.LinkState]string{board.LinkSafe: "safe", board.LinkLater: "later", board.LinkNow: "now"}
	markKinds  = map[board.MarkKind]string{
		board.MarkCrosscut: "crosscut", board.MarkDiagonal: "diagonal", board.MarkTriplet: "triplet", board.MarkDead: "dead",
	}
)
