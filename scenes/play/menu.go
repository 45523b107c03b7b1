package play

import (
	"quintet/games"
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
	w, right := float32(0), a.width-s.toolsRoom(a.width)
	if a.width >= ui.PhoneWide { // else the board says it
		w = u.Write(s.table.Spec.Name, render.TypeBar, render.Point{X: 64, Y: 34}, render.Start, u.Theme.Text)
	}
	switch {
	case a.shape == wide:
		right = a.side.X - 8
	case a.shape != tall && a.shape != listing && s.table.Timed():
		right = min(right, a.side.X-8)
	case a.shape != tall && a.shape != listing:
		right = a.side.X - 8
	}
	at, about := 64+w+15, s.report.describe(u)
	least := scenes.Within(u, about[:min(1, len(about))], render.TypeSmall, a.width)
	worded := right-s.wordsWide(u)-at-16 >= u.Measure(least, render.TypeSmall)
	right = s.padlock(u, s.views(u, right, worded), worded)
	if how := scenes.Within(u, about, render.TypeSmall, right-at-16); how != "" {
		u.Write(how, render.TypeSmall, render.Point{X: at, Y: 34}, render.Start, u.Theme.Muted)
	}
}

// wordsWide returns how wide the buttons of views and padlock are with their words, whatever they say just now.
func (s *Scene) wordsWide(u *ui.UI) float32 {
	wide := u.WordWide(u.T("play.layers.word")) + max(u.WordWide(u.T("play.lock.off")), u.WordWide(u.T("play.lock.on"))) + lockApart
	if !s.table.Terms.NoAids {
		wide += u.WordWide(u.T("play.lens.word"))
	}
	return wide
}

// toolsRoom is the room for the icons at the right end of the top of a small window of that width: one more for a clock.
func (s *Scene) toolsRoom(width float32) float32 {
	if s.table.Timed() && width >= ui.PhoneWide {
		return 216
	}
	return 176
}

// views draws what changes the view of the board, ending at right, and returns where it begins. worded says that there is room for words.
func (s *Scene) views(u *ui.UI, right float32, worded bool) float32 {
	layers, lens := s.layersButton(u), s.lensTool(u)
	if worded {
		layers.Word, lens.Word = u.T("play.layers.word"), u.T("play.lens.word")
	}
	at := toolBefore(u, right, layers)
	if u.Button(at, layers) {
		s.layering = !s.layering
		s.board.Heard()
	}
	if s.table.Terms.NoAids {
		return at.X
	}
	at = toolBefore(u, at.X, lens)
	s.lensButton(u, at, lens)
	return at.X
}

// toolBefore returns where b, an icon that may have a word, is in the top of the board column if it ends at right.
func toolBefore(u *ui.UI, right float32, b ui.Button) render.Rect {
	w := float32(40)
	if b.Word != "" {
		w = u.WordWide(b.Word)
	}
	return render.Rect{X: right - w, Y: 8, W: w, H: 40}
}

// An entry is one line of the menu.
type entry struct {
	button ui.Button
	do     func() scenes.Next
}

// stay makes f an entry's doing that leads nowhere else.
func stay(f func()) func() scenes.Next {
	return func() scenes.Next { f(); return scenes.Next{} }
}

// entries lists the menu.
func (s *Scene) entries(u *ui.UI) []entry {
	es := []entry{
		{ui.Button{Label: u.T("play.new"), Icon: sprites.IconPlay, Act: keys.NewGame}, s.setup},
		{ui.Button{Label: u.T("play.rematch"), Icon: sprites.IconSwap, Act: keys.Rematch}, s.rematch},
	}
	es = append(es, s.tableEntries(u)...)
	if s.table.Origin != nil {
		es = append(es, s.backEntry(u))
	}
	if s.context.InBrowser && s.table.Match.Closed() { // elsewhere it is a file in a folder
		es = append(es, entry{ui.Button{Label: u.T("files.record"), Icon: sprites.IconSave}, stay(func() { s.context.Save(s.table) })})
	}
	if s.table.Match.Over() {
		turn := s.seatsButton(u)
		turn.Kind, turn.Icon = ui.Plain, sprites.IconTurn
		es = append(es, entry{turn, s.moveOn})
		if s.table.Series().Games > 1 {
			es = append(es, entry{ui.Button{Label: u.T("play.series.new"), Icon: sprites.IconCrown}, s.newSeries})
		}
	} else if label, ask := s.endings(); label != "" {
		es = append(es, entry{ui.Button{Label: u.T(label), Icon: sprites.IconFlag, Act: keys.GiveUp}, stay(func() { s.ask(ask) })})
		if ask == askAgree && s.table.Resigner() != games.None {
			es = append(es, entry{ui.Button{Label: u.T("play.resign"), Icon: sprites.IconFlag}, stay(func() { s.ask(askResign) })})
		}
	}
	es = append(es,
		entry{ui.Button{Label: u.T("play.rules"), Icon: sprites.IconBook, Act: keys.Rules}, s.rules},
		entry{ui.Button{Label: u.T("options.title"), Icon: sprites.IconGear, Act: keys.Options}, func() scenes.Next { return scenes.Next{Do: scenes.Push, Name: scenes.Options} }},
		entry{ui.Button{Label: u.T("play.title"), Icon: sprites.IconPrevious, Act: keys.AllGames}, func() scenes.Next { return scenes.Next{Do: scenes.Go, Name: scenes.Title} }},
	)
	if !s.context.InBrowser {
		es = append(es, entry{ui.Button{Label: u.T("action.quit"), Icon: sprites.IconQuit, Act: keys.Quit}, func() scenes.Next { return scenes.Next{Do: scenes.Quit} }})
	}
	return es
}

// tableEntries lists what the menu offers for how the table is played on.
func (s *Scene) tableEntries(u *ui.UI) []entry {
	var es []entry
	if s.turner.may() {
		es = append(es, entry{ui.Button{Label: u.T("play.turnboard"), Icon: sprites.IconTurn, Act: keys.TurnBoard}, stay(s.turner.byHand)})
	}
	if s.table.Timed() && !s.table.Match.Closed() {
		label := "play.clock.pause"
		if s.table.Veiled() {
			label = "play.clock.resume"
		}
		es = append(es, entry{ui.Button{Label: u.T(label), Icon: sprites.IconClock, Act: keys.PauseClock}, stay(s.pauseClock)})
	}
	return es
}

// rules leads to the rules of this game: to the one that was just broken, if there is one.
func (s *Scene) rules() scenes.Next {
	page := scenes.RulesPage{Spec: s.table.Spec, Options: s.game.Info().Options, AtTable: true}
	if s.board.Refusal() != nil {
		page.Reason = s.board.Refusal().Text.Key
	}
	return scenes.Next{Do: scenes.Push, Name: scenes.Rules, Args: page}
}

// menuArea returns the area of the menu in a window of that height. Its entries are lower where many have to fit.
func menuArea(entries int, high float32) render.Rect {
	const top, margin, below = 52, 8, 8
	row := min(44, (high-top-2*margin-below)/float32(entries))
	return render.Rect{X: 16, Y: top, W: 264, H: float32(entries)*row + 2*margin}
}

// menuLayer handles the keys of the entries while the menu is closed; open, it keeps the input from everything below.
func (s *Scene) menuLayer(u *ui.UI) scenes.Next {
	if !u.Live() {
		return scenes.Next{}
	}
	es := s.entries(u)
	if !s.covered {
		for _, e := range es {
			if !u.Act(e.button.Act) {
				continue
			}
			if s.tooEarly(e.button.Act) {
				break
			}
			return e.do()
		}
		return scenes.Next{}
	}
	u.Shut()
	return scenes.Next{}
}

// openMenu opens the menu. Opened by a key it has the focus.
func (s *Scene) openMenu(u *ui.UI) {
	s.covered = true
	if len(u.In.Keys) > 0 {
		u.Focus(s.entries(u)[0].button.Label)
	}
}

// focusing says by which keys the buttons can be pressed that have the focus: while a person is to move the keys point at the board.
func (s *Scene) focusing(u *ui.UI) {
	switch {
	case s.covered || s.asking != askNothing || s.table.Match.Over():
	case s.table.Veiled():
		u.Focusing() // Enter starts the clock
	case s.table.Watching():
		u.Focusing(keys.Press) // the other one pauses
	case s.table.PersonMoves():
		u.Focusing()
	default:
		u.Focusing(keys.Choose) // the other one ends the thinking
	}
}

// menuRow returns the place of the i-th of n entries of a menu in r.
func menuRow(r render.Rect, i, entries int) render.Rect {
	high := (r.H - 16) / float32(entries)
	return render.Rect{X: r.X + 8, Y: r.Y + 8 + float32(i)*high, W: r.W - 16, H: high}
}

// menuPaint draws and handles the open menu above everything else.
func (s *Scene) menuPaint(u *ui.UI) {
	if !s.covered {
		return
	}
	es := s.entries(u)
	_, high := u.Size()
	r := menuArea(len(es), high)
	u.Alone()
	u.Sheet(r)
	for i, e := range es {
		e.button.Wide = true
		if u.Button(menuRow(r, i, len(es)), e.button) {
			s.covered, s.leave = false, e.do()
		}
	}
	if u.Act(keys.Back) || u.Act(keys.Menu) || u.Free() && u.In.Released != 0 && !r.Contains(u.Pointer()) {
		s.covered = false
		u.Take()
	}
}
