// Package play is the scene of a game in progress and of its result: two to four people or computers. It knows the rules of no game: what
// may be done is asked of the game with every click, and what is to be seen stands in the view that the game makes.
//
// # Files
//
//   - model.go: what all parts look at, and the tree of what was tried
//   - the host runs the table and draws nothing: host.go (plies, intents and time), question.go (also at the end), thinking.go (what goes by
//     itself), hint.go, rotation.go (the board to the person to move)
//   - what is said: speech.go; report.go (how the game and its series have gone)
//   - what can be pressed: commands.go, menu.go, toolbar.go
//   - the parts of the page, none of which knows another: seats.go, seatwords.go; prompt.go, textblock.go (its words in their room), buttons.go
//     and typing.go; list.go (listrows.go: what it lists; comment.go and treemap.go: a comment, the tree beside it), plymenu.go, card.go and
//     moments.go (the result), legend.go, layers.go, threatview.go, pausecover.go
//   - the page: play.go (the Scene from frame to frame, and what stands where in large windows), smallwindow.go (in small ones), layout.go (how
//     windows are divided), keys.go
//
// Package thinking searches for the computers.
package play
