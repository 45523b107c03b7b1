// Package boardui is a playable board that any scene can hold. Given a game, what has been played and what may be done, it turns pointer,
// keys and touch into intents, which its holder carries out, and draws what is seen: the view of the game, a preview, layers, marks and
// motion. It knows no clock, no seats, no computers and no menu.
//
// A Board has a Hand, which turns input into intents, and a Display, which composes and paints what is seen. Both read the model, and each
// other; only the Board changes both.
//
// # Files
//
//   - board.go: the Board; model.go: the game, what has been played and what the host allows
//   - the Hand: hand.go (what a click means, and the intents), state.go (its states, in one table), confirm.go (what waits to be confirmed),
//     point.go (the pointer, and how long it rests on a cell), drag.go (the left button: down, dragged and up again), steer.go (a heading in
//     the same stroke), carry.go (a correction), tile.go (a piece of two cells), cursor.go (by keys), typing.go, hint.go, refusal.go (what
//     cannot be)
//   - the Display: display.go (what the board shows, and its marks), preview.go, explain.go (what is said about a cell), layers.go, paint.go,
//     analysis.go (letters on the plies that an analysis proposes, and its lines)
//   - change.go: what another position changes, with pieces that move and sounds; finale.go: the end of the game
//   - sandbox.go: a board without a table, for lessons and settings; picture.go: a board that is only looked at
package boardui
