package review

import (
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// pressing are the keys that press what has the focus: arrows lead through the game.
var pressing = []keys.Action{keys.Press}

// An action is something that can be pressed, wherever it stands on the page.
type action struct {
	button ui.Button
	do     func()
}

// show shows a in r, and does it when it is pressed.
func (a action) show(u *ui.UI, r render.Rect) {
	if u.Button(r, a.button) {
		a.do()
	}
}

// as returns a as a button of kind k, with words alone.
func (a action) as(k ui.Kind) action {
	a.button.Kind, a.button.Icon = k, sprites.NoIcon
	return a
}

// iconic returns a as an icon alone on a ground.
func (a action) iconic() action {
	a.button.Label, a.button.Name, a.button.Kind = "", a.button.Label, ui.Quiet
	return a
}

// ways lead through the game by turns.
func (s *Scene) ways(u *ui.UI) []action {
	to := func(icon sprites.Icon, name string, act keys.Action, off bool, plies int) action {
		return action{ui.Button{Icon: icon, Name: u.T(name), Act: act, Off: off}, func() { s.choose(plies) }}
	}
	start, end := s.shown() == 0, s.shown() == s.match.Len()
	return []action{
		to(sprites.IconFirst, "play.first", keys.First, start, 0),
		to(sprites.IconPrevious, "play.back", keys.TurnBack, start, s.match.TurnBefore()),
		to(sprites.IconNext, "play.forward", keys.TurnOn, end, s.match.TurnAfter()),
		to(sprites.IconLast, "play.last", keys.Last, end, s.match.Len()),
	}
}

// toMoment leads to a key moment, steps from what is shown.
func (s *Scene) toMoment(u *ui.UI, steps int) action {
	icon, name, act := sprites.IconNext, "review.moment.next", keys.NextMoment
	if steps < 0 {
		icon, name, act = sprites.IconPrevious, "review.moment.previous", keys.PreviousMoment
	}
	all := s.moments()
	place := s.moment(steps, all)
	return action{ui.Button{Icon: icon, Name: u.T(name), Act: act, Off: place < 0}, func() { s.choose(all[place].End) }}
}

// onward plays on from what is shown.
func (s *Scene) onward(u *ui.UI) action {
	return action{ui.Button{Label: u.T("review.playon"), Icon: sprites.IconPlay, Act: keys.PlayOn}, s.playOn}
}

// movesButton shows and hides the list of moves where it has no place of its own.
func (s *Scene) movesButton(u *ui.UI) action {
	return action{ui.Button{Label: u.T("play.moves"), Act: keys.Moves, Lit: s.moves}, func() { s.moves = !s.moves }}
}

// keys handles the keys that no button has.
func (s *Scene) keys(u *ui.UI) {
	switch {
	case u.Act(keys.Back):
		s.leave()
	case u.Act(keys.PlyBack):
		s.choose(s.shown() - 1)
	case u.Act(keys.PlyOn):
		s.choose(s.shown() + 1)
	}
}
