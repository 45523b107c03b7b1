// Parses the fields of the English lesson file into a Book. Add a field here and in doc.go; files.go reads the other languages.

package lesson

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
)

// A reader puts the fields of the English file into a book.
type reader struct {
	book   Book
	page   *Page // the block that the next field belongs to; exactly one of the three is set after the first field
	task   *Task
	term   *Term
	where  *variant // the variant that the next sentence fills, nil if it is not a variant
	places []place
}

// parse parses the English file. An error begins with the line number.
func (r *reader) parse(text string) error {
	fields, err := scan(text)
	if err != nil {
		return err
	}
	for _, f := range fields {
		if err := r.addField(f); err != nil {
			return f.errorf("%w", err)
		}
	}
	if r.where != nil {
		return fields[len(fields)-1].errorf("nothing stands behind the last where")
	}
	return nil
}

// addField reads a field.
func (r *reader) addField(f field) error {
	if slices.Contains(headings, f.name) {
		r.places = append(r.places, place{f, nil})
	}
	if slices.Contains(sentences, f.name) {
		t := Text{English: f.value}
		r.places = append(r.places, place{f, t})
		if r.where != nil {
			return r.addVariant(f.name, t)
		}
		return r.addSentence(f.name, t)
	}
	if r.where != nil {
		return fmt.Errorf("behind where stands the sentence that takes the place of the one before")
	}
	switch f.name {
	case "page", "section":
		return r.begin(f)
	case "task":
		if r.page == nil {
			return fmt.Errorf("a task belongs to a page")
		}
		r.page.Tasks = append(r.page.Tasks, Task{ID: f.value, Plies: 1, Board: r.page.Board})
		r.task = &r.page.Tasks[len(r.page.Tasks)-1]
		return nil
	case "term":
		r.book.Terms = append(r.book.Terms, Term{ID: f.value})
		r.page, r.task, r.term = nil, nil, &r.book.Terms[len(r.book.Terms)-1]
		return nil
	}
	if r.page == nil && r.term == nil {
		return fmt.Errorf("a page, a section or a term comes first")
	}
	if r.task != nil {
		if known, err := r.taskField(f); known {
			return err
		}
	}
	return r.blockField(f)
}

// begin begins a page or a section.
func (r *reader) begin(f field) error {
	for _, p := range append(r.book.Pages[:len(r.book.Pages):len(r.book.Pages)], r.book.Sections...) {
		if p.ID == f.value {
			return fmt.Errorf("%q stands twice", f.value)
		}
	}
	list := &r.book.Pages
	if f.name == "section" {
		list = &r.book.Sections
	}
	*list = append(*list, Page{ID: f.value})
	r.page, r.task, r.term = &(*list)[len(*list)-1], nil, nil
	return nil
}

// addSentence adds a sentence to the current block.
func (r *reader) addSentence(name string, t Text) error {
	var one *Text
	switch {
	case r.task != nil:
		if one = r.task.sentence(name); one == nil {
			return fmt.Errorf("a task has name, do, hint and why, and miss behind every goal")
		}
	case r.term != nil:
		one = r.term.sentence(name)
	case r.page != nil:
		one = r.page.sentence(name)
	}
	switch {
	case one == nil:
		return fmt.Errorf("no such sentence belongs here")
	case *one != nil:
		return fmt.Errorf("it stands twice")
	}
	*one = t
	return nil
}

// sentence returns where the task stores the sentence of this name, or nil if it has none.
func (t *Task) sentence(name string) *Text {
	switch {
	case name == "name":
		return &t.Name
	case name == "do":
		return &t.Do
	case name == "hint":
		return &t.Hint
	case name == "why":
		return &t.Why
	case name == "miss" && len(t.Goals) > 0:
		return &t.Goals[len(t.Goals)-1].Miss
	}
	return nil
}

// sentence returns where the term stores the sentence of this name, or nil if it has none.
func (t *Term) sentence(name string) *Text {
	switch name {
	case "name":
		return &t.Name
	case "text":
		return &t.Text
	case "setup":
		return &t.Setup
	}
	return nil
}

// sentence returns where the page stores the next sentence of this name, or nil if it has none.
func (p *Page) sentence(name string) *Text {
	switch {
	case name == "title":
		return &p.Title
	case name == "text":
		p.Text = append(p.Text, nil)
		return &p.Text[len(p.Text)-1]
	case name == "more":
		p.More = append(p.More, nil)
		return &p.More[len(p.More)-1]
	case name == "learnt":
		p.Learnt = append(p.Learnt, nil)
		return &p.Learnt[len(p.Learnt)-1]
	case name == "here":
		p.Here = append(p.Here, Control{})
		return &p.Here[len(p.Here)-1].Mouse
	case name == "finger" && len(p.Here) > 0:
		return &p.Here[len(p.Here)-1].Finger
	}
	return nil
}

// addVariant adds a sentence that replaces the last one of the page, or the caption of the term, in some games.
func (r *reader) addVariant(name string, t Text) error {
	v := r.where
	r.where, v.text = nil, t
	if r.term != nil {
		if name != "setup" || r.term.Setup == nil {
			return fmt.Errorf("only a setup before it can have another in its place")
		}
		r.term.variants = append(r.term.variants, *v)
		return nil
	}
	list := r.page.Text
	if v.more = name == "more"; v.more {
		list = r.page.More
	} else if name != "text" {
		return fmt.Errorf("only text and more can have another in their place")
	}
	if len(list) == 0 {
		return fmt.Errorf("there is none before it whose place it could take")
	}
	v.of = len(list) - 1
	r.page.variants = append(r.page.variants, *v)
	return nil
}

// blockField parses a field of a page, a task or a term that is the same in every language.
func (r *reader) blockField(f field) error {
	if r.term != nil {
		switch f.name {
		case "shown":
			r.term.Page = f.value
			return nil
		case "option":
			r.term.Option = f.value
			return nil
		case "where":
			return r.beginVariant(f.value)
		}
		r.term.Pictured = true
	}
	if r.task == nil {
		if known, err := r.openField(f); known {
			return err
		}
	}
	b, words := r.board(), strings.Fields(f.value)
	switch f.name {
	case "board":
		o, err := games.ParseOptions(words)
		if err != nil {
			return err
		}
		*b = Board{Options: o}
	case "position":
		b.Position, b.Plays = f.value, nil
	case "plays":
		b.Plays = words
	default:
		return fmt.Errorf("no such field belongs here")
	}
	return nil
}

// openField parses a field that a page or a term may have and a task may not. known is false for other fields.
func (r *reader) openField(f field) (known bool, err error) {
	b, words := r.board(), strings.Fields(f.value)
	switch {
	case f.name == "part":
		if b.Part = cells(words); len(b.Part) != 2 {
			return true, fmt.Errorf("a part has two corners, not %d", len(b.Part))
		}
	case f.name == "point":
		b.Point = cells(words)
	case r.page == nil:
		return false, nil
	case f.name == "reason":
		r.page.Reasons = append(r.page.Reasons, words...)
	case f.name == "where":
		return true, r.beginVariant(f.value)
	case f.name == "ends" && f.value == "lesson":
		r.page.PlayableAfter = true
	default:
		return false, nil
	}
	return true, nil
}

// beginVariant makes the next sentence a variant in games with option, one option and its value.
func (r *reader) beginVariant(option string) error {
	o, err := games.ParseOptions(strings.Fields(option))
	if err != nil || len(o) != 1 {
		return fmt.Errorf("%q is not one option and its value", option)
	}
	for option, value := range o {
		r.where = &variant{option: option, value: value}
	}
	return nil
}

// board returns the board of the current block.
func (r *reader) board() *Board {
	switch {
	case r.task != nil:
		return &r.task.Board
	case r.term != nil:
		return &r.term.Board
	}
	return &r.page.Board
}

// taskField parses a field that only tasks have. known is false for any other.
func (r *reader) taskField(f field) (known bool, err error) {
	t, words := r.task, strings.Fields(f.value)
	switch f.name {
	case "plies":
		if t.Plies, err = strconv.Atoi(f.value); err != nil || t.Plies < 1 {
			return true, fmt.Errorf("%q is no number of plies", f.value)
		}
	case "mark":
		t.Marks = append(t.Marks, cells(words)...)
	case "goal":
		g, err := parseGoal(words)
		if err != nil {
			return true, err
		}
		t.Goals = append(t.Goals, g)
	case "solution":
		t.Solution = parseTry(words)
	case "wrong":
		t.Wrong = append(t.Wrong, parseTry(words))
	default:
		return false, nil
	}
	return true, nil
}

// parseTry parses plies, or "try" and cells.
func parseTry(words []string) Try {
	if words[0] == "try" {
		return Try{Click: true, Words: cells(words[1:])}
	}
	return Try{Words: words}
}
