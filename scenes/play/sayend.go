package play

import (
	"strings"

	"quintet/games/match"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// sayOver returns the words for a game that is over: before the verdict is told, while something was refused, and for good. In a small window
// they begin with the verdict: the pieces beside it, or the tint of the seats, say who shares a place.
func (s *speech) sayOver(u *ui.UI) said {
	if !s.told() {
		return said{lead: u.T("play.ends")}
	}
	w, small := s.sayEnd(u), s.page.shape != wide
	if small && s.table.Series().Games > 1 { // no card says how it stands
		// It comes first: the end can be seen on the board, the series cannot, and in a small window the last words may have no room.
		w.detail = strings.TrimSpace(s.report.saySeries(u) + ". " + w.detail)
	}
	refusal := s.board.Refusal()
	if refusal != nil {
		w = said{detail: u.Say(refusal.Text), wrong: true}
	}
	if w.verdict = small; small || refusal != nil {
		w.lead = s.report.verdict(u, s.table.Match.Outcome())
	}
	return w
}

// sayEnd returns the words for the end of the game: why it is over and what may be done, and where no card does it, who has won.
func (s *speech) sayEnd(u *ui.UI) said {
	o := s.table.Match.Outcome()
	why, verdict := s.sayWhy(u, o), s.report.verdict(u, o)
	carded := s.page.carded
	repeats := why.lead == verdict || len(o.Winners) > 1 && s.players() > 2
	switch {
	case !s.table.OnMain():
		return said{lead: verdict, detail: u.T("play.variation.ended")}
	case carded && why.detail == "":
		return said{lead: why.lead, detail: s.sayBack(u)}
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

// sayWhy returns the cause of the end: an act of the players, or a rule in the words of the game.
func (s *speech) sayWhy(u *ui.UI, o match.Outcome) said {
	switch o.Ending {
	case match.Resigned, match.Timed:
		return said{lead: s.report.sayOut(u, o)}
	case match.Agreed, match.Declared:
		return said{lead: u.T(scenes.DecisionKey(o, s.players()))}
	}
	lead := u.Say(s.view().Prompt)
	if len(o.Winners) == 1 && lead == s.report.colourWins(u, o) {
		lead = s.report.verdict(u, o) // it says the name where there is one
	}
	return said{lead: lead, detail: u.Say(s.view().Detail)}
}

// sayBack returns the words for what undo does after the end, and before them that help leaves the level of a player as it is; "" where there is
// nothing to say, or where only the button has room.
func (s *speech) sayBack(u *ui.UI) string {
	if s.page.shape != wide {
		return ""
	}
	var words []string
	if s.table.Helped && s.table.Mixed() {
		words = append(words, u.T("play.helped"))
	}
	switch {
	case !s.canUndo():
	case s.table.Ended():
		words = append(words, u.T("play.over.goeson"))
	default:
		words = append(words, u.T("play.over.back"))
	}
	return strings.Join(words, " ")
}

// sayCertain returns the words for a result that is already certain.
func (s *speech) sayCertain(u *ui.UI) string {
	if len(s.table.Certain()) > 1 {
		return u.T("play.certain.draw")
	}
	return u.T("play.certain.wins", s.view().Seats[s.table.Certain()[0]].Name)
}

// saySwap names the player who swapped with the last ply in force, and the new colours of all; "" where it was no swap.
func (s *speech) saySwap(u *ui.UI) string {
	at := s.table.Match.Cursor()
	if at == 0 || s.players() != 2 || len(s.board.Path()) > 0 || s.table.Match.Over() {
		return ""
	}
	was := s.table.Match.PositionAt(at - 1)
	if exchanged(s.viewOf(was), s.view(), 2) == nil {
		return ""
	}
	by := was.ToMove()
	return u.T("play.swapped", s.name(u, by), s.view().Seats[by].Role)
}

// sayVariation says that a ply has begun a variation, "" everywhere else.
func (s *speech) sayVariation(u *ui.UI) string {
	if m := s.table.Match; m.Closed() && m.Cursor() == m.MainCursor()+1 {
		return u.T("play.variation.new")
	}
	return ""
}
