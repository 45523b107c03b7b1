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
// [Run] plays random games and checks the contract of package games at every position. [Perft] and [Replay] compare with numbers
// and games of an independent program. [Playthrough] compares every observable of one game with a text that was reviewed by people.
// [Fuzz] has any text read, beginning with the seeds that a game gives. [Setups], [Positions], [Plies], [Annotations] and [Reasons] are tables of
// what a game reads and says. [Playouts] and [Shares] look at how random games end from positions that matter, [Foreseen] and [Duel] at what a
// game knows beyond its rules.
package gametest
