// Package setup is the scene in which the players choose the options, seats, names and terms of a new game.
//
// This file has the Scene: opening a game with the chosen options (choose), the standard rules and the way back to them, the buttons at the bottom
// (foot), and the table that the players begin (begin). It also draws the pieces of seats and colours (seatPiece). Change here with what a
// game begins (begin).
//
// # Files
//
//   - wide.go, narrow.go: the layout in wide windows, with an example board and the first lessons, and in narrow ones
//   - pictures.go: the rules that newcomers trip over as small boards
//   - rows.go: how a row of options or terms looks, and its help
//   - options.go: the options of the game; values.go: the list of an option with many values
//   - seats.go: the seats; levels.go: the list of computer levels
//   - terms.go: the terms of the table; clocks.go: its clocks
//   - edit.go: games that start in a set-up position
package setup

import (
	"cmp"
	"maps"
	"slices"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/lesson"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the setup page of a new game.
type Scene struct {
	context    *scenes.Context
	spec       games.Spec
	book       *lesson.Book // its lessons
	options    games.Options
	study      bool // a solved board was chosen: the choices are not kept for the next time
	terms      terms.Terms
	game       games.Game       // with the present options
	solved     bool             // it is solved: the strongest computer plays perfectly
	scored     bool             // it has scores, which a series can add up
	start      setUpStart       // the set-up position, if any
	picture    *boardui.Picture // of the start
	sample     *boardui.Picture // of a position in the middle of a game, or of the start
	lastOption string           // the option that was changed last, "" for none

	ladder   []catalog.Level        // the computers of this game
	levels   [games.MaxPlayers]int  // by seat: a level of the computer, 0 for a person
	strength [games.MaxPlayers]int  // by seat: the level of the computer when it is chosen
	even     [games.MaxPlayers]bool // by seat: the computer plays an even match if one person plays, see evenMatch
	standing *scenes.Standing       // of that person
	list     levelList
	values   valueList

	more     bool // the other terms are unfolded
	clocks   *clocks
	lastTerm string // the row of the terms that was changed last, "" for none

	rules         []rulePicture // those that newcomers trip over
	showing       bool          // the sheet with their pictures is open
	lacksPictures bool          // the page has no room for them, as far as known before it is laid out

	// In this pass:
	onOptions, onOrder, onTerms           help // on the rows drawn so far
	lessonsShown, helpShown, summaryShown bool // the lessons, the help on the terms and their summary are on the page
	picturesShown                         bool // the pictures of rules are on the page
}

// firstLevel is the level for newcomers.
const firstLevel = 1

// New returns the scene with the choices of the last time, or the usual ones, or with a board to study.
func New(c *scenes.Context, n scenes.NewGame) *Scene {
	s := &Scene{context: c, spec: n.Spec, book: c.Lessons(n.Spec)}
	s.clocks = &clocks{agreed: &s.terms, piece: s.seatPiece, typed: map[int]string{}, last: &s.lastTerm}
	if s.study = n.Study != nil; s.study {
		s.chooseStudy(n.Study)
		return s
	}
	if n.Spec.DrawSeats {
		s.terms.Begin = terms.Drawn
	}
	last, kept := c.Settings.Games[n.Spec.ID]
	full, err := n.Spec.Complete(last.Options)
	if err != nil || !kept {
		full, _ = n.Spec.Complete(nil) // the defaults are always allowed
	} else {
		s.terms = last.Terms
	}
	s.choose(full)
	s.seatLast(last.Levels, last.Even)
	return s
}

// chooseStudy opens the solved board with the options o, with a person in the seat that can win, or the first one, and the strongest computer in the other.
func (s *Scene) chooseStudy(o games.Options) {
	s.choose(o)
	strongest := len(catalog.LevelsOf(s.spec.ID))
	levels := []int{0, strongest}
	if board, ok := catalog.Solved(s.game); ok && board.Outcome().Winner == 1 {
		levels = []int{strongest, 0}
	}
	s.seatLast(levels, nil)
}

// seatLast restores the seats of the last time. The first time one person plays the weakest computer: someone who starts the program alone wants to
// play, and these games are new to everyone.
func (s *Scene) seatLast(levels []int, even []bool) {
	s.ladder = catalog.LevelsOf(s.spec.ID)
	copy(s.even[:], even)
	for i := range s.levels {
		s.strength[i] = firstLevel
		switch {
		case i < len(levels):
			s.levels[i] = levels[i]
		case i > 0:
			s.levels[i] = firstLevel
		}
		if s.levels[i] > 0 {
			s.strength[i] = s.levels[i]
		}
	}
}

// choose opens the game with the options o, which must be complete. It keeps a set-up position if the game accepts it.
func (s *Scene) choose(o games.Options) {
	g, err := s.spec.New(o)
	if err != nil {
		panic("setup: options that were offered are refused: " + err.Error())
	}
	first := g.Start()
	if s.start.set() {
		p, err := g.ParsePosition(games.TextOf(s.start.Position))
		if s.start = (setUpStart{}); err == nil && games.WhyNotFrom(g, p).Text.Empty() {
			s.start, first = setUpStart{p}, p
		}
	}
	s.scored, s.clocks.seats = games.HasScores(g), g.Info().Players
	s.options, s.game, s.picture = o, g, boardui.NewPicture(g, first)
	s.rules = s.rulePictures()
	_, s.solved = catalog.Solved(g)
	s.sample = s.picture
	if p := s.spec.Sample(g); p != nil && !s.start.set() {
		s.sample = boardui.NewPicture(g, p)
	}
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	var next scenes.Next
	var list func()
	switch {
	case s.showing:
		list = func() { s.pictureSheet(u) }
	case s.list.open:
		list = func() { s.levelList(u) }
	case s.values.open():
		list = func() { s.valueList(u) }
	}
	u.Modal(func() { next = s.page(u) }, list)
	return next
}

// A plan is one of the ways to lay out the page.
type plan struct {
	seat    float32 // the height of a seat
	gap     float32 // between options
	hint    bool    // the help on the order of the seats is below it
	apart   bool    // the choice who moves first is below the seats, not with the other terms
	scoring bool    // the scoring of a series is below the options, not with the other terms

	// In one column:
	words bool // the help on the options is below them
	board bool // a board is above the options
	stays bool // the options stay when the terms are unfolded
	whole bool // and so do the seats
}

// page draws everything but an open list.
func (s *Scene) page(u *ui.UI) scenes.Next {
	s.onOptions, s.onOrder, s.onTerms = help{last: &s.lastOption}, help{last: &s.lastTerm}, help{last: &s.lastTerm}
	s.lessonsShown, s.helpShown, s.summaryShown = false, false, false
	s.picturesShown = false
	w, h := u.Size()
	page := render.Rect{W: w, H: h}
	u.Fill(page, u.Theme.Window)
	split := w
	if w >= 900 && h >= minSplitHeight {
		split = pixel(max(w*0.463, w-mostSeats-2*scenes.Margin(w)))
		if w < 1200 {
			split = pixel(w * 0.5)
		}
	}
	left, right := page.CutLeft(split, 0)
	if right.W > 0 {
		u.Fill(right, u.Theme.Panel)
		u.LineBeside(right)
	}
	s.lacksPictures = s.lacksPictures || right.W == 0
	var next scenes.Next
	u.InOrder(func() {
		bar := scenes.Bar{Back: u.T("setup.back"), Title: u.T("setup.title"), More: s.spec.Name, Tools: append(s.picturesCommand(u), s.edit(u, &next)...)}
		free := s.context.Bar(u, scenes.BoardPage(w, h), bar, &next)
		free.W = min(free.W, left.W-free.X-16)
		s.standardRules(u, free)
	})
	if next.Do != scenes.Stay {
		return next
	}
	if right.W > 0 {
		next = s.wide(u, left, right)
	} else {
		next = s.narrow(u, page)
	}
	s.lacksPictures = !s.picturesShown
	return next
}

// mostSeats is the largest width of the seats.
const mostSeats = 720

// minSplitHeight is the least height of a window with four seats and the terms beside the board.
const minSplitHeight = 530

func pixel(v float32) float32 { return float32(int(v)) }

// footHigh is the height of the buttons at the bottom.
const footHigh = 44

// foot shows the buttons for the rules and the game, and between them note and whether the game counts, if they fit. It stores in next what they do.
func (s *Scene) foot(u *ui.UI, note string, next *scenes.Next) ui.Element {
	const rulesWide, playWide, over = 96, 180, 5 // a note of three lines is a little higher than the buttons
	rules := ui.Command{Label: u.T("rules.title"), Act: keys.Rules, Kind: ui.Quiet, Run: func() {
		*next = scenes.Next{Do: scenes.Push, Name: scenes.Rules, Args: scenes.RulesPage{Spec: s.spec, Options: s.options}}
	}}
	play := ui.Command{Label: u.T("setup.play"), Act: keys.Begin, Kind: ui.Main, Off: !s.clocks.valid(), Run: func() { *next = s.begin(u) }}
	text := func(words string) ui.Element {
		return ui.Wrapped(words, ui.Block{Type: render.TypeCaption, Leading: 18, MaxLines: 3, Down: render.Middle, Ink: u.Theme.Muted}).Pad(0, -over)
	}
	uncounted := s.uncounted(u)
	return ui.Row(u.Theme.Space.M,
		ui.Button(rules).Width(rulesWide).Height(footHigh),
		ui.FirstThatFits(text(ui.Sentences(note, uncounted)), text(cmp.Or(uncounted, note)), ui.Spacer()).Grow(1),
		ui.Button(play).Width(playWide).Height(footHigh),
	).Height(footHigh)
}

// uncounted says that the game will not count for the level of the only person, who plays with computers; "" if it can count, or if others play.
func (s *Scene) uncounted(u *ui.UI) string {
	counts := s.game.Info().Players == 2 && !s.start.set() && scenes.CountsForLevel(s.spec, s.options)
	if counts || !s.offersEven() {
		return ""
	}
	return u.T("setup.uncounted")
}

// begin stores the choices and opens the table.
func (s *Scene) begin(u *ui.UI) scenes.Next {
	n := s.game.Info().Players
	if !s.study {
		s.context.Settings.Games[s.spec.ID] = settings.Setup{Options: s.options, Levels: slices.Clone(s.levels[:]), Even: s.evenSeats(), Terms: s.terms}
		s.context.SaveSettings()
	}
	seats := make([]match.Seat, n)
	if s.evenSeats() != nil {
		s.context.Library.Games().Await() // the strength follows from the games
	}
	for i := range seats {
		seats[i].Name = cmp.Or(s.context.Settings.Names[i], scenes.DefaultName(i+1))
		if s.levels[i] > 0 {
			l := s.opponent(i)
			seats[i] = match.Seat{Name: s.computerName(i), Level: l.Number, Even: l.Even}
		}
	}
	agreed := s.terms
	if s.drawn() {
		cs := agreed.Clocks()
		s.context.Rand.Shuffle(n, func(i, j int) { seats[i], seats[j], cs[i], cs[j] = seats[j], seats[i], cs[j], cs[i] })
		if agreed.Own != nil {
			agreed.Own = cs[:]
		}
	}
	m := table.NewMatch(s.spec, s.game, seats, agreed)
	if s.start.set() {
		m = match.NewAt(s.game, s.start.Position, seats)
	}
	return scenes.Next{Do: scenes.Replace, Name: scenes.Play, Args: table.New(s.spec, m, agreed)}
}

// players is the option that is not a rule: the number of players.
const players = "players"

// usual returns the options of the standard rules for the chosen number of players.
func (s *Scene) usual() games.Options {
	full, _ := s.spec.Complete(nil) // the defaults are always allowed
	if n, ok := s.options[players]; ok {
		full[players] = n
	}
	return full
}

// special reports whether the table has agreed on anything but the standard rules. A clock does not count.
func (s *Scene) special() bool {
	t := s.terms
	return s.opens() && t.Opener(s.game.Info().Players) > 0 || s.scored && t.AddUp
}

// restore chooses the standard rules.
func (s *Scene) restore() {
	s.terms.First, s.terms.AddUp = 0, false
	s.choose(s.usual())
	s.lastOption, s.lastTerm = "", ""
}

// standardRules shows at the left end of r, after the name of the game, that the standard rules are chosen, or the button that restores them, with a
// label if it fits.
func (s *Scene) standardRules(u *ui.UI, r render.Rect) {
	const gap = 12
	if s.start.set() {
		return // the game starts from a position
	}
	if label := u.T("setup.restore"); s.special() || !maps.Equal(s.options, s.usual()) {
		_, r = r.CutLeft(gap, 0)
		x := ui.Command{Icon: sprites.IconTurn, Name: label}
		at, _ := r.CutRight(scenes.ToolSize, 0) // beside the other tools
		if w := u.WordWidth(label); w <= r.W {
			x.Word = label
			at, _ = r.CutLeft(w, 0)
		}
		if at.W <= r.W && u.Button(at, x) {
			s.restore()
		}
		return
	}
	const base = 26 // as for the name of the game
	if now := ", " + u.T("setup.standard"); u.Measure(now, render.TypeSmall) <= r.W {
		u.Write(now, render.TypeSmall, render.Point{X: r.X, Y: r.Y + base}, render.Start, u.Theme.Muted)
	}
}

// drawPieces draws n pieces in the place of one of the given size: two of them overlapping by half, more in two rows. draw draws one piece.
func drawPieces(n int, centre render.Point, size float32, draw func(i int, at render.Point, size float32)) {
	part, apart := size*0.7, size*0.17
	if n > 2 {
		part, apart = size*0.5, size*0.26
	}
	for i := range n {
		at := render.Point{X: centre.X - apart, Y: centre.Y - apart}
		switch {
		case i%2 == 1:
			at.X += 2 * apart
		case i == n-1: // alone in its row
			at.X += apart
		}
		if i/2 == 1 || n == 2 && i == 1 {
			at.Y += 2 * apart
		}
		draw(i, at, part)
	}
}

// colourPiece draws the piece of colour i.
func (s *Scene) colourPiece(u *ui.UI, i int, centre render.Point, size float32) {
	seat := &s.picture.View.Seats[i]
	u.Piece(s.game.Geometry(), seat.Sprite, seat.Colour, centre, size)
}

// seatPiece draws the symbol of seat i: its piece, or before a draw its player.
func (s *Scene) seatPiece(u *ui.UI, i int, centre render.Point, size float32) {
	switch {
	case !s.drawn():
		s.colourPiece(u, i, centre, size)
	case s.levels[i] > 0:
		u.Portrait(s.computerName(i), sprites.Calm, centre, size)
	default:
		u.Icon(sprites.IconPerson, centre, 24, u.Theme.Muted)
	}
}
