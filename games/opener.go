package games

// An Opener is a Game whose players agree on who moves first. In other games that is the first player.
type Opener interface {
	// Opening returns the start with player, one of those that play, to move. The others follow in their order.
	Opening(player Player) Position
}

// OpeningOf returns the start of g with player to move if that is for the players to choose, else the usual start.
func OpeningOf(g Game, player Player) Position {
	if o, ok := g.(Opener); ok {
		return o.Opening(player)
	}
	return g.Start()
}
