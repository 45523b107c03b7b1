// Package play is the scene of a game in progress and of its result: two to four people or computers. It knows the rules of no game: what
// may be done is asked of the game with every click, and what is to be seen stands in the view that the game makes.
//
// # Files
//
//   - model.go: what all parts look at
//   - the host runs the table and draws nothing: host.go (a ply is played), intent.go (what else people want who point at the board),
//     question.go (also at the end), variations.go, thinking.go (what goes by itself), timing.go, hint.go, rotation.go (the board to the
//     person to move)
//   - what is said: speech.go, saycomputer.go, sayhint.go, sayend.go; report.go (how the game and its series have gone)
//   - what can be pressed: commands.go, athand.go (for the move or the question at hand), menu.go, toolbar.go
//   - the parts of the page, none of which knows another: seats.go, seatwords.go, dots.go, balance.go; prompt.go, setting.go (its words in their room), buttons.go
//     and typing.go; list.go (rows.go and listtimes.go: what it lists; listitem.go, remark.go, treemap.go: a turn of it, a comment, the
//     tree beside it), plymenu.go, card.go, moments.go and momentscores.go (the result), legend.go, layers.go, lens.go, veil.go
//   - the page: play.go (the Scene from frame to frame), layout.go (how windows are divided), page.go and small.go (what stands where in large
//     and in small windows), keys.go
//
// Package mind searches for the computers.
package play
