//go:build !js

package terminal

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"quintet/games/command"
	"quintet/games/judge"
	"quintet/games/record"
)

// A keptReview holds what a judge says of a game, and the file beside its record in which the window keeps that too.
type keptReview struct {
	name   string // of the file; "" if it must not be written
	text   string // that it holds
	looks  int    // of text
	book   *judge.Book
	failed error // why it is not kept; nil as long as it is
}

// openReview returns what is kept beside the record in a file of what j says. A file that holds something else is left alone.
func openReview(file string, j *judge.Judge) *keptReview {
	k := &keptReview{name: record.ReviewName(file), book: judge.NewBook(j)}
	text, err := command.ReadFile(k.name)
	if errors.Is(err, fs.ErrNotExist) || err == nil && strings.TrimSpace(string(text)) == "" {
		return k
	}
	book, wrong := judge.ReadBook(j, string(text))
	switch {
	case err != nil:
		k.name, k.failed = "", err
	case wrong == nil:
		k.book, k.text, k.looks = book, string(text), book.Len()
	case !errors.Is(wrong, judge.ErrStale):
		k.name, k.failed = "", fmt.Errorf("%s holds no review of this version; remove or rename it", command.Shown(k.name))
	}
	return k
}

// neverKeep says that what is found is not to be written.
func (k *keptReview) neverKeep() { k.name, k.failed = "", nil }

// keepEvery is the number of looks after which they are kept, so that a review that is broken off loses few.
const keepEvery = 16

// grow keeps the book when much has been found.
func (k *keptReview) grow() {
	if k.book.Len() >= k.looks+keepEvery {
		k.keep()
	}
}

// keep keeps the book where something has been found.
func (k *keptReview) keep() {
	if text := k.book.String(); k.name != "" && k.failed == nil && text != k.text {
		k.text, k.looks = text, k.book.Len()
		k.failed = command.WriteFile(k.name, []byte(text), true)
	}
}
