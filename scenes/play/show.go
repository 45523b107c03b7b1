package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// shown is what the board shows, kept until something changes.
type shown struct {
	position games.Position // the one in force when it was made
	over     bool
	path     []board.Target
	move     games.Move // previewed, NoMove for none
	stage    int        // how much is said about it
	layers   uint8
	looks    bool
	refused  bool         // a reason is shown
	at       board.Target // under the pointer
	half     board.Target // that a click would lay there, see halfUnder
	view     board.View
	ghosts   []board.Piece
	links    []board.Link // that the previewed move would make
	marks    []board.Mark
	effect   []board.Message // what the previewed move does, in words
	why      board.Message   // why there is none
	told     board.Message   // about the cell at
	about    []board.Target  // the cells that told is about
	numbers  map[board.Target]int
}

// look brings what is shown up to date with the match, the half-entered move and the pointer.
func (s *Scene) look(u *ui.UI) {
	move := s.hinted(s.candidate(u))
	path := s.hintPath(move)
	if s.steers() {
		path = s.path()
	}
	p, v := s.position(), &s.shown
	if s.carry != nil {
		p = s.carry.base
	}
	now := shown{position: p, over: s.table.Match.Over(), path: path, move: move, stage: s.stage(), at: s.hover, half: s.halfUnder(), layers: s.seenLayers(), looks: s.looks(), refused: s.reason != nil}
	if v.same(&now) {
		return
	}
	now.view = v.view
	*v = now
	v.view.Reset()
	s.game.AppendView(&v.view, p, path)
	s.countSteps(&v.view)
	s.hide(&v.view)
	s.threaten(&v.view, p)
	v.numbers = s.roundNumbers()
	if v.told, v.about = s.toldHere(); v.told.Empty() {
		v.why = s.whyHere()
	}
	switch {
	case s.carry != nil:
		v.marks = s.carry.left(s)
	case !now.looks:
		v.marks = s.lastMarks(&v.view)
	}
	for _, t := range path {
		if t.IsCell() {
			v.marks = append(v.marks, board.Mark{At: t, Kind: board.MarkSelected, Owner: board.Nobody})
		}
	}
	v.marks = append(v.marks, s.next(&v.view, path)...)
	v.ghosts = s.halfGhosts(now.half, &v.view)
	if move != games.NoMove {
		s.wholeFor(v, s.game.AppendSteps(nil, p, move))
		v.ghosts, v.links = s.ghosts(p, move, &v.view)
		if !s.shows(settings.LayerLinks) {
			v.links = nil
		}
	}
	if move != games.NoMove && s.previews(move) {
		v.effect = s.preview(&v.view, p, move)
	}
	if move != games.NoMove && s.stage() > 0 {
		s.tagStep(&v.view)
	}
}

// viewOf returns what is to be seen of p with the targets of path pointed at, before the table hides any of it.
func (s *Scene) viewOf(p games.Position, path ...board.Target) *board.View {
	v := &board.View{}
	v.Reset()
	s.game.AppendView(v, p, path)
	return v
}

// same reports whether v shows the same as w would.
func (v *shown) same(w *shown) bool {
	return v.position == w.position && v.over == w.over && v.move == w.move && slices.Equal(v.path, w.path) &&
		v.stage == w.stage && (v.at == w.at || v.stage < 2) && v.half == w.half && v.layers == w.layers && v.looks == w.looks && v.refused == w.refused
}

// previews reports whether what move would do is shown: after a while, or at once where it is a hint.
func (s *Scene) previews(move games.Move) bool {
	return s.shows(settings.LayerPreviews) && (s.stage() > 0 || s.elsewhere() || s.hint != nil && s.hint.move == move || s.shown.view.Dial.At != board.NoTarget)
}

// preview adds to v, the view of p, what m would do, and returns it in words.
func (s *Scene) preview(v *board.View, p games.Position, m games.Move) []board.Message {
	seat := &v.Seats[p.ToMove()]
	prompt, state := v.Detail.Key, seat.Detail.Text.Key
	s.game.AppendPreview(v, p, m)
	switch {
	case v.Detail.Key != prompt:
		return []board.Message{v.Detail}
	case len(v.Tag) > 0:
		var words []board.Message
		for _, line := range v.Tag {
			words = append(words, line.Text)
		}
		return words
	case seat.Detail.Text.Key != state:
		return []board.Message{seat.Detail.Text}
	}
	return nil
}

// candidate returns the ply that a click at the pointer would make or begin, NoMove for none.
func (s *Scene) candidate(u *ui.UI) games.Move {
	if s.carry != nil {
		return s.carry.move
	}
	if !s.personDecides() || s.looks() || s.locked {
		return games.NoMove
	}
	if s.typing.open {
		return s.typing.move
	}
	path := s.path()
	if d := &s.shown.view.Dial; d.At != board.NoTarget && len(path) > 0 {
		m, _ := s.builder.Try(append(path, d.Buttons[s.dialUnder(u)]))
		return m
	}
	if !s.hover.IsCell() {
		return games.NoMove
	}
	if s.grip != board.NoTarget && s.grip != s.hover && !s.lifted {
		return s.dragged()
	}
	if s.aims() && len(path) == 0 {
		m, _ := s.builder.Try(s.aimed(s.hover))
		return m
	}
	m, progress := s.builder.Try(append(path, s.hover))
	if progress == games.Partial && len(path) == 0 {
		return games.NoMove // it only takes a piece up
	}
	if progress == games.Refused && len(path) > 0 {
		m, progress = s.builder.Try([]board.Target{s.hover})
		if progress != games.Complete {
			return games.NoMove
		}
	}
	return m
}

// dragged returns the ply that letting go at the pointer would make of a drag from the cell where the press began, NoMove for none.
func (s *Scene) dragged() games.Move {
	if !s.geo.Aim {
		return games.NoMove
	}
	m, progress := s.builder.Try([]board.Target{s.grip, s.hover})
	if progress != games.Complete {
		return games.NoMove
	}
	return m
}

// dialUnder returns the heading under the pointer, else the chosen one.
func (s *Scene) dialUnder(u *ui.UI) int {
	d := &s.shown.view.Dial
	if t, ok := s.layout.DialHit(d, u.Pointer()); ok && !s.cursor.on && !s.steers() {
		if i := slices.Index(d.Buttons, t); i >= 0 {
			return i
		}
	}
	return s.dialChoice()
}

// ghosts returns the pieces that m would lay: those seen after it and not before, and the one that it moves; and the links it would make.
func (s *Scene) ghosts(p games.Position, m games.Move, before *board.View) (gs []board.Piece, links []board.Link) {
	q := p.Clone()
	q.Play(m)
	after := s.viewOf(q)
	steps := s.game.AppendSteps(nil, p, m)
	for _, a := range after.Pieces {
		i := slices.IndexFunc(before.Pieces, func(b board.Piece) bool { return a.ID == b.ID })
		if i < 0 || !same(a, before.Pieces[i]) && slices.Contains(steps, a.At) {
			gs = append(gs, a)
		}
	}
	for _, a := range after.Links {
		if !slices.ContainsFunc(before.Links, func(b board.Link) bool { return a.From == b.From && a.To == b.To && a.Owner == b.Owner }) {
			links = append(links, a)
		}
	}
	return gs, links
}

// same reports whether a and b, the same piece in two views, lie in the same place in the same way.
func same(a, b board.Piece) bool {
	return a.At == b.At && a.To == b.To && a.Sprite == b.Sprite && a.Owner == b.Owner && a.Facing == b.Facing
}

// paintBoard draws the board.
func (s *Scene) paintBoard(u *ui.UI) {
	layout := s.layout
	u.Played = &layout
	o := render.NoOverlay()
	o.Hover, o.Ghosts, o.Refused = s.hover, s.shown.ghosts, s.barred()
	o.Links = s.shown.links
	o.Marks = slices.Concat(s.spoken, s.shown.marks, s.hintMarks(), s.cursorMarks())
	o.Numbers = s.shown.numbers
	s.moving(o)
	s.showHand(u, o)
	if !s.focused { // nor are the words there
		o.About = s.say(u).about
	}
	if s.reason != nil {
		o.Proof, o.Offers, o.Pulse = &s.reason.Reason, s.reason.offers, float32(s.reason.pulse)/pulseTicks
	}
	if _, ok := s.endTurn(); ok {
		end := board.Mark{At: s.geo.Button("end"), Kind: board.MarkLegal, Owner: board.Nobody}
		o.Marks = append(slices.Clip(o.Marks), end)
	}
	if d := &s.shown.view.Dial; d.At != board.NoTarget && !s.table.Match.Over() && s.asking == askNothing {
		o.DialHover, o.DialOpen = d.Buttons[s.dialUnder(u)], s.steers() && s.dial < 0
	}
	if k, ok := s.linkAsked(); ok {
		for _, t := range k.CutBy() {
			o.Marks = append(slices.Clip(o.Marks), board.Mark{At: t, Kind: board.MarkCut, Owner: board.Nobody})
		}
	}
	u.Brush.Board(s.layout, s.finale.solemn(&s.shown.view), o)
	s.paintLock(u)
	s.paintTick(u)
}

// paintTag writes the words at the pointer, within free. It comes after all that stands around the board, which they may cover.
func (s *Scene) paintTag(u *ui.UI, free render.Rect) {
	tag, keep := s.shown.view.Tag, occupied(s.shown.view.Pieces, s.shown.ghosts)
	if k, ok := s.linkAsked(); ok {
		const weight = 16 // of what the words are about: half of an end of the link is dearer than pieces that are hidden whole
		tag, keep = s.linkTag(k), append(keep, slices.Repeat(append(k.CutBy(), k.From, k.To), weight)...)
	}
	if s.reason != nil {
		keep = append(keep, s.reason.Cells...)
	}
	if !s.cursor.on && s.onTick(u.Pointer()) {
		tag = []board.Line{{Colour: board.Nobody, Text: board.Say("play.end")}}
	}
	if len(tag) == 0 || s.menu || s.table.Veiled() || s.reason != nil && s.shown.move == games.NoMove || s.looks() || s.elsewhere() || !s.layout.Slab.Contains(s.pointed(u)) {
		return
	}
	say := func(m board.Message) string {
		u.Texts = append(u.Texts, u.Say(m))
		return u.Say(m)
	}
	u.Tag(s.layout, tag, say, s.pointed(u), free, s.besideButtons(keep), s.goals())
}

// occupied returns the cells with pieces: the words at the pointer should not hide them.
func occupied(pieces ...[]board.Piece) []board.Target {
	var ts []board.Target
	for _, p := range slices.Concat(pieces...) {
		ts = append(ts, p.At)
		if p.To != board.NoTarget {
			ts = append(ts, p.To)
		}
	}
	return ts
}

// goals returns the cells where what is begun can go on as the board shows them, those beyond the cell pointed at not: the words at the
// pointer should hide none that they need not.
func (s *Scene) goals() (ts []board.Target) {
	for _, r := range s.shown.view.Rays {
		for _, stop := range r.Stops {
			if stop.At == s.hover || stop.At == s.shown.view.Dial.At {
				break
			}
			if stop.Kind == board.StopLand || stop.Kind == board.StopConnect {
				ts = append(ts, stop.At)
			}
		}
	}
	for _, m := range s.shown.marks {
		if m.Kind == board.MarkLegal && m.At.IsCell() {
			ts = append(ts, m.At)
		}
	}
	return ts
}
