// Package review is the page for looking back at a game: how the chances went, what the plies cost, and what would have been better. The game is that
// of the table below the page, or one from the library. Players can try out other plies.
//
// # Files
//
//   - game.go: the game, what is known about it, and the judge's view of the position on the board; sweep.go: judges the rest, and saves it
//     beside the record
//   - review.go (the Scene from frame to frame), layout.go (how windows are divided), page.go (describes what is around the board), transport.go
//     (buttons that move through the game), commands.go (commands and keys), wheel.go
//   - the parts of the page: graph.go, curve.go and signs.go (how the chances went), candidates.go (the best plies and the played one), list.go
//     (the moves with their grades), badge.go (the sign of a grade), analysis.go (the best plies on the board), trial.go (trying out plies), say.go
//     (texts about the position), exercises.go (makes exercises of the mistakes)
package review
