package gametest

import "flag"

// RaceOnly chooses the tests that run under the race detector, unless the command line does: those with one of the words in their names, which
// stand between strokes as in a regular expression. In the others one goroutine works, and the detector would find nothing in ten times the
// time. TestMain calls it; without the detector it does nothing.
func RaceOnly(words string) {
	if !raceEnabled {
		return
	}
	flag.Parse()
	if run := flag.Lookup("test.run"); run.Value.String() == "" {
		if err := run.Value.Set(words); err != nil {
			panic("gametest: " + err.Error())
		}
	}
}

// Raced reports whether the race detector looks on. What one goroutine does alone, such as drawing a picture, may then be left out.
func Raced() bool { return raceEnabled }
