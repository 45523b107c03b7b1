package play

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/ui"
)

// sayHint returns the words for the prompt line while a hint is looked for or shown.
func (s *Scene) sayHint(u *ui.UI) said {
	if s.hints.sought() {
		return said{lead: u.T("play.hint.looks"), detail: s.timeUsed(u)}
	}
	h, shown := s.hints, s.board.Shown()
	w := said{lead: u.T("play.hint.is", s.nameMove(u, s.table.Position(), h.move), s.chance(u)), detail: u.T("play.hint.detail", board.ActPlay)}
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
func (s *Scene) follow(u *ui.UI) string {
	p := s.table.Position().Clone()
	p.Play(s.hints.move)
	var names []string
	for _, m := range s.hints.line[:min(2, len(s.hints.line))] {
		names = append(names, s.nameMove(u, p, m))
		p.Play(m)
	}
	return strings.Join(names, ", ")
}

// nameMove names a ply in p as the list of moves does, the buttons by their words.
func (s *Scene) nameMove(u *ui.UI, p games.Position, m games.Move) string {
	steps := s.game.AppendSteps(nil, p, m)
	last := len(steps) - 1
	switch {
	case slices.Equal(steps, []board.Target{s.geo.Button("end")}):
		return u.T("play.end")
	case slices.Equal(steps, []board.Target{s.geo.Button("swap")}):
		return u.T("play.swap")
	case steps[last] == s.geo.Button("left"):
		return u.T("play.name.left", s.ahead(p, steps[:last]))
	case steps[last] == s.geo.Button("right"):
		return u.T("play.name.right", s.ahead(p, steps[:last]))
	}
	return s.game.FormatMove(p, m)
}

// ahead names the ply in p that begins with the given steps and then keeps straight on: without the sign of a heading.
func (s *Scene) ahead(p games.Position, steps []board.Target) string {
	steps = append(slices.Clip(steps), s.geo.Button("straight"))
	moves := p.AppendMoves(nil)
	i := slices.IndexFunc(moves, func(m games.Move) bool { return slices.Equal(s.game.AppendSteps(nil, p, m), steps) })
	return s.game.FormatMove(p, moves[i])
}

// chance words the share of the win to expect with the hint.
func (s *Scene) chance(u *ui.UI) string {
	h := s.hints
	switch {
	case h.sure && h.share == 1:
		return u.T("play.hint.wins")
	case h.sure && h.share == 0:
		return u.T("play.hint.loses")
	}
	return u.T("play.hint.chance", fmt.Sprintf("%d\u00a0%%", 10*max(1, min(int(math.Round(10*h.share)), 9))))
}
