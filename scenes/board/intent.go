package board

import (
	"quintet/games"
	"quintet/games/board"
)

// An IntentKind is a kind of Intent.
type IntentKind uint8

// What somebody can want at a board.
const (
	Play    IntentKind = iota // a ply
	Back                      // the last ply of the open turn is taken back
	Mend                      // a ply of the last turn is replaced, those after it in the turn are made again
	Refused                   // what was tried cannot be, and the board shows why
	Ignored                   // a press on the board when nothing can be played there
)

// An Intent is a wish of the person who pointed at the board. The holder of the board carries it out.
type Intent struct {
	Do    IntentKind
	Move  games.Move     // to be made: Play
	Ply   int            // to be replaced: Mend
	Moves []games.Move   // to be made from there on: Mend
	Steps []board.Target // of the first of them: Mend
}
