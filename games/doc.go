// Package games defines what a game is. It knows no particular game, no screen and no search.
//
// # Words
//
// A [Game] is a set of rules with all options chosen; it never changes. A [Position] is the board, the side to move and the counters: everything that
// decides how the game may continue. A [Move] is one decision of one player, a ply is a move played, and a turn is a run of plies of one player. No
// one may assume that players alternate: ask [Position.ToMove].
//
// A Move is the smallest decision whose legality does not depend on a later decision of the same turn. SQU's two discs are
// two plies of the same player; Taiji's tile is one ply although a player points at two cells; Distrify's second stone, or the
// decision to do without it, is a ply of its own.
//
// Positions are flat values: fixed arrays, no slices, maps or strings, and no pointer but the one to the immutable game. So copying is one
// assignment, and there is no undo: to go back, keep a copy.
//
// # Who decides what
//
// The rules of a game are stated once, in its own package. Clicks become moves by filtering the steps of the legal moves ([Builder]), records and the
// protocol go through FormatMove and ParseMove, pictures read the [board.View], and Game.Why explains every refusal. None of them knows a rule.
//
// # Files
//
//   - the contract: games.go (Game, Position, Spec), option.go (the options), optional.go (interfaces of a Game that serve the players),
//     knowledge.go (interfaces of a Position that serve the search), effect.go (what a ply does, in words)
//   - for every game, from that contract: builder.go (clicks become moves), editor.go (positions set up by hand), plies.go (lists of plies),
//     perft.go (counts paths of plies)
//   - for the packages of games: rows.go (boards as text), symmetry.go, errors.go and quote.go (errors about text from outside), rand.go,
//     level.go (the levels of computers as text)
//   - fields of a Spec: showcase.go (positions for pictures), abstractplay.go (the site AbstractPlay)
//
// # A new game
//
// build/CONTRIBUTING.md lists the steps: copy the folder games/null and add two lines to the catalogue. Optional interfaces add to the rules: those
// in optional.go serve the players, those in knowledge.go the search. They are found by type assertion, so each game asserts in <id>.go that it
// implements them (var _ games.Threatener = (*game)(nil)); a renamed method then breaks the build. A feature that only one game has is a field of its
// [Spec] that may be nil.
package games
