package lesson

import _ "embed"

//go:embed terms.txt
var terms string

// General returns the words that games share: all of them, or those that have the Option of the word. The error names the line; the tests of this package read them.
func General() ([]Term, error) {
	b, err := parse(terms)
	if err != nil {
		return nil, err
	}
	return b.Terms, nil
}
