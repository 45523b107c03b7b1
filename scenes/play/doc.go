// Package play is the scene of a game in progress and of its result, for two to four people or computers. It does not know the rules of any game: it
// asks the game which plies are legal, and draws the view that the game returns.
//
// # Files
//
//   - model.go: the state that all parts read
//   - the host runs the table and draws nothing: host.go (plies, intents, questions, the clock and edits of the move tree), tick.go (what happens without
//     input), hint.go, rotation.go (turns the board to the person to move)
//   - texts: speech.go (the prompt), report.go (the result and the series)
//   - commands: commands.go, menu.go, toolbar.go
//   - the parts of the page, which do not know each other: seats.go and seatwords.go; prompt.go and typing.go; list.go, listrows.go (its rows), comment.go
//     and treemap.go (the comment and the tree next to it); plymenu.go; card.go (the result); legend.go, layers.go, pausecover.go
//   - the page: play.go (the Scene, and what large windows show), smallwindow.go (what small windows show), layout.go (how a window is divided), keys.go
//
// Package thinking runs the searches of the computers.
package play
