// Package setup is the scene in which the players choose options, names and seats of a new game.
//
// This file holds the Scene and its layout in wide windows; narrow.go that in narrow ones. Each group of choices has its file: options.go,
// seats.go, clocks.go, terms.go.
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

// Scene is the choice of a new game.
type Scene struct {
	context *scenes.Context
	spec    games.Spec
	book    *lesson.Book // how it is taught
	options games.Options
	terms   terms.Terms
	game    games.Game       // with the options as they are now
	scored  bool             // it has points, by which a series can be scored
	start   given            // set up by the players, if it is
	picture *boardui.Picture // of the start
	sample  *boardui.Picture // of a position in the midst of a game, or of the start
	asked   string           // the option that was changed last, "" for none

	ladder   []catalog.Level       // the computers of this game
	levels   [games.MaxPlayers]int // who sits where: a level of the computer, 0 for a person
	strength [games.MaxPlayers]int // the level that the computer has on a seat when it is chosen
	list     levelList
	values   valueList

	more       bool // what else the table agrees on is unfolded
	apart      bool // the choice of who moves first stands below the seats, not with the rest
	scoring    bool // the scoring of a series stands below the options, not with the rest
	clocks     *clocks
	agreedLast string // the row of what the table agrees on that was changed last, "" for none
}

// firstLevel is the computer that a newcomer meets.
const firstLevel = 1

// New returns the scene with the choice made last time, or the usual one.
func New(c *scenes.Context, n scenes.NewGame) *Scene {
	s := &Scene{context: c, spec: n.Spec, book: c.Lessons(n.Spec)}
	s.clocks = &clocks{agreed: &s.terms, piece: s.seatPiece, typed: map[int]string{}}
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
	s.seatLast(last.Levels)
	return s
}

// seatLast gives the seats to whom they had last time. Where nothing was chosen one person plays the weakest computer: someone who
// starts the program alone wants to play, and no one knows these games yet.
func (s *Scene) seatLast(levels []int) {
	s.ladder = catalog.LevelsOf(s.spec.ID)
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

// choose makes the game with the options o, which are complete. A start that was set up stays where it can be one of that game.
func (s *Scene) choose(o games.Options) {
	g, err := s.spec.New(o)
	if err != nil {
		panic("setup: options that were offered are refused: " + err.Error())
	}
	first := g.Start()
	if s.start.set() {
		p, err := g.ParsePosition(games.TextOf(s.start.Position))
		if s.start = (given{}); err == nil && games.WhyNotFrom(g, p).Text.Empty() {
			s.start, first = given{p}, p
		}
	}
	s.scored, s.clocks.seats = games.HasScores(g), g.Info().Players
	s.options, s.game, s.picture = o, g, boardui.NewPicture(g, first)
	s.sample = s.picture
	if p := s.spec.Sample(g); p != nil && !s.start.set() {
		s.sample = boardui.NewPicture(g, p)
	}
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	pointer := u.Pointer()
	if s.listLayer(u) || s.valueLayer(u) {
		u.In.X, u.In.Y = -1, -1 // nothing below the list feels the pointer
	}
	next := s.page(u)
	u.In.X, u.In.Y = pointer.X, pointer.Y
	s.paintList(u)
	s.paintValues(u)
	return next
}

// page draws everything but the list.
func (s *Scene) page(u *ui.UI) scenes.Next {
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
	back, free := scenes.Bar(u, scenes.BoardPage(w, h), u.T("setup.back"), u.T("setup.title"), s.spec.Name, 3)
	if back {
		return scenes.Next{Do: scenes.Pop}
	}
	var next scenes.Next
	u.InOrder(func() {
		free = s.edit(u, s.context.Tools(u, free, &next), &next)
		free.W = min(free.W, left.W-free.X-16)
		s.standard(u, free)
	})
	if next.Do != scenes.Stay {
		return next
	}
	if right.W > 0 {
		return s.wide(u, left, right)
	}
	return s.drawNarrow(u, page)
}

// mostSeats is the greatest width of the seats.
const mostSeats = 720

// minSplitHeight is the height below which four seats and what the table agrees on have no room beside the board.
const minSplitHeight = 530

func pixel(v float32) float32 { return float32(int(v)) }

// The room above the board and the seats of a wide window, and below its buttons, and the height of these.
const (
	wideTop  = 72
	wideLow  = 12
	wideFoot = 48
)

// wide draws the board and the options at the left, the seats at the right.
func (s *Scene) wide(u *ui.UI, left, right render.Rect) scenes.Next {
	w := left.W + right.W
	lay, seat, air := optionLayout{row: leastRow, column: 168}, float32(80), float32(16) // air is above the buttons
	if left.H < 700 {
		lay.column, air = 148, 8
	}
	if left.H < 600 { // four seats and what is said below them end above the buttons
		seat = lowSeat
	}
	_, left = left.CutTop(wideTop, 0)
	left, help := s.example(u, left, w, wideLow+air/2, &lay)
	rest, on := s.optionRows(u, left, lay)
	note := lay.below(rest, help)

	_, right = right.Pad(scenes.Margin(w), 0).CutTop(wideTop, 0)
	_, right = right.CutBottom(wideLow+air/2, 0)
	foot, seats := right.CutBottom(wideFoot, air)
	told := s.people(u, seats, seat)
	if !told && s.intro(u, rest) { // the note stands below that
		told, note = true, help
	}
	s.explain(u, on, told, note)
	return s.foot(u, foot, crowd(u, s.levels[:s.game.Info().Players]))
}

// example draws what a game looks like at the top of left, a part of a window of width w, as large as the options leave it, and what it is
// below it. The rows of lay take what the board does not need. It returns the place of the options, and in line with the buttons, low above the
// end of the window, that of the help on them.
func (s *Scene) example(u *ui.UI, left render.Rect, w, low float32, lay *optionLayout) (options, help render.Rect) {
	const air, wide, least = 4, 520, 96
	margin, gap, caption := float32(64), float32(36), float32(24)
	if s.start.set() { // whose position it is stands out
		gap, caption = 56, 36
	}
	if w < 1200 {
		margin = 40
	}
	const roomy = 340 // a board so large gives room to one more row
	rows := float32(len(s.start.offers(s.spec)))
	s.scoring = s.scoresBeside() || s.scored && min(left.W-2*margin, left.H-low-wideFoot-gap-(rows+1)*lay.row) >= roomy
	rows += float32(index(s.scoring))
	_, left = left.CutBottom(low, 0)
	room := left.W - 2*margin
	high := left.H - wideFoot - gap - rows*lay.row // the most that the board can have
	size := pixel(max(least, min(room, high)))
	lay.spread(high-size, rows)
	left = left.Place(min(room, max(size, wide)), left.H, render.Middle, render.Start)
	left.X = pixel(left.X)
	help, left = left.CutBottom(wideFoot, air)
	slab, left := left.CutTop(size, gap)
	slab.W = size
	s.sample.Paint(u.Brush, slab, false)
	under := render.Point{X: slab.X, Y: slab.Y + size + caption}
	switch {
	case s.start.set():
		u.Write(s.start.says(u, s.picture), render.TypeSeat, under, render.Start, u.Theme.Text)
	case s.sample != s.picture:
		about := append([]string{u.T("setup.sample")}, scenes.Describe(u, s.spec, s.options)...)
		u.Write(scenes.FitWords(u, about, render.TypeCaption, left.W), render.TypeCaption, under, render.Start, u.Theme.Muted)
	}
	return left, help
}

// mostBeside is the least number of options that leave no room beside them for the scoring of a series.
const mostBeside = 4

// scoresBeside reports whether a series can be scored, in a row beside the options.
func (s *Scene) scoresBeside() bool { return s.scored && len(s.start.offers(s.spec)) < mostBeside }

// explain says in note what on tells about an option, if the pointer or the keyboard is at one, or else what the option means that was changed
// last; but what the game is about where that has not been told elsewhere.
func (s *Scene) explain(u *ui.UI, on string, told bool, note render.Rect) {
	const leading, most = 20, 3
	if on == "" && told {
		on = s.askedHelp(u)
	}
	if on = cmp.Or(on, s.seriesHelp(u)); on == "" && told {
		on = s.firstHelp(u)
	}
	text := cmp.Or(on, s.about(u))
	if over := leading*float32(len(u.FewLines(text, render.TypeSmall, note.W, most))) - note.H; over > 0 {
		note = render.Rect{X: note.X, Y: note.Y - over, W: note.W, H: note.H + over}
	}
	u.WriteBlock(text, note, ui.Block{Type: render.TypeSmall, Leading: leading, Most: most, Ink: u.Theme.Muted})
}

// intro draws what the first lessons say, as many of them as have room whole; of the first one at least its first sentences. What is seldom
// asked and how a thing is done by hand is for later. It reports whether there was room for anything.
func (s *Scene) intro(u *ui.UI, r render.Rect) bool {
	most := 3
	if s.start.set() {
		most = 1 // the aim: how a game begins is not said of this one
	}
	y := r.Y
	for i, page := range s.book.For(s.options).Pages {
		section := []scenes.Paragraph{{Kind: scenes.Heading, Text: page.Title[s.context.Lang()]}}
		for _, text := range page.Text {
			section = append(section, scenes.Paragraph{Kind: scenes.Body, Text: text[s.context.Lang()]})
		}
		end := y
		for _, p := range section {
			end += p.Height(u, scenes.PrintNote, r.W)
		}
		if whole := end <= r.Y+r.H; i == most || !whole && i > 0 {
			break
		} else if !whole {
			section = opening(u, section, r)
		}
		for _, p := range section {
			y = p.Write(u, scenes.PrintNote, render.Point{X: r.X, Y: y}, r.W)
		}
	}
	return y > r.Y
}

// opening returns the heading of a section with as many paragraphs as have room in r; nothing where not even one has.
func opening(u *ui.UI, section []scenes.Paragraph, r render.Rect) []scenes.Paragraph {
	high := float32(0)
	for i, p := range section {
		if high += p.Height(u, scenes.PrintNote, r.W); high > r.H {
			if i < 2 {
				return nil
			}
			return section[:i]
		}
	}
	return section
}

// foot draws what leads on from here, to the rules and to the game, and between them help, if it has room there.
func (s *Scene) foot(u *ui.UI, r render.Rect, help string) scenes.Next {
	const rulesWide, playWide, gap, most, leading = 96, 180, 16, 3, 18
	rules, rest := r.CutLeft(rulesWide, gap)
	play, note := rest.CutRight(playWide, gap)
	if note.W >= rulesWide {
		if help != "" && len(u.Wrap(help, render.TypeCaption, note.W)) <= most {
			u.WriteBlock(help, note, ui.Block{Type: render.TypeCaption, Leading: leading, Most: most, Down: render.Middle, Ink: u.Theme.Muted})
		}
	}
	if u.Button(rules, ui.Command{Label: u.T("rules.title"), Act: keys.Rules, Kind: ui.Quiet}) {
		return scenes.Next{Do: scenes.Push, Name: scenes.Rules, Args: scenes.RulesPage{Spec: s.spec, Options: s.options}}
	}
	if !u.Button(play, ui.Command{Label: u.T("setup.play"), Act: keys.Begin, Kind: ui.Main, Off: !s.clocks.valid()}) {
		return scenes.Next{}
	}
	return s.begin(u)
}

// begin keeps what was chosen and opens the table.
func (s *Scene) begin(u *ui.UI) scenes.Next {
	n := s.game.Info().Players
	s.context.Settings.Games[s.spec.ID] = settings.Setup{Options: s.options, Levels: slices.Clone(s.levels[:]), Terms: s.terms}
	s.context.SaveSettings()
	seats := make([]match.Seat, n)
	for i := range seats {
		seats[i] = match.Seat{Name: s.context.Settings.Names[i], Level: s.levels[i]}
		switch {
		case s.levels[i] > 0:
			seats[i].Name = s.computerName(u, i)
		case seats[i].Name == "":
			seats[i].Name = scenes.DefaultName(i + 1)
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

// players is the option that is no rule: how many play.
const players = "players"

// usual returns the options of the standard rules, for as many players as are chosen.
func (s *Scene) usual() games.Options {
	full, _ := s.spec.Complete(nil) // the defaults are always allowed
	if n, ok := s.options[players]; ok {
		full[players] = n
	}
	return full
}

// special reports whether the table has agreed on another rule than usual. A clock is none.
func (s *Scene) special() bool {
	t := s.terms
	return s.opens() && t.Opener(s.game.Info().Players) > 0 || s.scored && t.AddUp
}

// restore chooses the standard rules.
func (s *Scene) restore() {
	s.terms.First, s.terms.AddUp = 0, false
	s.choose(s.usual())
	s.asked, s.agreedLast = "", ""
}

// standard says at the left end of r, behind the name of the game, that the standard rules are chosen, or draws the button that restores them,
// with its words where they have room.
func (s *Scene) standard(u *ui.UI, r render.Rect) {
	const gap = 12
	if s.start.set() {
		return // a position is played from
	}
	if label := u.T("setup.restore"); s.special() || !maps.Equal(s.options, s.usual()) {
		_, r = r.CutLeft(gap, 0)
		x := ui.Command{Icon: sprites.IconTurn, Name: label}
		at, _ := r.CutRight(scenes.ToolSide, 0) // beside the other tools
		if w := u.WordWide(label); w <= r.W {
			x.Word = label
			at, _ = r.CutLeft(w, 0)
		}
		if at.W <= r.W && u.Button(at, x) {
			s.restore()
		}
		return
	}
	const base = 26 // as of the name of the game
	if now := ", " + u.T("setup.standard"); u.Measure(now, render.TypeSmall) <= r.W {
		u.Write(now, render.TypeSmall, render.Point{X: r.X, Y: r.Y + base}, render.Start, u.Theme.Muted)
	}
}

// together draws n pieces, of which a seat draws one, in the place of one of the given size: two of them one half over the other, more in two rows.
func together(n int, centre render.Point, size float32, draw func(i int, at render.Point, size float32)) {
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

// seatPiece draws what stands for seat i: before the draw who sits there.
func (s *Scene) seatPiece(u *ui.UI, i int, centre render.Point, size float32) {
	switch {
	case !s.drawn():
		s.colourPiece(u, i, centre, size)
	case s.levels[i] > 0:
		u.Portrait(s.level(s.levels[i]).Name, centre, size)
	default:
		u.Icon(sprites.IconPerson, centre, 24, u.Theme.Muted)
	}
}

// face draws who sits on seat i at the left of r, where their piece stands elsewhere and there is room: a person or the computer. It returns
// what it leaves of r.
func (s *Scene) face(u *ui.UI, i int, r render.Rect, tall bool) (rest render.Rect) {
	const gap, low = 6, 34
	side := float32(portraitSide)
	if !tall {
		side = low
	}
	at, rest := r.CutLeft(side, gap)
	switch {
	case rest.W < leastName:
		return r
	case s.levels[i] > 0:
		u.Portrait(s.level(s.levels[i]).Name, at.Centre(), side)
	default:
		u.Icon(sprites.IconPerson, at.Centre(), 24, u.Theme.Muted)
	}
	return rest
}

// The side of a portrait beside a name with a line below it, the width of the shortest place for a name with a face before it, and for a name
// with words behind it.
const (
	portraitSide = 44
	leastName    = 130
	leastBoth    = 180
)
