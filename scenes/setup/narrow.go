// Lays out the setup page in one column for narrow windows (column): what is left out if space is short (plans), which help is shown where, and the
// small board beside the options. Add a plan here. The layout of wide windows is in wide.go.

package setup

import (
	"cmp"
	"slices"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// plans returns the plans for one column of width w, the best first.
func (s *Scene) plans(w float32) (all []plan) {
	add := func(scoring, apart bool, plans ...plan) {
		for _, p := range plans {
			p.scoring, p.apart = scoring && s.scoresBeside(), apart && s.opens()
			if !slices.Contains(all, p) {
				all = append(all, p)
			}
		}
	}
	roomy := []plan{{board: true, stays: true, whole: true}, {stays: true, whole: true}, {board: true, stays: true}, {stays: true}}
	seat := float32(lineSeat)
	if w < narrowSeat {
		roomy, seat = append(roomy, plan{}), lowSeat // the side and the strength are below the name
	}
	for _, p := range roomy {
		p.seat, p.gap, p.words = seat, rowGap, true
		add(true, true, p)
		add(false, true, p)
	}
	low := []plan{{seat: lineSeat, gap: lowGap}, {seat: leastLine, gap: lowGap}}
	add(true, true, low...)
	add(false, true, low...)
	add(false, false, low...)
	return all
}

// narrow draws everything in one column: a board if there is space, the options, the seats, and the terms, which replace the seats on request if
// the window is too low for both.
func (s *Scene) narrow(u *ui.UI, page render.Rect) scenes.Next {
	var next scenes.Next
	space := u.Theme.Space
	_, r := page.Pad(scenes.Margin(page.W), 0).CutTop(56, 0)
	_, r = r.CutBottom(12, 0)
	foot, r := r.CutBottom(footHigh, space.S)
	var p plan
	var column ui.Element
	for _, p = range s.plans(r.W) {
		if column = s.column(u, p, r.W); u.Fits(column, r.W, r.H) {
			break
		}
	}
	u.Lay(r, column)
	u.Lay(foot, s.foot(u, s.footNote(u, p), &next))
	return next
}

// column shows everything but the buttons in a column of width w.
func (s *Scene) column(u *ui.UI, p plan, w float32) ui.Element {
	const leastBoard = 110
	space, board := u.Theme.Space, ui.Canvas(leastBoard, leastBoard, func(r render.Rect) { s.sample.Paint(u.Brush, r, false) })
	help := ui.Canvas(0, helpHigh, func(r render.Rect) { u.Lay(r, s.termsHelp(u, p)) })
	air := space.M // above the seats
	if p.seat <= leastLine {
		air = space.S
	}
	above := func(people ui.Element) ui.Element {
		return ui.Column(air,
			ui.If(p.board, board.Grow(1)),
			ui.Column(space.S, s.optionsBeside(u, p, w), ui.If(p.words, s.words(u, p, w))),
			people,
		)
	}
	var folded, unfolded ui.Element
	if p.whole {
		seats := ui.Column(rowGap, s.seats(u, p, ui.Element{}), s.termsHeader(u, p))
		folded, unfolded = ui.Column(rowGap, seats, help), ui.Column(rowGap, seats, s.agreed(u, p, help))
	} else {
		folded = s.seats(u, p, s.moreButton(u, p))
		if p.stays || s.more {
			unfolded = s.fold(u, p, help)
		}
	}
	switch {
	case p.stays && s.more:
		return above(ui.Stack(folded.Hidden(), unfolded))
	case p.stays:
		return above(ui.Stack(folded, unfolded.Hidden()))
	case s.more: // the options give way to the terms
		short := s.fold(u, p, ui.Element{})
		return ui.Stack(above(folded).Hidden(), ui.FirstThatFits(above(unfolded), above(short), unfolded, short))
	}
	return above(folded)
}

// words shows the help on the options in a column of width w, and in the narrowest ones, where the foot has no room for it, whether the game counts.
func (s *Scene) words(u *ui.UI, p plan, w float32) ui.Element {
	const leading = 20
	lines, uncounted := 2, ""
	if w < narrowSeat {
		lines, uncounted = 3, s.uncounted(u)
	}
	text := func(words string) ui.Element {
		return ui.Wrapped(words, ui.Block{Type: render.TypeSmall, Leading: leading, MaxLines: lines, Ink: u.Theme.Muted})
	}
	help := s.optionHelp(u, p)
	return ui.Canvas(0, leading*float32(lines), func(r render.Rect) {
		if uncounted == "" {
			u.Lay(r, text(help))
			return
		}
		u.Lay(r, ui.FirstThatFits(text(ui.Sentences(uncounted, help)), text(uncounted)))
	})
}

// optionHelp returns the help on the options, or else the description of the game.
func (s *Scene) optionHelp(u *ui.UI, p plan) string {
	return cmp.Or(s.onOptions.text, s.seriesHelp(u, p), s.about(u))
}

// termsHelp shows the help on the terms, and on the order of the seats if that has no place of its own.
func (s *Scene) termsHelp(u *ui.UI, p plan) ui.Element {
	text := s.onTerms.headed()
	if !p.hint && s.onOrder.kind > s.onTerms.kind {
		text = s.onOrder.text
	}
	return shown(&s.helpShown, ui.Wrapped(text, ui.Block{Type: render.TypeSmall, Leading: 21, MaxLines: 2, Ink: u.Theme.Muted}))
}

// optionsBeside shows the options in a column of width w, with a small board at their right for a set-up position without a larger one.
func (s *Scene) optionsBeside(u *ui.UI, p plan, w float32) ui.Element {
	const side, least = 96, 480 // least is the least width of a column with a board
	options := rowsOf(u, s.optionRows(u, p), p.gap, &s.onOptions)
	if !s.start.set() {
		return options
	}
	options = ui.Column(p.gap, ui.Ellipsis(s.start.says(u, s.picture), render.TypeSeat, u.Theme.Text), options)
	small := ui.Canvas(side, side, func(r render.Rect) { s.picture.Paint(u.Brush, r, false) })
	return ui.Row(u.Theme.Space.M, options.Grow(1).Top(), ui.If(!p.board && !p.words && w >= least, small))
}

// footNote returns the text between the buttons: the help that has no place on the page, or else the summary of the terms if that has none, or else
// who plays.
func (s *Scene) footNote(u *ui.UI, p plan) string {
	on, short := s.optionHelp(u, p), s.agreedInShort(u, p)
	switch {
	case s.more && !s.helpShown && s.onTerms.text != "":
		return s.onTerms.headed()
	case !s.more && !p.whole && !s.summaryShown && short != "":
		return short
	case !p.words && on != s.about(u):
		return on
	}
	return sayPlayers(u, s.levels[:s.game.Info().Players])
}
