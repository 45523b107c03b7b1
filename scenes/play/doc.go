// Package play is the scene of a game in progress and of its result, for two to four people or computers. It does not know the rules of any game: it
// asks the game which plies are legal, and draws the view that the game returns.
//
// # Files
//
//   - model.go: the state that all parts read
//   - the host, which runs the table and draws nothing: host.go (plies, intents, questions, the clock and edits of the move tree), tick.go (what
//     happens without input), hint.go (the search for a hint), teaching.go (questions after mistakes), rotation.go (turns the board to the person to
//     move)
//   - texts: speech.go (the prompt), report.go (the result and the series), talk.go (what the computers say)
//   - commands: commands.go (those of several parts), menu.go (the menu), toolbar.go (the tools and the buttons that move through the game)
//   - parts of the page, which do not know each other: seats.go (the seats) and seatwords.go (their texts and clocks); people.go (faces);
//     prompt.go (the prompt) and typing.go (the field for typing a ply); list.go (the move list), listrows.go (its rows) and treemap.go (the tree
//     beside the list); plymenu.go (the menu of a ply) and seatmenu.go (that of a seat); card.go (the result) with moments.go, ladder.go (another
//     opponent after it); legend.go (the legend), layers.go (the layers and the threat view), pausecover.go (the pause cover)
//   - the page: play.go (the Scene, and what large windows show), smallwindow.go (what small windows show), layout.go (how a window is divided),
//     keys.go (keys without a button)
//
// Package thinking runs the searches of the computers.
package play
