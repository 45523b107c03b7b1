// Package boardui is a playable board for any scene. It is given a game, a match and what is allowed at the moment. It turns pointer, keys and touch
// into intents, which the scene carries out, and draws the board: the view of the game, a preview, layers, marks and motion. It knows nothing of
// clocks, seats, computers and menus.
//
// A Board has a Hand, which turns input into intents, and a Display, which composes and paints what is shown. Both read the model, and each other;
// only the Board changes both.
//
// # Files
//
//   - board.go: the Board; model.go: the game, the match and what the host allows
//   - the Hand: hand.go (what a click means, and the intents), state.go (the states of the hand, in one table), confirm.go (pending plies),
//     point.go (the pointer, and how long it rests on a cell), drag.go (dragging with the left button), steer.go (choosing a heading during a
//     drag), carry.go (correcting a placed piece), tile.go (pieces of two cells), cursor.go (the keyboard cursor), typing.go (typed plies),
//     hint.go, refusal.go (why input is refused)
//   - the Display: display.go (what the board shows, and its marks), preview.go, explain.go (what is said about a cell), layers.go, paint.go,
//     analysis.go (letters on the plies that an analysis proposes, and its lines)
//   - change.go: what happens when the position changes, with animations and sounds; finale.go: the end of a game
//   - sandbox.go: a board without a table, for lessons and settings; picture.go: a board without input
package boardui
