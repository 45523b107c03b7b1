// The glossary terms that all games share (General). Their sentences are in the folder texts of this package: add a term there, not here.

package lesson

import "embed"

//go:embed texts
var texts embed.FS

// General returns the shared terms. Those with an Option apply only to games that have it. The error names the file and the line; the tests of this
// package read the files.
func General() ([]Term, error) {
	b, err := read("games/lesson", texts)
	if err != nil {
		return nil, err
	}
	return b.Terms, nil
}
