package games

import "quintet/games/board"

// A Sider is a Game in which every player has a side of the board and looks at it from there. In other games the first of two players
// sits below and the second above.
type Sider interface {
	// Side returns the side of player, one of those that play, on a board that is not turned.
	Side(player Player) board.Side
}

// SideOf returns the side of the board from which player of g looks at it: that of a Sider, or below for the first player, and the
// others clockwise from there, two players opposite each other.
func SideOf(g Game, player Player) board.Side {
	if s, ok := g.(Sider); ok {
		return s.Side(player)
	}
	if g.Info().Players == 2 {
		return board.Bottom - 2*board.Side(player)
	}
	return (board.Bottom + board.Side(player)) % 4
}
