package play

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/match"
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/play/mind"
	"quintet/scenes/sound"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// said is what the prompt line says.
type said struct {
	lead, detail string
	wrong        bool // the detail is the reason for a refusal
}

// say returns the words for the prompt line.
func (s *Scene) say(u *ui.UI) said {
	v := &s.shown.view
	player := s.position().ToMove()
	switch {
	case s.asking == askResign:
		by := s.resigner()
		return said{lead: u.T("play.ask.resign", s.name(u, by)), detail: u.T("play.ask.resign.detail", s.name(u, 1-by))}
	case s.asking == askAgree:
		return said{lead: u.T("play.ask.agree"), detail: u.T("play.ask.agree.detail")}
	case s.asking == askStop:
		return said{lead: u.T("play.ask.stop"), detail: s.sayCertain(u)}
	case s.match.Over() && s.reason != nil:
		return said{lead: s.verdict(u, s.match.Outcome()), detail: u.Say(s.reason.Text), wrong: true}
	case s.match.Over():
		return s.withSeries(u, s.sayEnd(u))
	case s.veiled():
		if s.match.Len() == 0 {
			return said{lead: u.T("play.clock.ready", s.name(u, player)), detail: u.T("play.clock.ready.detail")}
		}
		return said{lead: u.T("play.clock.paused"), detail: u.T("play.clock.veiled")}
	case s.looks():
		return s.sayLens(u)
	case s.carry != nil:
		return s.sayCarry(u)
	case s.notice > 0:
		return said{lead: u.T("play.passes", s.name(u, player)), detail: u.Say(v.Detail)}
	case s.computerMoves():
		w := s.sayComputer(u)
		if swapped := s.saySwap(u); swapped != "" && s.atEnd() {
			w.detail = swapped
		}
		if s.reason != nil {
			w.detail, w.wrong = u.Say(s.reason.Text), true
		}
		return w
	case s.mind.Searching(mind.Hint), s.hint != nil && s.reason == nil:
		return s.sayHint(u)
	case s.reason != nil:
		return said{lead: u.Say(v.Prompt), detail: u.Say(s.reason.Text), wrong: true}
	case !s.shown.why.Empty():
		return said{lead: u.Say(v.Prompt), detail: u.Say(s.shown.why), wrong: true}
	case s.steers():
		return said{lead: u.Say(v.Prompt), detail: s.saySteer(u)}
	case s.cursor.poised && u.In.Touch:
		return said{lead: u.Say(v.Prompt), detail: u.T("play.poised.touch")}
	case s.cursor.poised:
		return said{lead: u.Say(v.Prompt), detail: u.T("play.poised")}
	case s.shown.move == games.NoMove && s.saySwap(u) != "":
		return said{lead: u.Say(v.Prompt), detail: s.saySwap(u)}
	case !s.shown.told.Empty():
		return said{lead: u.Say(v.Prompt), detail: u.Say(s.shown.told)}
	case s.rewound() && !s.detailed() && len(s.builder.Path()) == 0:
		return said{lead: u.Say(v.Prompt), detail: u.T("play.earlier")}
	case !v.Seen.Empty() && s.shown.move == games.NoMove && len(s.builder.Path()) == 0:
		return said{lead: u.Say(v.Prompt), detail: u.Say(v.Seen)}
	}
	if s.byHalves() {
		return said{lead: u.Say(v.Prompt), detail: u.T("play.halves")}
	}
	return said{lead: u.Say(v.Prompt), detail: u.Say(v.Detail)}
}

// detailed reports whether the detail of the view says what the previewed ply would do.
func (s *Scene) detailed() bool {
	return slices.ContainsFunc(s.shown.effect, func(m board.Message) bool { return m.Key == s.shown.view.Detail.Key })
}

// sayEnd returns the words for the end of the game: why it is over and what may be done, and where no card does it, who has won.
func (s *Scene) sayEnd(u *ui.UI) said {
	o := s.match.Outcome()
	why, verdict := s.sayWhy(u, o), s.verdict(u, o)
	carded := s.shape == wide && !s.layering
	repeats := why.lead == verdict || len(o.Winners) > 1 && s.game.Info().Players > 2
	switch {
	case carded && why.detail == "":
		return said{lead: why.lead, detail: s.sayBack(u)}
	case why.detail == "" && len(o.Winners) == 1 && (o.Ending == match.Resigned || o.Ending == match.Timed):
		return said{lead: u.T("play.wins", s.name(u, o.Winners[0])), detail: why.lead + "."} // the reason is told of people, not of colours
	case why.detail == "":
		return said{lead: verdict, detail: why.lead + "."}
	case carded && repeats:
		return said{lead: strings.TrimSuffix(why.detail, "."), detail: s.sayBack(u)}
	case carded:
		return said{lead: why.lead, detail: strings.TrimSpace(why.detail + " " + s.sayBack(u))}
	case repeats:
		return why
	}
	return said{lead: verdict, detail: why.lead + ". " + why.detail}
}

// sayWhy says what ended the game: the table, or the rules in the words of the game.
func (s *Scene) sayWhy(u *ui.UI, o match.Outcome) said {
	switch o.Ending {
	case match.Resigned:
		return said{lead: u.T("play.by.resign", s.name(u, o.By))}
	case match.Timed:
		return said{lead: s.sayTime(u, o)}
	case match.Agreed:
		if s.game.Info().Players == 2 {
			return said{lead: u.T("play.by.stop")}
		}
		return said{lead: u.T("play.by.agree")}
	}
	return said{lead: u.Say(s.shown.view.Prompt), detail: u.Say(s.shown.view.Detail)}
}

// sayBack says what undo does after the end; "" where it does nothing.
func (s *Scene) sayBack(u *ui.UI) string {
	switch {
	case !s.canUndo():
		return ""
	case s.ended():
		return u.T("play.over.goeson")
	}
	return u.T("play.over.back")
}

// prompt draws the line below the board: whose turn it is, what is to be done, and the one thing that can be pressed for it.
func (s *Scene) prompt(u *ui.UI, a arrangement) {
	switch a.shape {
	case rail:
		return // it stands in the rail
	case bare:
		if a.upright() {
			s.focusColumn(u, a.prompt)
		} else {
			s.focusLine(u, a.prompt)
		}
		return
	}
	r := a.prompt
	if aside := min(s.layout.Slab.X-r.X-112, (r.W-roomyWidth)/2); a.shape == wide && aside > 0 { // not far from the board
		r.X, r.W = r.X+aside, r.W-2*aside
	}
	right := r.X + r.W - 32
	right = s.actions(u, render.Rect{X: r.X + r.W/2, Y: r.Y + 16, W: right - r.X - r.W/2, H: 40})
	x := r.X + 32
	player := s.mover()
	if s.looks() {
		player = s.threatens()
	}
	if player != games.None && !s.match.Over() {
		seat := s.shown.view.Seats[player]
		u.Piece(s.geo, seat.Sprite, seat.Colour, render.Point{X: x + 16, Y: r.Y + 36}, 36)
		x += 48
	}
	words := s.say(u)
	if words.wrong && s.repairs() {
		s.reasonAlone(u, words.detail, render.Rect{X: x, Y: r.Y, W: right - 16 - x, H: r.H})
		return
	}
	lines := twoLines(u, words.detail, render.TypeSmall, right-16-x)
	up := float32(0)
	if len(lines) > 1 {
		up = -8
	}
	lead := x
	chip := s.step(u)
	if long := u.Measure(words.lead, render.Type{Size: 15, Weight: render.TypePrompt.Weight}); s.computerMoves() && chipWide(u, chip)+10+long > right-16-x {
		chip = "" // who is to move matters more: the seat shows a dot for every ply left
	}
	if chip != "" {
		lead += s.chip(u, chip, render.Point{X: x, Y: r.Y + up + 11}) + 10
	}
	room := right - 16 - lead
	face := smaller(u, words.lead, render.TypePrompt, 15, room)
	u.Write(u.Fit(words.lead, face, room), face, render.Point{X: lead, Y: r.Y + up + 29}, render.Start, u.Theme.Text)
	ink := u.Theme.Muted
	if words.wrong {
		ink = u.Theme.Error
	}
	for i, line := range lines {
		u.Text(line, render.TypeSmall, render.Point{X: x, Y: r.Y + up + 52 + float32(i)*18}, render.Start, ink)
	}
	if words.detail != "" {
		u.Texts = append(u.Texts, words.detail)
	}
}

// reasonAlone writes why something was refused beside what could be done instead: what is to be done can wait.
func (s *Scene) reasonAlone(u *ui.UI, reason string, r render.Rect) {
	const leading = 18
	lines := u.Wrap(reason, render.TypeSmall, r.W)
	y := r.Y + 36 - leading*float32(len(lines)-1)/2 + 5
	for i, line := range lines {
		u.Text(line, render.TypeSmall, render.Point{X: r.X, Y: y + float32(i)*leading}, render.Start, u.Theme.Error)
	}
	u.Texts = append(u.Texts, reason)
}

// twoLines breaks text into two lines of width w at most; what does not fit is left out.
func twoLines(u *ui.UI, text string, face render.Type, w float32) []string {
	lines := u.Wrap(text, face, w)
	if len(lines) > 2 {
		lines = append(lines[:1], u.Fit(strings.Join(lines[1:], " "), face, w))
	}
	return lines
}

// step returns the words of the chip that counts the plies of a turn, "" where a turn has one.
func (s *Scene) step(u *ui.UI) string {
	v := &s.shown.view
	switch {
	case s.match.Over() || s.asking != askNothing || s.looks():
		return ""
	case v.Dial.At != board.NoTarget:
		return u.T("play.step", 2, 2)
	case v.Steps < 2:
		return ""
	}
	return u.T("play.step", int(v.Step), int(v.Steps))
}

// chip draws a pill with text at its upper left corner and returns its width.
func (s *Scene) chip(u *ui.UI, text string, at render.Point) float32 {
	w := chipWide(u, text)
	r := render.Rect{X: at.X, Y: at.Y, W: w, H: 24}
	u.Box(r, render.Box{Radius: 12, Top: u.Theme.Accent})
	u.WriteIn(text, render.TypeSmall.Medium(), r, render.Middle, u.Theme.OnAccent)
	return w
}

// chipWide returns the width of a chip with text.
func chipWide(u *ui.UI, text string) float32 { return u.Measure(text, render.TypeSmall.Medium()) + 24 }

// An action is something that can be pressed for the move or the question at hand.
type action struct {
	button ui.Button
	do     func()
}

// atHand returns what can be pressed now, the main thing last.
func (s *Scene) atHand(u *ui.UI) []action {
	switch s.asking {
	case askResign, askAgree, askStop:
		yes := map[question]string{askResign: "play.ask.yes.resign", askAgree: "play.ask.yes.agree", askStop: "play.stop"}[s.asking]
		return []action{
			{ui.Button{Label: u.T(yes), Act: keys.Yes, Kind: ui.Quiet}, s.answer},
			{ui.Button{Label: u.T("play.ask.no"), Act: keys.No, Kind: ui.Main}, func() { s.asking = askNothing }},
		}
	}
	switch {
	case s.match.Over() || s.veiled():
		return nil
	case s.failed() && s.atEnd():
		return s.failureActions(u)
	case s.watching():
		return s.watchActions(u)
	case s.computerMoves() && s.mind.Slow() && s.mind.Searching(mind.Ply):
		return []action{{ui.Button{Label: u.T("play.hurry"), Act: keys.MoveNow, Kind: ui.Quiet}, s.hurry}}
	case s.computerMoves() || s.notice > 0:
		return nil
	}
	var as []action
	repairs := s.repairs()
	switch {
	case s.mayStop() && !repairs:
		as = append(as, action{ui.Button{Label: u.T("play.stop"), Act: keys.GiveUp, Kind: ui.Quiet}, func() { s.ask(askStop) }})
	case s.roomy && !repairs && !s.table.Terms.NoAids:
		as = append(as, action{s.hintButton(u), s.askHint})
	}
	if t := s.geo.Button("swap"); t != board.NoTarget {
		if _, p := s.builder.Try([]board.Target{t}); p == games.Complete {
			as = append(as, action{ui.Button{Label: u.T("play.swap"), Icon: sprites.IconSwap, Act: keys.Swap, Kind: ui.Main}, func() { s.click(t) }})
		}
	}
	if repairs {
		as = append(as, action{ui.Button{Label: u.Say(s.reason.Repair.Text), Act: keys.Repair, Kind: ui.Quiet}, s.repair})
	}
	if m, ok := s.endTurn(); ok && (s.roomy || !repairs || s.shape == rail) {
		as = append(as, action{ui.Button{Label: u.T("play.end"), Act: keys.EndTurn, Kind: ui.Main}, func() { s.play(m) }})
	}
	return as
}

// endTurn returns the ply that closes the open turn, if there is one.
func (s *Scene) endTurn() (games.Move, bool) {
	e, ok := s.game.(games.TurnEnder)
	if !ok || !s.personMoves() || s.asking != askNothing {
		return games.NoMove, false
	}
	return e.EndTurn(s.position())
}

// answer carries out what the table was asked.
func (s *Scene) answer() {
	err := error(nil)
	if s.asking == askResign {
		err = s.match.Resign(s.resigner())
	} else {
		err = s.match.Agree()
	}
	if err != nil {
		panic("play: asked what cannot be: " + err.Error())
	}
	s.arrive()
	s.desk.Sound(sound.End)
}

// actionWide returns the width of b in a prompt whose buttons have room.
func actionWide(u *ui.UI, b ui.Button, room float32) float32 {
	const icon, gap, side = 26, 8, 18
	if b.Label == "" {
		return 52
	}
	label := u.Measure(b.Label, render.TypeButton)
	w := label + u.Measure(u.KeyCap(b.Act), render.TypeCoord) + gap + 2*side
	if b.Icon != sprites.NoIcon {
		w += icon
	}
	if room < 340 && b.Icon == sprites.NoIcon {
		return min(w, label+56)
	}
	if room < 340 {
		return w
	}
	return max(w, label+80)
}

// actions draws the buttons of atHand at the right end of r and returns where they begin.
func (s *Scene) actions(u *ui.UI, r render.Rect) float32 {
	x := r.X + r.W
	as := s.atHand(u)
	for i := len(as) - 1; i >= 0; i-- {
		w := actionWide(u, as[i].button, r.W)
		x -= w
		if u.Button(render.Rect{X: x, Y: r.Y, W: w, H: r.H}, as[i].button) {
			as[i].do()
		}
		x -= 12
	}
	return x
}
