// The words that all games share, for the glossary of every game. The sentences are in texts of this folder.

package lesson

import "embed"

//go:embed texts
var texts embed.FS

// General returns the words that games share: all of them, or those that have the Option of the word. The error names the file and the line;
// the tests of this package read them.
func General() ([]Term, error) {
	b, err := read("games/lesson", texts)
	if err != nil {
		return nil, err
	}
	return b.Terms, nil
}
