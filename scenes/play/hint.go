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
	"quintet/scenes/keys"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A hint is the ply that the strongest computer would play for the person to move. It is shown, and played by a click on its star or by
// the key that acts.
type hint struct {
	move  games.Move
	steps []board.Target
	line  []games.Move // that is expected to follow
	share float64      // of the win, to expect with it
	sure  bool         // that share is proven
	hover board.Target // what was under the pointer when it was found: until that changes the hint is shown there, too
}

// mayHint reports whether a hint can be asked for now.
func (s *Scene) mayHint() bool {
	return !s.table.Terms.NoAids && s.personDecides() && !s.menu
}

// hintButton is the button that asks for a hint.
func (s *Scene) hintButton(u *ui.UI) ui.Button {
	return ui.Button{Label: u.T("play.hint"), Icon: sprites.IconStar, Act: keys.Hint, Off: !s.mayHint() || s.carry != nil || s.hintFits() || s.mind.Searching(mind.Hint)}
}

// askHint begins to look for a hint.
func (s *Scene) askHint() {
	s.reason = nil
	if s.hint != nil { // it is hidden by what is begun
		s.builder.Clear()
		return
	}
	s.mind.Advise(s.position())
}

// takeHint shows the hint that has been found.
func (s *Scene) takeHint() {
	r, ok := s.mind.Answer(mind.Hint)
	if !ok {
		return
	}
	if r.Failed != nil {
		s.failedHint()
		return
	}
	p := s.position()
	s.mind.Stop()
	s.hint = &hint{
		move: r.Best, steps: s.game.AppendSteps(nil, p, r.Best), line: r.Line[min(1, len(r.Line)):],
		share: games.PartOf(r.Value[p.ToMove()], s.game.Info().Players), sure: r.Proven,
		hover: s.hover,
	}
	s.aim.locked = false
}

// dropHint takes the hint away, or gives up looking for it. It reports whether there was one.
func (s *Scene) dropHint() bool {
	switch {
	case s.mind.Searching(mind.Hint):
		s.mind.Stop()
	case s.hintFits():
		s.hint = nil
	default:
		return false
	}
	return true
}

// hintFits reports whether there is a hint and the targets pointed at so far begin it. With others it waits, unseen.
func (s *Scene) hintFits() bool { return s.hint != nil && hasPrefix(s.hint.steps, s.builder.Path()) }

// hintSeen returns the hint that is to be seen on the board, nil for none: what threatens is looked at alone.
func (s *Scene) hintSeen() *hint {
	if s.looks() || !s.hintFits() {
		return nil
	}
	return s.hint
}

// hinted returns the ply of the hint where the pointer does not preview another.
func (s *Scene) hinted(pointed games.Move) games.Move {
	h := s.hintSeen()
	switch {
	case h == nil || s.typing.open:
		return pointed
	case s.onHint(s.hover), pointed == games.NoMove, s.hover == h.hover:
		return h.move
	}
	return pointed
}

// star returns the cell of the hint's star: the last that is to be pointed at, or the first of a piece that is aimed. NoTarget where the
// hint is not seen or is a button.
func (s *Scene) star() board.Target {
	h, at := s.hintSeen(), board.NoTarget
	if h == nil {
		return at
	}
	steps := h.steps
	if s.geo.Aim {
		steps = steps[min(len(s.builder.Path()), len(steps)-1):]
	}
	for _, t := range steps {
		if t.IsCell() && (at == board.NoTarget || !s.geo.Aim) {
			at = t
		}
	}
	return at
}

// onHint reports whether a click on t plays the hint: it is the star, and nobody has turned the tile or the dial since.
func (s *Scene) onHint(t board.Target) bool {
	return t.IsCell() && t == s.star() && !s.turnedByHand()
}

// turnedByHand reports whether the tile or the dial was turned otherwise than the pointer does.
func (s *Scene) turnedByHand() bool { return s.aims() && s.aim.locked || s.dial >= 0 }

// actOnHint does by the key that acts what a click on the hint does, unless the cursor was moved since the hint was found. It reports
// whether it did.
func (s *Scene) actOnHint(u *ui.UI) bool {
	h := s.hintSeen()
	if h == nil || s.cursor.on && s.hover != h.hover || s.turnedByHand() {
		return false
	}
	if t := s.star(); t != board.NoTarget {
		s.press(u, t)
	} else {
		s.play(h.move)
	}
	return true
}

// elsewhere reports whether what is previewed is the hint, and not at the pointer.
func (s *Scene) elsewhere() bool {
	return s.hint != nil && s.shown.move == s.hint.move && !slices.Contains(s.hint.steps, s.hover)
}

// hintPath returns the targets that the view shows as pointed at: those of the player, or the first of a hint of several steps.
func (s *Scene) hintPath(move games.Move) []board.Target {
	path, h := s.builder.Path(), s.hintSeen()
	if h == nil || len(path) > 0 || move != h.move || len(h.steps) < 2 || s.geo.Aim {
		return path
	}
	return h.steps[:1]
}

func hasPrefix(steps, path []board.Target) bool {
	return len(steps) >= len(path) && slices.Equal(steps[:len(path)], path)
}

// hintMarks returns the star of the hint.
func (s *Scene) hintMarks() []board.Mark {
	at := s.star()
	if at == board.NoTarget {
		return nil
	}
	return []board.Mark{{At: at, Kind: board.MarkHint, Owner: board.Nobody}}
}

// sayHint returns the words for the prompt line while a hint is looked for or shown.
func (s *Scene) sayHint(u *ui.UI) said {
	if s.mind.Searching(mind.Hint) {
		return said{lead: u.T("play.hint.looks"), detail: s.timeUsed(u)}
	}
	h := s.hint
	w := said{lead: u.T("play.hint.is", s.nameMove(u, s.position(), h.move), s.chance(u)), detail: u.T("play.hint.detail", board.ActPlay)}
	if s.shown.move == h.move && s.shown.effect != nil {
		var words []string
		for _, m := range s.shown.effect {
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
	p := s.position().Clone()
	p.Play(s.hint.move)
	var names []string
	for _, m := range s.hint.line[:min(2, len(s.hint.line))] {
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
	h := s.hint
	switch {
	case h.sure && h.share == 1:
		return u.T("play.hint.wins")
	case h.sure && h.share == 0:
		return u.T("play.hint.loses")
	}
	return u.T("play.hint.chance", fmt.Sprintf("%d\u00a0%%", 10*max(1, min(int(math.Round(10*h.share)), 9))))
}
