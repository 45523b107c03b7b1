// Package arena plays engines against each other and says how much stronger one is: go run ./build arena -h lists the flags.
// The ladder plays the levels of each game against each other: go run ./build ladder -h.
//
// # Rounds
//
// A round is one opening played once in every rotation of the seats: with two seats a pair of games, with three or four as many games
// as seats. What an opening gives to a seat it gives to everybody, and the rounds, not the games, are the independent trials of the
// statistics. One entrant, a, sits once in every seat; the other, b, takes all the seats that are left: with four seats, a plays against
// three times b.
//
// The games of a run, their order, openings and seeds follow from its seed alone (schedule). So a run ends the same on any number of
// threads, and goes on where its result file ends. Only budgets in time make games differ from run to run.
//
// # Points
//
// A first place is one point, shared equally among all who share it: a draw between two is half a point each. An entrant that plays an
// illegal ply, hangs, dies, refuses a legal ply or resigns has lost: the others share the first place. The fault is named in the
// result and in the summary, and the run goes on.
//
// # Time
//
// A budget time=D, and the seconds in results, are wall time of one search, measured around each ply; that is the same only as long as every
// search has a core. A budget in playouts is the same on every machine.
//
// # The result file
//
// It is text and only grows. The first lines say which run it is (header); then every game has a line of JSON, a result, in the order of the
// schedule. Seats count from 0: Slots say who sat where, Winners who shared the first place, Efforts what each seat thought. The plies begin
// with the opening. A game that ended by a fault says whose it was (By) and what. The last line may be damaged, as an interrupted run
// leaves it: it is dropped and its game played again.
package arena
