// Package editor is the scene for setting up positions by hand: any position, whether or not a game can reach it. It shows at once why no game
// can start there; otherwise the position can be played. Every position that is not over can be analysed.
//
// This file has the Scene: the changes of the position (change, put), pasted positions, the draft that is kept when the page is left, and the
// ways to other pages. It also divides the window (arrange), and announces to screen readers what the cursor is on. Add another way to change the
// position here.
//
// # Files
//
//   - canvas.go: the board, with pointer and keys
//   - panel.go: the panel beside the board; palette.go: the pieces; choice.go: what else can be chosen; commands.go: undo, redo and other commands
//   - modes.go: the two modes of the page, and trying plies by the rules
//   - history.go: undo and redo; repair.go: a change that makes the position playable
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
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// Scene is the editor page.
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
	repair  *repair          // makes a game possible; nil if there is none
	refused board.Reason     // why the last piece could not be placed, until the next action
	denied  bool             // plies were to be tried where none can be, until the next press
	trial   *boardui.Sandbox // the board to try plies by the rules; nil in setup mode
	leave   scenes.Next      // set by a button of this pass to leave the page
}

// New returns the page with a position of a game that is a games.Editor. The draft from the last visit is restored if the page was opened with the
// same position; with another position, undo leads to the draft.
func New(c *scenes.Context, e scenes.Position) *Scene {
	s := &Scene{context: c, spec: e.Spec, game: e.Game.(games.Editor)}
	s.palette, s.canvas, s.from = newPalette(s.game), newCanvas(), games.TextOf(e.At)
	s.restoreDraft(e.At.Clone())
	s.refresh()
	return s
}

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: only a board to try plies moves by itself.
func (s *Scene) Due() due.Time { return s.trial.Due() }

// Advance implements scenes.Timed.
func (s *Scene) Advance() (handle bool) { return s.trial.Advance() }

// position returns the present position.
func (s *Scene) position() games.Position { return s.history.now() }

// change makes p the position. joined makes it part of the previous step.
func (s *Scene) change(p games.Position, joined bool) {
	s.refused = board.Reason{}
	if p != s.position() {
		s.history.add(p, joined)
		s.refresh()
	}
}

// refresh updates everything derived from the position.
func (s *Scene) refresh() {
	s.view.Reset()
	s.game.AppendView(&s.view, s.position(), nil)
	s.why = games.WhyNotFrom(s.game, s.position())
	if s.repair = nil; !s.playable() {
		s.repair = repairOf(s.game, s.position())
	}
}

// put places the piece in hand on a cell, or removes what is there. The player to move changes if necessary.
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

// Paste sets the position to text, which may be a position of this game or the share code of one. It reports whether it is.
func (s *Scene) Paste(text string) bool {
	p, err := s.game.ParsePosition(text)
	if err != nil {
		if p = s.fromCode(text); p == nil {
			return false
		}
	}
	s.setMode(setting)
	s.change(p, false)
	return true
}

// fromCode returns the position of a share code without plies, nil if text is none for this game with these options.
func (s *Scene) fromCode(text string) games.Position {
	c, err := share.Parse(text, func(id string) (games.Spec, bool) { return s.spec, id == s.spec.ID })
	if err != nil || c.Plies > 0 || !c.Whole || !maps.Equal(c.Record.Match.Game().Info().Options, s.game.Info().Options) {
		return nil
	}
	p, err := s.game.ParsePosition(games.TextOf(c.Record.Match.PositionAt(0)))
	if err != nil {
		return nil
	}
	return p
}

// step goes by steps back or forward in the history.
func (s *Scene) step(by int) {
	s.refused = board.Reason{}
	s.history.step(by)
	s.refresh()
}

// playable reports whether a game can begin here.
func (s *Scene) playable() bool { return s.why.Text.Empty() }

// play opens the setup of a game from here.
func (s *Scene) play() {
	s.setMode(setting)
	at := scenes.Position{Spec: s.spec, Game: s.game, At: s.position().Clone()}
	s.leave = scenes.Next{Do: scenes.Replace, Name: scenes.Setup, Args: at}
}

// find opens the list of games that reached the position.
func (s *Scene) find() {
	at := scenes.Position{Spec: s.spec, Game: s.game, At: s.position().Clone()}
	if s.trial != nil {
		at.At = s.trial.Match().Position().Clone()
	}
	s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Collection, Args: at}
}

// analyse opens the analysis of the position.
func (s *Scene) analyse() {
	s.setMode(setting)
	t := table.New(s.spec, match.NewAt(s.game, s.position().Clone(), nil), terms.Terms{})
	s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Review, Args: scenes.ReviewPage{Table: t, SetUp: true}}
}

// The measures of the page.
const (
	minPanel = 236
	maxPanel = 420
	narrow   = 560 // the width below which the panel is below the board
)

// sided reports whether the panel is beside the board in a window of w by h pixels.
func sided(w, h float32) bool { return w >= narrow && w > h }

// arrange divides a window of w by h.
func arrange(w, h float32) boardpage.Frame {
	if sided(w, h) {
		return boardpage.Beside(w, h, max(minPanel, min(maxPanel, w*0.36)), 0)
	}
	return boardpage.Below(w, h, 0.46, 0)
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave = scenes.Next{}
	if u.Live() && (u.In.Pressed != 0 || len(u.In.Keys) > 0) {
		s.denied = false
	}
	u.Focusing(keys.Press) // the arrows move the cursor on the board
	w, h := u.Size()
	f := arrange(w, h)
	f.Paint(u)
	panel, edge, ground := f.Side.Pad(scenes.Margin(w), 0), w, u.Theme.Window
	if f.Sided {
		_, panel = panel.CutTop(boardpage.BarHeight, 0)
		edge, ground = f.Side.X, u.Theme.Panel
	}
	if s.trial != nil {
		s.trial.Frame(u, f.Board, edge, false)
	} else {
		s.draw(u, f.Board)
	}
	s.panel(u, panel, ground)
	bar := scenes.Bar{Back: u.T("editor.back"), Title: u.T("editor.title"), More: s.spec.Name, Tools: s.tools(u, panel.W)}
	s.context.Bar(u, scenes.BoardPage(w, h), bar, &s.leave)
	if s.leave.Do == scenes.Stay && s.trial == nil {
		s.keys(u)
	}
	s.announce(u)
	return s.leave
}

// A verdict says whether a game can begin in the position, or another important fact.
type verdict struct {
	text string
	more string // what can still be done, shown if there is room; "" for nothing
	kind verdictKind
}

// A verdictKind says how a verdict is shown.
type verdictKind uint8

// The kinds of verdicts.
const (
	fine    verdictKind = iota
	note                // no game can begin in the position
	refusal             // the last action had no effect
)

// verdict returns what is said about the position.
func (s *Scene) verdict(u *ui.UI) verdict {
	switch {
	case s.trial != nil:
		return s.trialVerdict(u)
	case !s.refused.Text.Empty():
		return verdict{text: u.Say(s.refused.Text), kind: refusal}
	case s.position().Over():
		return verdict{text: u.Say(s.why.Text), kind: note}
	case !s.playable():
		return verdict{text: u.Say(s.why.Text), more: u.T("editor.only"), kind: note}
	}
	return verdict{text: u.T("editor.ready", s.view.Seats[s.position().ToMove()].Name)}
}

// played names the game with its options.
func (s *Scene) played() string { return s.spec.ID + " " + s.spec.Format(s.game.Info().Options) }

// restoreDraft restores the draft of the last visit, followed by first if the page was opened with another position then.
func (s *Scene) restoreDraft(first games.Position) {
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

// Close saves the draft for the next visit.
func (s *Scene) Close() {
	s.setMode(setting)
	d := scenes.Draft{From: s.from, At: s.history.at}
	for _, p := range s.history.all {
		d.All = append(d.All, games.TextOf(p))
	}
	if s.context.Drafts == nil {
		s.context.Drafts = map[string]scenes.Draft{}
	}
	s.context.Drafts[s.played()] = d
}

// announce tells screen readers what is on the cell of the cursor, which piece is in hand, and whether a game can begin.
func (s *Scene) announce(u *ui.UI) {
	lead := u.T("editor.hand", s.palette.name(u))
	switch {
	case s.trial != nil:
		lead = u.T("editor.trying")
	case s.canvas.cursor:
		lead = u.T("editor.cell", s.game.Geometry().Label(s.canvas.at), s.lying(u, s.canvas.at)) + " " + lead
	}
	said := s.verdict(u)
	if s.denied {
		lead = ""
	}
	u.Announce(lead, said.text, said.more)
}

// lying names the topmost thing on a cell.
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
