package match

import (
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// Verdict says who has won: "Ana wins", "A draw". name returns what the seat of a player is called, for board.Say.
func (o Outcome) Verdict(seats int, name func(games.Player) any) board.Message {
	switch {
	case o.Ending == Going:
		return board.Say("game.unfinished")
	case len(o.Winners) == 0:
		return board.Say("game.nobody")
	case len(o.Winners) == 1:
		return board.Say("game.wins", name(o.Winners[0]))
	case seats == 2:
		return board.Say("game.draw")
	}
	return board.Say("game.shared")
}

// Cause says in a few words by what the table has ended the game: "by resignation", and where more than two have played by whom, "Ana
// resigned". It is empty where the rules have, and while the game goes on.
func (o Outcome) Cause(seats int, name func(games.Player) any) board.Message {
	switch many := seats > 2; {
	case o.Ending == Resigned && many:
		return board.Say("game.resigned", name(o.By))
	case o.Ending == Timed && many:
		return board.Say("game.timedout", name(o.By))
	case o.Ending == Resigned:
		return board.Say("game.by.resignation")
	case o.Ending == Timed:
		return board.Say("game.by.time")
	case o.Ending == Agreed && many, o.Ending == Declared && len(o.Winners) == seats:
		return board.Say("game.by.agreement")
	case o.Ending == Agreed:
		return board.Say("game.decided")
	case o.Ending == Declared && len(o.Winners) == 0:
		return board.Say("game.abandoned")
	case o.Ending == Declared:
		return board.Say("game.declared")
	}
	return board.Message{}
}

// Say says who has won and how: Verdict with Cause.
func (o Outcome) Say(seats int, name func(games.Player) any) board.Message {
	verdict, cause := o.Verdict(seats, name), o.Cause(seats, name)
	switch {
	case cause.Empty():
		return verdict
	case strings.HasPrefix(cause.Key, "game.by."):
		return board.Say("game.verdict", verdict, cause)
	}
	return board.Say("game.verdict.and", verdict, cause)
}
