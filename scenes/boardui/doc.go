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
//     point.go (which cell is meant, and how long the pointer rests on it), drag.go (presses and drags with the left button), steer.go (choosing
//     a heading during a drag), carry.go (correcting a placed piece), tile.go (turning pieces of two cells), cursor.go (the keyboard cursor),
//     typing.go (typed plies), hint.go (a proposed ply), refusal.go (why input is refused), pen.go (what players draw)
//   - the Display: display.go (composes what the board shows, and the marks of the last turn), preview.go (ghosts and effects of plies),
//     explain.go (what is said about the cell under the pointer), layers.go (which layers are visible), paint.go (paints board and text),
//     analysis.go (letters, heat map and lines of an analysis)
//   - change.go: what happens when the position changes, with animations and sounds; finale.go: the animation at the end of a game
//   - sandbox.go: a board without a table, for lessons, exercises and settings; picture.go: a still board without input
package boardui
