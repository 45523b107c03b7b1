// Package play is the scene of a game in progress and of its result: two to four people or computers. It knows the rules of no game: what
// may be done is asked of the game with every click, and what is to be seen stands in the view that the game makes.
//
// # Files
//
//   - model.go: what all parts look at
//   - host.go: the host, who runs the table without drawing anything; intent.go (what people want who point at the board), thinking.go (what
//     goes by itself), timing.go, hint.go, turning.go (the board to the person to move)
//   - play.go: the Scene from frame to frame; ignored.go: what is pressed when it can do nothing; typing.go, lens.go, layers.go and padlock.go
//   - what is said and can be pressed: say.go, sayhint.go, prompt.go, action.go, watch.go, failure.go, stop.go, menu.go
//   - what stands beside the board: arrange.go, small.go, rail.go and phone.go (how windows are divided), side.go, seat.go, swap.go, balance.go,
//     list.go, turns.go, clocks.go, took.go, legend.go, result.go, series.go, origin.go, focus.go
//
// Package mind searches for the computers.
package play
