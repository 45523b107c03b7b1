package play

import (
	"fmt"
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"quintet/games/board"
	"quintet/scenes/ui"
)

// sayHint returns the words for the prompt line while a hint is looked for or shown.
func (s *speech) sayHint(u *ui.UI) said {
	if s.host.hints.sought() {
		return said{lead: u.T("play.hint.looks"), detail: u.T("play.hint.stops")}
	}
	h, shown := s.host.hints, s.board.Shown()
	name := s.nameMove(u, s.table.Position(), h.move)
	w := said{lead: u.T("play.hint.is", name, s.chance(u)), brief: u.T("play.hint.brief", name), detail: u.T("play.hint.detail", board.ActPlay)}
	if shown.Move == h.move && shown.Effect != nil {
		var words []string
		for _, m := range shown.Effect {
			words = append(words, sentence(u.Say(m)))
		}
		w.detail = strings.Join(append(words, u.T("play.hint.hides", board.ActPlay)), " ")
	} else if line := s.follow(u); line != "" {
		w.detail = u.T("play.hint.line", line) + " " + u.T("play.hint.hides", board.ActPlay)
	}
	return w
}

// sentence returns words that stand alone elsewhere as a sentence.
func sentence(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(words[size:], ".") + "."
}

// follow names the plies that are expected after the one of the hint, two at most.
func (s *speech) follow(u *ui.UI) string {
	p := s.table.Position().Clone()
	p.Play(s.host.hints.move)
	var names []string
	for _, m := range s.host.hints.line[:min(2, len(s.host.hints.line))] {
		names = append(names, s.nameMove(u, p, m))
		p.Play(m)
	}
	return strings.Join(names, ", ")
}

// chance words the chance with the hint. It is one that comes true, so only the last figure is rounded.
func (s *speech) chance(u *ui.UI) string {
	h := s.host.hints
	switch {
	case h.sure && h.chance == 1:
		return u.T("play.hint.wins")
	case h.sure && h.chance == 0:
		return u.T("play.hint.loses")
	}
	return u.T("play.hint.chance", fmt.Sprintf("%d\u00a0%%", max(1, min(int(math.Round(100*h.chance)), 99))))
}
