//go:build !js

// Enters text on desktops through an input method (IME) while a text field is edited: the text that is composed, the text that is committed, and the
// caret. Change here where the list of candidates appears (session). Browsers use typist_js.go.

package window

import (
	"image"
	"runtime"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"

	"quintet/render/input"
)

// A typist lets an input method compose what is typed while a text is edited. All text then arrives through it, even text that no input method
// composes.
type typist struct {
	composer *textinput.Composer // nil until a text is edited
	failed   bool                // there is no input method after all: text arrives as without one

	edit      input.Edit        // the edited text, as known from the program and from what was typed since
	scale     float64           // device pixels per logical pixel
	composing input.Composition // in this tick
	commits   []commit          // of this tick
}

// A commit is text that replaces some characters before and after the caret.
type commit struct {
	before, after int
	text          string
}

// add adds to f what was typed in this tick, at f's scale. If a button ends a composition, what was composed comes before f.
func (t *typist) add(f *input.Frame) (before []input.Frame) {
	if !t.edit.On || t.failed {
		return nil
	}
	if t.composer == nil {
		t.composer = &textinput.Composer{OnNewSession: t.session, OnComposition: t.compose, OnCommit: t.commit}
	}
	composed := t.composing.Text != ""
	t.scale, t.commits = float64(f.Scale), nil
	if _, err := t.composer.Update(); err != nil {
		t.failed, t.composing = true, input.Composition{}
		return nil
	}
	if composed || t.composing.Text != "" {
		f.Keys = nil // they are for the input method
	}
	pressed := f.Down != 0 && t.composing.Text != ""
	if pressed {
		t.composer.Confirm()
	}
	f.Typed, f.Composing = nil, t.composing
	if !pressed {
		t.enter(f)
		return nil
	}
	now := f.WithoutActions()
	now.X, now.Y, now.Touch = f.X, f.Y, f.Touch
	t.enter(&now)
	return []input.Frame{now}
}

// enter adds the commits of this tick to f: keys that delete what is replaced, and text.
func (t *typist) enter(f *input.Frame) {
	for _, c := range t.commits {
		f.Keys = slices.Concat(f.Keys, slices.Repeat([]input.Key{input.Backspace}, c.before), slices.Repeat([]input.Key{input.Delete}, c.after))
		f.Typed = append(f.Typed, []rune(c.text)...)
	}
}

// follow reports what is edited after a tick. It restarts an input method that assumes another caret or text.
func (t *typist) follow(e input.Edit, _ bool) {
	was := t.edit
	if t.edit = e; t.composer == nil || e == was {
		return
	}
	elsewhere := e.Field.X != was.Field.X || e.Field.Y != was.Field.Y
	if changed := e.Text != was.Text || e.Start != was.Start || e.End != was.End; !e.On || elsewhere || changed {
		t.composer.Cancel()
		t.composing = input.Composition{}
	}
}

// session tells an input method where to show its list of candidates, and the text around the caret. With X the list belongs to the field: an input
// method there may stop reporting compositions if its position changes right after a commit.
func (t *typist) session() *textinput.SessionOptions {
	at := t.edit.Field
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		at = t.edit.Caret
	}
	px := func(v float32) int { return int(float64(v) * t.scale) }
	return &textinput.SessionOptions{
		CaretBounds:     image.Rect(px(at.X), px(at.Y), px(at.X+at.W)+1, px(at.Y+at.H)),
		TextBeforeCaret: strings.ToValidUTF8(t.edit.Text[:t.edit.Start], ""),
		TextAfterCaret:  strings.ToValidUTF8(t.edit.Text[t.edit.End:], ""),
	}
}

// compose stores the current composition.
func (t *typist) compose(c *textinput.Composition) {
	_, caret := c.SelectionRangeInBytes()
	t.composing = input.Composition{Text: c.Text(), Caret: caret}
}

// commit takes finished text, and edits a copy as the program will: the next text of this tick follows it.
func (t *typist) commit(c *textinput.Commit) {
	before, after := c.SurroundingText()
	old := t.edit.Text[:t.edit.Start]
	rest := t.edit.Text[t.edit.End:]
	now := commit{text: c.Text()}
	if replaced, _ := c.IsSurroundingTextReplaced(); replaced && strings.HasPrefix(old, before) {
		now.before = utf8.RuneCountInString(old[len(before):])
	}
	if _, replaced := c.IsSurroundingTextReplaced(); replaced && strings.HasSuffix(rest, after) {
		now.after = utf8.RuneCountInString(rest[:len(rest)-len(after)])
	}
	t.commits = append(t.commits, now)
	t.edit.Text = before + c.Text() + after
	t.edit.Start = len(before) + len(c.Text())
	t.edit.End = t.edit.Start
}
