package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// speech words what is said at the table: whose turn it is, what is to be done, why something cannot be.
type speech struct {
	*model
	host   *host
	report *report
	page   *arrangement
}

// said holds the words of the prompt line.
type said struct {
	lead, detail string
	brief        string         // in the place of a lead that has no room in its line; "" for none
	chip         string         // counts the plies of a turn, "" where a turn has one
	wrong        bool           // the detail is the reason for a refusal
	loud         bool           // the detail stands out, though nothing is wrong
	verdict      bool           // the lead says how the game has ended, and no card does
	about        []board.Target // cells that the detail is about, where they are not to be guessed
}

// alone returns only what has to be said where nothing but the board is shown: a question, a refusal, what the lens sees, the end; as the
// detail.
func (s *speech) alone(u *ui.UI) said {
	words := s.say(u)
	switch {
	case words.wrong || words.loud:
		return said{detail: words.detail, wrong: words.wrong, loud: words.loud}
	case s.table.Match.Over() || s.host.asking != askNothing || s.host.notice > 0:
		return said{detail: words.lead, loud: true}
	case s.board.LensOn() || s.host.hints.seen():
		return said{detail: words.detail, loud: true}
	}
	return said{}
}

// ink returns the colour of the detail.
func (w said) ink(u *ui.UI) sprites.Color {
	switch {
	case w.wrong:
		return u.Theme.Error
	case w.loud:
		return u.Theme.Text
	}
	return u.Theme.Muted
}

// say returns what is said at the table.
func (s *speech) say(u *ui.UI) said {
	w := s.sayNow(u)
	w.chip = s.step(u)
	return w
}

// sayNow is say without the chip.
func (s *speech) sayNow(u *ui.UI) said {
	v := s.view()
	player := s.table.Position().ToMove()
	switch {
	case s.host.asking != askNothing:
		return s.sayQuestion(u)
	case s.table.Match.Over():
		return s.sayOver(u)
	case s.table.Veiled():
		return s.sayVeil(u, player)
	case s.board.LensOn():
		return s.sayLens(u)
	case s.board.Carrying():
		return s.sayCarry(u)
	case s.host.notice > 0:
		return s.sayPass(u, player)
	case s.table.ComputerMoves():
		return s.sayComputer(u)
	case s.host.hints.sought(), s.host.hints.seen() && s.board.Refusal() == nil:
		return s.sayHint(u)
	}
	w := s.sayPly(u)
	w.lead = u.Say(v.Prompt)
	return w
}

// sayQuestion words what the table is asked.
func (s *speech) sayQuestion(u *ui.UI) said {
	switch by := s.table.Resigner(); {
	case s.host.asking == askAgree:
		return said{lead: u.T("play.ask.agree"), detail: u.T("play.ask.agree.detail")}
	case s.players() > 2:
		return said{lead: u.T("play.ask.resign", s.name(u, by)), detail: u.T("play.ask.resign.many")}
	default:
		return said{lead: u.T("play.ask.resign", s.name(u, by)), detail: u.T("play.ask.resign.detail", s.name(u, 1-by))}
	}
}

// sayVeil says why the board is not to be seen, where the veil does not say it.
func (s *speech) sayVeil(u *ui.UI, player games.Player) said {
	if s.table.Match.Len() == 0 {
		return said{lead: u.T("play.clock.ready.lead"), detail: u.T("play.clock.ready.detail")}
	}
	return said{lead: u.T("play.tomove", s.name(u, player)), detail: u.T("play.clock.veiled")}
}

// sayPly returns what is said below what a person is to do: why something cannot be, how to go on with what is begun, what is to be known
// before anything is, or what the game says.
func (s *speech) sayPly(u *ui.UI) said {
	idle := s.board.Shown().Move == games.NoMove
	begun := len(s.board.Path()) > 0
	aims, chosen := s.board.Aiming()
	_, keys := s.board.Cursor()
	switch {
	case s.board.Refusal() != nil:
		return said{detail: u.Say(s.board.Refusal().Text), wrong: true}
	case !s.board.Shown().Why.Empty():
		return said{detail: u.Say(s.board.Shown().Why), wrong: true}
	case aims:
		return said{detail: u.T(map[bool]string{false: "play.steer", true: "play.steered"}[chosen])}
	case s.board.Pending():
		return said{detail: u.T("play.pending")}
	case idle && s.saySwap(u) != "":
		return said{detail: s.saySwap(u)}
	case !begun && s.table.Rewound() && !s.detailed():
		return said{detail: u.T(s.earlier())}
	case !begun && idle && s.sayVariation(u) != "":
		return said{detail: s.sayVariation(u)}
	case !s.board.Shown().Told.Empty():
		return s.sayTold(u)
	case !begun && idle && s.sayKnown(u) != "":
		return said{detail: s.sayKnown(u)}
	case s.board.ByHalves() && keys:
		return said{detail: u.T("play.halves.keys", board.ActPlay)}
	case s.board.ByHalves():
		return said{detail: u.T("play.halves")}
	}
	return said{detail: u.Say(s.board.Advice(u.In.Touch))}
}

// sayKnown says what is to be known before a ply is begun: what threatens, or that the result is certain; "" where neither is.
func (s *speech) sayKnown(u *ui.UI) string {
	switch v := s.view(); {
	case !v.Seen.Empty():
		return u.T("play.threats.seen", v.Seen)
	case s.table.MayStop():
		return s.sayCertain(u)
	}
	return ""
}

// sayCarry returns the words for the prompt line while a piece is carried; what it would do is said at the pointer.
func (s *speech) sayCarry(u *ui.UI) said {
	if why := s.board.Shown().Why; !why.Empty() {
		return said{lead: u.T("play.carry"), detail: u.Say(why), wrong: true}
	}
	return said{lead: u.T("play.carry"), detail: u.T("play.carry.detail")}
}

// earlier is the key of the words that say what a ply in an earlier position would do.
func (s *speech) earlier() string {
	switch {
	case !s.table.OnMain():
		return "play.earlier.variation"
	case s.table.Match.Closed():
		return "play.earlier.finished"
	}
	return "play.earlier"
}

// sayTold words what can be done with the cell under the pointer, or else what the game tells about it: one thing at a time.
func (s *speech) sayTold(u *ui.UI) said {
	if s.board.Clickable() {
		return said{detail: u.Say(s.board.Advice(u.In.Touch))}
	}
	return said{detail: u.Say(s.board.Shown().Told), about: s.board.Shown().About}
}

// detailed reports whether the detail of the view says what the previewed ply would do.
func (s *speech) detailed() bool {
	return slices.ContainsFunc(s.board.Shown().Effect, func(m board.Message) bool { return m.Key == s.view().Detail.Key })
}

// sayLens returns the words for what is seen while the lens is held.
func (s *speech) sayLens(u *ui.UI) said {
	next := s.board.Threatens()
	if next == games.None {
		return said{lead: u.T("play.lens.nobody"), detail: u.Say(s.view().Seen)}
	}
	return said{lead: u.T("play.lens", s.view().Seats[next].Name), detail: u.Say(s.view().Seen)}
}

// step returns the words of the chip that counts the plies of a turn, "" where a turn has one. A piece that is carried is the one that counts.
func (s *speech) step(u *ui.UI) string {
	v := s.view()
	switch {
	case s.table.Match.Over() || s.host.asking != askNothing || s.table.Veiled() || s.board.LensOn():
		return "" // the words are about something else
	case v.Steps < 2:
		return ""
	}
	return u.T("play.step", int(v.Step), int(v.Steps))
}
