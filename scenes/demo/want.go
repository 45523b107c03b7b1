package demo

import (
	"fmt"
	"strconv"
	"strings"

	"quintet/games"
)

// want checks what the program shows. words are the words of the command, text all after the first.
func (p *Player) want(words []string, text string) error {
	if len(words) == 0 {
		return fmt.Errorf("want what?")
	}
	switch words[0] {
	case "scene":
		return differ(p.App.Scene(), text)
	case "text":
		for _, t := range p.App.Texts {
			if strings.Contains(t, text) {
				return nil
			}
		}
		return fmt.Errorf("it is not written; there is: %q", p.App.Texts)
	}
	m := p.Match()
	if m == nil {
		return errNoBoard
	}
	switch words[0] {
	case "plies":
		return differ(strconv.Itoa(m.Cursor()), text)
	case "turn":
		return differ(seat(m.Position().ToMove()), text)
	case "legal":
		_, err := m.Game().ParseMove(m.Position(), text)
		return err
	case "winners":
		var ws []int
		for _, w := range m.Outcome().Winners {
			ws = append(ws, int(w)+1)
		}
		return differ(list(ws), text)
	case "scores":
		return differ(list(m.Outcome().Scores), text)
	}
	return fmt.Errorf("nothing is called %q", words[0])
}

func differ(have, want string) error {
	if have != want {
		return fmt.Errorf("it is %q", have)
	}
	return nil
}

func seat(p games.Player) string {
	if p == games.None {
		return "none"
	}
	return "p" + strconv.Itoa(int(p)+1)
}

func list(ns []int) string {
	var words []string
	for _, n := range ns {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, ",")
}
