package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// bar draws the top of the board column: menu and name of the game.
func (s *Scene) bar(u *ui.UI, a arrangement) {
	if a.shape == bare {
		return
	}
	if u.Button(render.Rect{X: 16, Y: 8, W: 40, H: 40}, ui.Button{Icon: sprites.IconMenu, Name: u.T("play.menu"), Act: keys.Menu}) {
		s.openMenu(u)
	}
	w := u.Write(s.table.Spec.Name, render.TypeBar, render.Point{X: 64, Y: 34}, render.Start, u.Theme.Text)
	right := a.width - toolsWide
	if a.shape != tall {
		right = a.side.X - 8
	}
	right = s.views(u, right)
	room := right - 64 - w - 31
	if how := scenes.Within(u, scenes.Describe(u, s.table.Spec, s.game.Info().Options), render.TypeSmall, room); how != "" {
		u.Write(how, render.TypeSmall, render.Point{X: 64 + w + 15, Y: 34}, render.Start, u.Theme.Muted)
	}
}

// toolsWide is the room for the icons at the right end of the top of a high window.
const toolsWide = 176

// views draws what changes the view of the board, ending at right, and returns where it begins.
func (s *Scene) views(u *ui.UI, right float32) float32 {
	if u.Button(render.Rect{X: right - 40, Y: 8, W: 40, H: 40}, s.layersButton(u)) {
		s.layering = !s.layering
	}
	s.lensButton(u, render.Rect{X: right - 80, Y: 8, W: 40, H: 40})
	return right - 80
}

// An entry is one line of the menu.
type entry struct {
	button ui.Button
	do     func() scenes.Next
}

// entries lists the menu.
func (s *Scene) entries(u *ui.UI) []entry {
	stay := func(f func()) func() scenes.Next {
		return func() scenes.Next { f(); return scenes.Next{} }
	}
	es := []entry{
		{ui.Button{Label: u.T("play.new"), Icon: sprites.IconPlay, Act: keys.NewGame}, s.setup},
		{ui.Button{Label: u.T("play.rematch"), Icon: sprites.IconSwap, Act: keys.Rematch}, func() scenes.Next { return s.rematch(0) }},
	}
	if s.match.Over() {
		turn := s.seatsButton(u)
		turn.Kind, turn.Icon = ui.Plain, sprites.IconTurn
		es = append(es, entry{turn, func() scenes.Next { return s.rematch(1) }})
	} else {
		label, ask := "play.resign", askResign
		if s.game.Info().Players > 2 {
			label, ask = "play.agree", askAgree
		}
		es = append(es, entry{ui.Button{Label: u.T(label), Icon: sprites.IconFlag, Act: keys.GiveUp}, stay(func() { s.ask(ask) })})
	}
	return append(es,
		entry{ui.Button{Label: u.T("play.rules"), Icon: sprites.IconBook, Act: keys.Rules}, s.rules},
		entry{ui.Button{Label: u.T("options.title"), Icon: sprites.IconGear, Act: keys.Options}, func() scenes.Next { return scenes.Next{Do: scenes.Push, Name: scenes.Options} }},
		entry{ui.Button{Label: u.T("play.title"), Icon: sprites.IconPrevious, Act: keys.AllGames}, func() scenes.Next { return scenes.Next{Do: scenes.Go, Name: scenes.Title} }},
	)
}

// ask asks the table q, or says why that is not possible: only a person gives up, and the table agrees only where all are persons.
func (s *Scene) ask(q question) {
	s.asking, s.reason = q, nil
	refuse := ""
	switch {
	case q == askResign && s.resigner() == games.None:
		refuse = "play.never.resign"
	case q == askAgree && s.persons() < s.game.Info().Players:
		refuse = "play.never.agree"
	}
	if refuse != "" {
		s.asking, s.reason = askNothing, &refusal{Reason: board.Reason{Text: board.Say(refuse)}}
	}
}

// resigner returns who would resign of two: the person to move, or the only person; None where only computers play.
func (s *Scene) resigner() games.Player {
	seats := s.match.Seats()
	if p := s.position().ToMove(); s.personMoves() {
		return p
	}
	for i, seat := range seats {
		if seat.Level == 0 {
			return games.Player(i)
		}
	}
	return games.None
}

// rules leads to the rules of this game.
func (s *Scene) rules() scenes.Next {
	return scenes.Next{Do: scenes.Push, Name: scenes.Rules, Args: scenes.RulesPage{Spec: s.table.Spec}}
}

// menuArea is where the menu opens.
func (s *Scene) menuArea(entries int) render.Rect {
	return render.Rect{X: 16, Y: 52, W: 264, H: float32(entries)*44 + 16}
}

// menuLayer handles the keys of the entries while the menu is closed; open, it keeps the input from everything below.
func (s *Scene) menuLayer(u *ui.UI) scenes.Next {
	if !u.Live() {
		return scenes.Next{}
	}
	es := s.entries(u)
	if !s.menu {
		for _, e := range es {
			if u.Act(e.button.Act) {
				return e.do()
			}
		}
		return scenes.Next{}
	}
	u.Shut()
	return scenes.Next{}
}

// openMenu opens the menu. Opened by a key it has the focus.
func (s *Scene) openMenu(u *ui.UI) {
	s.menu = true
	if len(u.In.Keys) > 0 {
		u.Focus(s.entries(u)[0].button.Label)
	}
}

// focusing says by which keys the buttons can be pressed that have the focus: while a person is to move the keys point at the board.
func (s *Scene) focusing(u *ui.UI) {
	switch {
	case s.menu || s.asking != askNothing || s.match.Over():
	case s.watching():
		u.Focusing(keys.Press) // the other one pauses
	case s.personMoves():
		u.Focusing()
	default:
		u.Focusing(keys.Choose) // the other one ends the thinking
	}
}

func (s *Scene) menuRow(r render.Rect, i int) render.Rect {
	return render.Rect{X: r.X + 8, Y: r.Y + 8 + float32(i)*44, W: r.W - 16, H: 44}
}

// menuPaint draws and handles the open menu above everything else.
func (s *Scene) menuPaint(u *ui.UI) {
	if !s.menu {
		return
	}
	es := s.entries(u)
	r := s.menuArea(len(es))
	u.Alone()
	u.Box(r, render.Box{Radius: 12, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1, Shadow: 12, ShadowOffset: 8, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.28)})
	for i, e := range es {
		e.button.Wide = true
		if u.Button(s.menuRow(r, i), e.button) {
			s.menu, s.leave = false, e.do()
		}
	}
	if u.Act(keys.Back) || u.Act(keys.Menu) || u.Free() && u.In.Released != 0 && !r.Contains(u.Pointer()) {
		s.menu = false
		u.Take()
	}
}
