// Draws the notes and tags on a row of the collection (drawNotes). Notes are icons with words for what a record holds besides moves and where it
// comes from. In a narrow row the words and some tags are left out. Change their sizes here; say.go decides which notes a game has.

package collection

import (
	"strconv"

	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A note says that a record holds something besides its moves, or where it comes from.
type note struct {
	icon sprites.Icon
	word string
}

// Sizes of notes and tags.
const (
	noteIcon     = 16
	noteGap      = 5  // between an icon and its word
	noteDistance = 12 // between notes, and before the tags
	tagHeight    = 24
	tagPadding   = 9
	tagGap       = 6
)

// drawNotes draws the notes and the tags of w in r, from the left and in the middle of its height: only the icons of the notes if there is no room for
// their words, and as many tags as fit.
func (w *summary) drawNotes(u *ui.UI, r render.Rect) {
	worded := w.notesWidth(u) <= r.W
	for _, n := range w.notes {
		if r.W < noteIcon {
			return
		}
		var at render.Rect
		at, r = r.CutLeft(noteIcon, noteGap)
		u.Icon(n.icon, at.Centre(), noteIcon, u.Theme.Muted)
		used := float32(0)
		if worded {
			used = u.Measure(n.word, render.TypeCaption)
			u.WriteIn(n.word, render.TypeCaption, r, render.Start, u.Theme.Muted)
		}
		_, r = r.CutLeft(used, noteDistance)
	}
	for i, tag := range w.tags {
		at, rest := r.CutLeft(tagWidth(u, tag), tagGap)
		if at.W > r.W {
			if more := "+" + strconv.Itoa(len(w.tags)-i); u.Measure(more, render.TypeCaption) <= r.W {
				u.WriteIn(more, render.TypeCaption, r, render.Start, u.Theme.Muted)
			}
			return
		}
		u.Box(at.Place(at.W, tagHeight, render.Start, render.Middle), render.Box{Radius: tagHeight / 2, Top: sprites.Alpha(u.Theme.Text, 0.07)})
		u.WriteIn(tag, render.TypeCaption, at, render.Middle, u.Theme.Caption())
		r = rest
	}
}

// notesWidth returns the width of all notes, with their words, and all tags.
func (w *summary) notesWidth(u *ui.UI) (wide float32) {
	for _, n := range w.notes {
		wide += noteIcon + noteGap + u.Measure(n.word, render.TypeCaption) + noteDistance
	}
	for _, tag := range w.tags {
		wide += tagWidth(u, tag) + tagGap
	}
	return wide
}

// tagWidth returns the width of a tag.
func tagWidth(u *ui.UI, tag string) float32 { return u.Measure(tag, render.TypeCaption) + 2*tagPadding }
