// Package gametest holds the tests that every game must pass, whatever its rules. Add a check here when package games promises something new.
//
// A game's own test file calls them with its Spec:
//
//	func TestGame(t *testing.T)        { gametest.Run(t, Spec) }
//	func TestPerft(t *testing.T)       { gametest.Perft(t, Spec, "testdata/perft.tsv") }
//	func TestReplay(t *testing.T)      { gametest.Replay(t, Spec, "testdata/games.jsonl") }
//	func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }
//	func BenchmarkGame(b *testing.B)   { gametest.Bench(b, Spec, "") }
//
// [Run] plays random games and checks the contract of package games at every position. [Perft] and [Replay] compare with numbers and games of an
// independent program. [Playthrough] compares everything observable in one game with a text that people have reviewed. [Fuzz] parses arbitrary text,
// starting from the seeds of a game. [Setups], [Positions], [Plies], [Annotations], [Reasons] and [Explanations] are tables of what a game reads and
// says. [Effects] judges what a game says that plies do. [Playouts] and [Shares] check how random games end from chosen positions,
// [CheckStaticSolver] and [Duel] what a game knows beyond its rules.
//
// # Files
//
//   - Run: suite.go (how much is played), options.go (the options it covers), checker.go (plays the random games and calls the checks)
//   - checks at every position: rules.go (moves, results, copies, hashes; also estimates, and the ends of turns)
//   - slow checks at some positions: text.go (notation), input.go (clicks and refusals), view.go and bounds.go (what is shown), threats.go,
//     symmetry.go (mirrored positions), edits.go (positions set up by hand), effects.go (what plies do; also Effects, which judges by the rules)
//   - checks of a game as a whole: spec.go (the Spec and its texts), lessons.go, random.go (fast playouts), allocations.go (calls that must not
//     allocate, shared games)
//   - tests of their own: perft.go, replay.go, playthrough.go, fuzz.go, tables.go, handicap.go, showcase.go (threats against a list and against
//     all turns), foresight.go (results known without search), duel.go, bench.go
//   - for tests: helpers.go (positions, plies and targets), statistics.go; flags.go, race.go and norace.go (which tests run)
package gametest
