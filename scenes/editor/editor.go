// Package editor is the scene for setting up positions by hand: any position, whether or not a game can reach it. It says at once what speaks
// against starting a game from there; a position with no objection can be played.
//
// This file holds the Scene and what changes the position. canvas.go handles the pointer on the board, palette.go the pieces, panel.go the
// layout beside the board.
package editor

import (
	"maps"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/files/share"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/render"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// Scene is the page.
type Scene struct {
	context *scenes.Context
	spec    games.Spec
	game    games.Editor
	history history
	from    string // the position with which the page was opened
	palette palette
	canvas  canvas
	view    board.View       // of the position
	why     board.Reason     // why no game can begin in it
	repair  *repair          // after which one can; nil for none
	refused board.Reason     // why the last thing could not be put, until something else is done
	trial   *boardui.Sandbox // on which plies are tried by the rules; nil where things are put
	leave   scenes.Next      // where a button of this pass leads to
}

// New returns the page with a position of a game that is a games.Editor. What was set up when it was left is there again if it was opened with the
// same position; with another one a step back leads there.
func New(c *scenes.Context, e scenes.Position) *Scene {
	s := &Scene{context: c, spec: e.Spec, game: e.Game.(games.Editor)}
	s.palette, s.canvas, s.from = newPalette(s.game), newCanvas(), games.TextOf(e.At)
	s.recall(e.At.Clone())
	s.look()
	return s
}

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: only a board on which plies are tried moves by itself.
func (s *Scene) Due() due.Time { return s.trial.Due() }

// position returns the position as it is.
func (s *Scene) position() games.Position { return s.history.now() }

// change makes p the position. joined says that it belongs to the same step as the change before.
func (s *Scene) change(p games.Position, joined bool) {
	s.refused = board.Reason{}
	if p != s.position() {
		s.history.add(p, joined)
		s.look()
	}
}

// look brings what is seen of the position up to date.
func (s *Scene) look() {
	s.view.Reset()
	s.game.AppendView(&s.view, s.position(), nil)
	s.why = games.WhyNotFrom(s.game, s.position())
	if s.repair = nil; !s.playable() {
		s.repair = repairOf(s.game, s.position())
	}
}

// put puts what is in the hand on a cell, or takes away what lies there. The turn follows where it must.
func (s *Scene) put(at board.Target, erase, joined bool) {
	if erase {
		s.change(games.Settled(s.game, s.game.Clear(s.position(), at)), joined)
		return
	}
	p, why := s.game.Put(s.position(), s.palette.piece(at))
	if !why.Text.Empty() {
		s.refused = why
		return
	}
	if games.TextOf(p) != games.TextOf(s.position()) {
		s.change(games.Settled(s.game, p), joined)
	}
}

// Paste takes text as a position of this game, or as the code of one. It reports whether it is one.
func (s *Scene) Paste(text string) bool {
	p, err := s.game.ParsePosition(text)
	if err != nil {
		if p = s.coded(text); p == nil {
			return false
		}
	}
	s.turnTo(setting)
	s.change(p, false)
	return true
}

// coded returns the position of a code without plies, nil where text holds none of this game with these options.
func (s *Scene) coded(text string) games.Position {
	c, err := share.Parse(text, func(id string) (games.Spec, bool) { return s.spec, id == s.spec.ID })
	if err != nil || c.Plies > 0 || !c.Whole || !maps.Equal(c.Record.Game.Info().Options, s.game.Info().Options) {
		return nil
	}
	p, err := s.game.ParsePosition(games.TextOf(c.Record.First()))
	if err != nil {
		return nil
	}
	return p
}

// step goes back or on in what was done.
func (s *Scene) step(by int) {
	s.refused = board.Reason{}
	s.history.step(by)
	s.look()
}

// playable reports whether a game can begin here.
func (s *Scene) playable() bool { return s.why.Text.Empty() }

// play leads to the seats of a game from here.
func (s *Scene) play() {
	s.turnTo(setting)
	at := scenes.Position{Spec: s.spec, Game: s.game, At: s.position().Clone()}
	s.leave = scenes.Next{Do: scenes.Replace, Name: scenes.Setup, Args: at}
}

// find leads to the games that have come to the position on the board.
func (s *Scene) find() {
	at := scenes.Position{Spec: s.spec, Game: s.game, At: s.position().Clone()}
	if s.trial != nil {
		at.At = s.trial.Match().Position().Clone()
	}
	s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Collection, Args: at}
}

// analyse leads to what the judge thinks of the position.
func (s *Scene) analyse() {
	s.turnTo(setting)
	t := table.New(s.spec, match.NewAt(s.game, s.position().Clone(), nil), terms.Terms{})
	s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Review, Args: scenes.ReviewPage{Table: t, SetUp: true}}
}

// The measures of the page.
const (
	barHigh  = 56
	margin   = 16
	minPanel = 236
	maxPanel = 420
	narrow   = 560 // the width below which the panel stands below the board
)

// sided reports whether the panel stands beside the board in a window of so many pixels.
func sided(w, h float32) bool { return w >= narrow && w > h }

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave = scenes.Next{}
	u.Focusing(keys.Press) // the arrows move the cursor on the board
	w, h := u.Size()
	page := render.Rect{W: w, H: h}
	u.Fill(page, u.Theme.Window)
	_, rest := page.CutTop(barHigh, 0)
	slab, panel, ground := rest.Pad(margin, 0), rest, u.Theme.Window
	if sided(w, h) {
		panel, slab = rest.CutRight(max(minPanel, min(maxPanel, w*0.36)), 0)
		slab = slab.Pad(margin, 0)
		whole := panel
		whole.Y, whole.H = 0, h
		ground = u.Theme.Panel
		u.Fill(whole, ground)
		u.LineBeside(whole)
	} else {
		slab, panel = slab.CutTop(min(slab.W, slab.H*0.5), 0)
	}
	_, slab = slab.CutBottom(margin, 0)
	if s.trial != nil {
		s.trial.Frame(u, slab, max(panel.X, slab.X+slab.W), false)
	} else {
		s.draw(u, slab)
	}
	s.panel(u, panel.Pad(scenes.Margin(w), 0), ground)
	u.First(func() {
		back, free := scenes.Bar(u, scenes.BoardPage(w, h), u.T("editor.back"), u.T("editor.title"), s.spec.Name, 2)
		free = s.context.Tools(u, free, &s.leave)
		s.tools(u, free, panel.Pad(scenes.Margin(w), 0).W)
		if back {
			s.leave = scenes.Next{Do: scenes.Pop}
		}
	})
	if u.Live() && s.leave.Do == scenes.Stay && s.trial == nil {
		s.keys(u)
	}
	s.tell(u)
	return s.leave
}

// verdict says whether a game can begin in the position, or what else is to be known.
func (s *Scene) verdict(u *ui.UI) (text string, bad bool) {
	switch {
	case s.trial != nil:
		return s.trialVerdict(u)
	case !s.refused.Text.Empty():
		return u.Say(s.refused.Text), true
	case !s.playable():
		return u.Say(s.why.Text), true
	}
	return u.T("editor.ready", s.view.Seats[s.position().ToMove()].Name), false
}

// played names the game with its options.
func (s *Scene) played() string { return s.spec.ID + " " + s.spec.Format(s.game.Info().Options) }

// recall brings back what was set up before, and then shows first, if the page was opened with another position the last time.
func (s *Scene) recall(first games.Position) {
	d := s.context.Drafts[s.played()]
	for i, text := range d.All {
		if p, err := s.game.ParsePosition(text); err == nil && (i <= d.At || d.From == s.from) {
			s.history.add(p, false)
		}
	}
	if d.From == s.from {
		s.history.step(d.At - s.history.at)
	} else if now := len(s.history.all) - 1; now < 0 || games.TextOf(s.history.all[now]) != s.from {
		s.history.add(first, false)
	}
}

// Close keeps what is set up for the next time.
func (s *Scene) Close() {
	s.turnTo(setting)
	d := scenes.Draft{From: s.from, At: s.history.at}
	for _, p := range s.history.all {
		d.All = append(d.All, games.TextOf(p))
	}
	if s.context.Drafts == nil {
		s.context.Drafts = map[string]scenes.Draft{}
	}
	s.context.Drafts[s.played()] = d
}

// tell says for those who hear the page what lies at the cursor, what is in the hand, and whether a game can begin.
func (s *Scene) tell(u *ui.UI) {
	lead := u.T("editor.hand", s.palette.name(u))
	switch {
	case s.trial != nil:
		lead = u.T("editor.trying")
	case s.canvas.cursor:
		lead = u.T("editor.cell", s.game.Geometry().Label(s.canvas.at), s.lying(u, s.canvas.at)) + " " + lead
	}
	text, _ := s.verdict(u)
	u.Tell(lead, text)
}

// lying names what lies uppermost on a cell.
func (s *Scene) lying(u *ui.UI, at board.Target) string {
	for _, x := range slices.Backward(s.view.Pieces) {
		i := slices.IndexFunc(s.palette.brushes, func(b games.Brush) bool {
			return b.Piece.Sprite == x.Sprite && b.Piece.Owner == x.Owner && b.Piece.Open == x.Open
		})
		if i >= 0 && (x.At == at || x.To == at) {
			return s.palette.nameOf(u, i)
		}
	}
	return u.T("editor.nothing")
}
