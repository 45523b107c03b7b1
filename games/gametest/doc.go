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
// starting from the seeds of a game. [Setups], [Positions], [Plies], [Annotations] and [Reasons] are tables of what a game reads and says. [Playouts]
// and [Shares] check how random games end from chosen positions, [Foreseen] and [Duel] what a game knows beyond its rules.
package gametest
