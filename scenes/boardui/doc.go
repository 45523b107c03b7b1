// Package boardui is a playable board that any scene can hold. Given a game, what has been played and what may be done, it turns pointer,
// keys and touch into intents, which its holder carries out, and draws what is seen: the view of the game, a preview, layers, marks and
// motion. It knows no clock, no seats, no computers and no menu.
//
// # Files
//
//   - board.go: the Board, and what its holder can ask and tell it; context.go: what its parts share, what the holder allows, and the intents
//   - what the hand does: state.go (its states, in one table), hand.go (what a click means, and what waits to be confirmed), point.go (the
//     pointer, and how long it rests on a cell), drag.go (the left button: down, dragged and up again), steer.go (a heading in the same
//     stroke), carry.go (a correction), tile.go (a piece of two cells), cursor.go (by keys), typing.go, hint.go, refusal.go (what cannot be)
//   - what is seen: look.go (what the board shows, and its marks), preview.go, explain.go (what is said about a cell), layers.go, paint.go
//   - what is seen and heard of a ply: change.go (pieces that move, and sounds), finale.go (the end of the game)
//   - analysis.go: letters on the plies that an analysis proposes, and its lines
//   - sandbox.go: a board without a table, for lessons and settings; picture.go: a board that is only looked at
package boardui
