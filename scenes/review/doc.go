// Package review is the page on which a game is looked back at: how the chances went, what the plies have cost, and what would have been better.
// The game is that of a table that lies below, or of the library. Anything can be tried out.
//
// # Files
//
//   - game.go: what is reviewed, what is known of it, and what the judge says of the position on the board; sweep.go: what is still searched,
//     and kept beside the record
//   - review.go (the Scene from frame to frame), layout.go (how windows are divided), page.go (what stands where), transport.go (the way through
//     the game), commands.go (what can be done, and by which keys), wheel.go
//   - the parts of the page: graph.go, curve.go and signs.go (how the chances went), candidates.go (the best plies, and what was played),
//     list.go (the moves with their grades), badge.go (a grade as a sign); analysis.go (the best plies on the board), trial.go (what is tried
//     out); say.go (what is said about a ply); exercises.go (the exercises that its mistakes become)
package review
