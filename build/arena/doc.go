// Package arena plays engines against each other and measures how much stronger one is. It holds three commands of ./build: arena (command.go),
// ladder, which plays the levels of each game against each other (ladder.go), and calibrate, which derives chances of winning from search results
// (calibrate.go). Each lists its flags with -h.
//
// # Rounds and points
//
// Package contest says what a round is and how first places are shared. The games of a run, their order, openings and seeds follow from its seed
// alone (contest.Schedule). So a run ends the same on any number of threads, and goes on where its result file ends. Only budgets in time make
// games differ from run to run.
//
// An entrant that plays an illegal ply, hangs, dies, refuses a legal ply or resigns has lost: the others share the first place. The fault is named
// in the result and in the summary, and the run goes on.
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
