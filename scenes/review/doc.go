// Package review is the page for looking back at a game: how the chances went, what the plies cost, and what would have been better. The game is that
// of the table below the page, or one from the library. Players can try out other plies.
//
// # Files
//
//   - game.go: the game, and what the judge says about the position on the board; sweep.go: judges all plies, and saves the review beside the record
//   - review.go (the Scene, which passes input to its parts), layout.go (divides windows), page.go (draws what is around the board), transport.go
//     (buttons that step through the game), commands.go (commands and keys), wheel.go (the mouse wheel)
//   - the parts of the page: graph.go, curve.go and signs.go (the graph of chances), candidates.go (the best plies and the played one), list.go (the
//     turns with their grades, and the key moments), badge.go (the sign of a grade), analysis.go (the best plies on the board), trial.go (trying out
//     plies), drawing.go (drawing on the board), say.go (texts about the position), exercises.go (makes exercises of the mistakes)
package review
