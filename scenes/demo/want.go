package demo

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quintet/games/match"
)

// want checks what the program shows.
func (p *Player) want(what, text string) error {
	switch what {
	case "":
		return fmt.Errorf("want what?")
	case "scene":
		return differ(p.App.Scene(), text)
	case "text":
		if !p.written(text) {
			return fmt.Errorf("it is not written; there is: %q", p.App.Texts)
		}
		return nil
	case "absent":
		if p.written(text) {
			return fmt.Errorf("it is written")
		}
		return nil
	case "focus":
		return differ(p.App.Focus(), text)
	case "button":
		_, err := p.middleOf(text)
		return err
	case "nobutton":
		if _, ok := p.widget(text); ok {
			return fmt.Errorf("it can be pressed")
		}
		return nil
	}
	return p.wantMatch(what, text)
}

// written reports whether text is part of something that is written. Every space is a plain one here.
func (p *Player) written(text string) bool {
	return slices.ContainsFunc(p.App.Texts, func(t string) bool { return strings.Contains(plain(t), text) })
}

// wantMatch checks the match on the table.
func (p *Player) wantMatch(what, text string) error {
	m := p.Match()
	if m == nil {
		return errNoBoard
	}
	switch what {
	case "plies":
		return differ(strconv.Itoa(m.Cursor()), text)
	case "turn":
		return differ(m.Position().ToMove().String(), text)
	case "pending":
		b := p.played()
		return differ(strconv.FormatBool(b != nil && b.Pending()), text)
	case "cursor":
		return differ(p.cursor(), text)
	case "path":
		return differ(p.path(), text)
	case "legal":
		_, err := m.Game().ParseMove(m.Position(), text)
		return err
	case "last":
		return differ(last(m), text)
	case "winners":
		var ws []int
		for _, w := range m.Outcome().Winners {
			ws = append(ws, int(w)+1)
		}
		return differ(list(ws), text)
	case "scores":
		return differ(list(m.Outcome().Scores), text)
	}
	return fmt.Errorf("nothing is called %q", what)
}

// path names the targets pointed at for a move that is not complete.
func (p *Player) path() string {
	var words []string
	if b := p.played(); b != nil {
		for _, t := range b.Path() {
			words = append(words, p.App.Board.Geometry.Label(t))
		}
	}
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, " ")
}

// last names the ply of m that was played last.
func last(m *match.Match) string {
	c := m.Cursor()
	if c == 0 {
		return "none"
	}
	return m.Game().FormatMove(m.PositionAt(c-1), m.Move(c-1))
}

func differ(have, want string) error {
	if have != want {
		return fmt.Errorf("it is %q", have)
	}
	return nil
}

func list(ns []int) string {
	var words []string
	for _, n := range ns {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, ",")
}
