// Package arena plays engines against each other and measures how much stronger one is. It holds five commands of ./build: arena, ladder, which
// plays the levels of each game against each other, even, which plays even matches of simulated players, yardstick, which plays the strongest levels
// against engines of version 0.2 that never change, and calibrate, which derives chances of winning from search results. Each lists its flags with -h.
//
// # Files
//
//   - arena: command.go (flags), run.go (games in parallel), table.go (one game), openings.go (balanced openings), result.go (of a game, as stored),
//     resume.go (an interrupted run), summary.go (the report)
//   - entrants of a run: entrants.go (names on the command line), budget.go (limits on thinking), opponent.go (what an entrant is, and faults),
//     engine.go (engines of this program), program.go (other programs over GTP), process.go (their processes)
//   - ladder: ladder.go (flags and games), ladder_table.go (ratings); even: even.go
//   - yardstick: yardstick.go (flags and play), yardstick_list.go (the matches), yardstick_file.go (their files), yardstick_summary.go (the table),
//     frozen.go (the program with the opponents)
//   - calibrate: calibrate.go (flags and files), selfplay.go (its games), forecast_text.go (the text of its games), fit.go (the curves)
//
// # Rounds and points
//
// Package contest defines rounds and how first places are shared. The games of a run, their order, openings and seeds follow from its seed alone
// (contest.Schedule). So a run has the same result on any number of threads, and continues after the end of its result file. Only time budgets make
// games differ from run to run.
//
// An entrant that plays an illegal ply, hangs, dies, refuses a legal ply or resigns loses: the others share the first place. The result and the
// summary name the fault, and the run continues.
//
// # Time
//
// A budget time=D, and the seconds in results, are the wall time of one search, measured around each ply; that is only comparable as long as every
// search has its own core. A budget cpu=D is the CPU time of the thread that searches (package cputime), which does not depend on what else the machine
// does; the seconds in results are then CPU time, too. A budget in playouts is the same on every machine.
//
// # The result file
//
// It is text and only grows. The first lines identify the run (header); then every game has a line of JSON, a result, in the order of the schedule.
// Seats count from 0: Slots say who sat where, Winners who shared the first place, Efforts how much each seat thought. The plies begin with the
// opening. A game that ended with a fault says what it was and whose (By). The last line may be damaged if the run was interrupted: it is dropped and
// its game played again.
package arena
