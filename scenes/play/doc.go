// Package play is the scene of a game in progress and of its result: two to four people or computers. It knows the rules of no game: what
// may be done is asked of the game with every click, and what is to be seen stands in the view that the game makes.
//
// # Files
//
//   - play.go: the Scene, from one position to the next and from frame to frame; keep.go: how it is kept; undo.go: back and on
//   - intent.go: what somebody wants who points at the board, and what may be done on it; ignored.go: what is pressed when it can do nothing; typing.go;
//     hint.go; turning.go (the board to who is to move); swap.go (of seats); lens.go, layers.go and padlock.go: what can be switched
//   - what is said and can be pressed: say.go, prompt.go, action.go, stop.go, menu.go
//   - what stands beside the board: arrange.go, small.go, rail.go and phone.go (how windows are divided), side.go, seat.go, balance.go, list.go,
//     turns.go, clocks.go, took.go, legend.go, result.go, series.go, origin.go, focus.go
//   - what goes by itself: thinking.go, watch.go, failure.go; timing.go
//
// Package mind searches for the computers.
package play
