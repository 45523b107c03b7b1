// Package play is the scene of a game in progress and of its result: two to four people or computers. It knows the rules of no game: what
// may be done is asked of the game with every click, and what is to be seen stands in the view that the game makes.
//
// # Files
//
//   - play.go: the Scene, from one position to the next and from frame to frame; keep.go: how it is kept; undo.go: back and on
//   - what is pointed at: point.go, hover.go and cursor.go (by keys); drag.go, steer.go (a heading in the same stroke) and carry.go (a slip);
//     halves.go and poise.go for what waits; typing.go; refusal.go and vain.go answer what cannot be
//   - what the board shows: show.go, marks.go, link.go, layers.go, lens.go, hint.go, lie.go (how it lies), motion.go, swap.go, finale.go
//   - what is said and can be pressed: say.go, prompt.go, action.go, steps.go (the plies of a turn), stop.go, deaf.go, menu.go
//   - what stands beside the board: arrange.go, small.go, rail.go and phone.go (how windows are divided), side.go, seat.go, balance.go, list.go,
//     turns.go, clocks.go, took.go, legend.go, result.go, series.go, origin.go, focus.go
//   - what goes by itself: thinking.go, watch.go, failure.go; timing.go; sound.go
//   - trial.go: a board without a table, for lessons and settings
//
// Package mind searches for the computers.
package play
