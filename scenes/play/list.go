// Draws the move list beside the board: its rows with turns, variations and folds, the current turn, and the times of turns, or the goal of the game
// before the first turn. It also handles scrolling and clicks on plies. Change the look of a row here (row, turnItem, wordItem); listrows.go builds the rows.

package play

import (
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/boardui"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// wordFace is the type of the turns of variations.
var wordFace = render.TypeCaption

// A moveList lists the turns of the game, and the variations of each turn below it.
type moveList struct {
	model  *model
	jump   func(ply int)                        // shows the position after ply plies
	ask    func(n *match.Node, at render.Point) // opens the menu of n
	show   func(n *match.Node)                  // shows the position after n
	leave  func()                               // goes from a variation back to the game
	wheel  boardpage.Wheel                      // over the list, which is scrolled with its scroll bar
	folds  map[*match.Node]bool                 // what players folded and unfolded
	rows   []listRow                            // built for made
	main   []listTurn                           // all turns of the game
	at     map[*match.Node]int                  // the row of each ply that is not folded
	made   listMade
	scroll boardpage.Rows
	room   tookRoom
	tree   treeMap
	here   render.Rect // where the current turn was last drawn
}

// A listMade holds everything that the rows of a list depend on, except the current line, which is never folded.
type listMade struct {
	changes, folds, columns int
	width, finger           float32
}

// listColumns divides r into a column for the numbers of the rounds and columns for the turns: one for each player, or two if the columns of three or
// four players would be too narrow. A round then takes several rows.
func listColumns(players int, r render.Rect) (number render.Rect, turns []render.Rect) {
	const least, gap = 72, 4 // least: the longest usual turn, with its distance from the next
	wide, gapAfter, end := float32(29), float32(17), float32(6)
	if players == 2 {
		wide, gapAfter, end = 38, 20, 18
	}
	number, r = r.Pad(-12, 0).CutLeft(wide, gapAfter)
	if _, r = r.CutRight(end, 0); r.W+gap < least*float32(players) {
		players = 2
	}
	return number, r.Columns(gap, render.Even(players)...)
}

// draw draws the turns and the variations below them, and marks the current turn. A round takes one row, or two if its turns do not fit into one. A
// click on a turn goes there, and with wheel set the mouse wheel moves through the game.
func (l *moveList) draw(u *ui.UI, r render.Rect, wheel bool) {
	const gap = 9
	head, r := r.CutTop(u.Theme.Space.Control, 0)
	u.Lay(head, l.head(u, render.Point{X: r.X, Y: r.Y}))
	u.LineAbove(r)
	_, r = r.CutTop(gap, 0)
	if len(l.model.table.Match.Root().Next()) == 0 {
		u.LayTop(r, 0, l.goal(u))
		return
	}
	turns := ui.Canvas(0, 0, func(r render.Rect) { l.drawTurns(u, r, head, wheel) })
	u.Lay(r, l.model.comments.Below(u, r, turns, l.offersComment()))
}

// head shows what is above the list: its title, and in a variation the button that leads back to the game, with a short label if the long one does
// not fit. If a comment is shown in place of the list it is the heading of the comment, with buttons at the point below.
func (l *moveList) head(u *ui.UI, below render.Point) ui.Element {
	if l.model.comments.Whole() {
		return l.model.comments.Head(u, below)
	}
	if len(l.model.table.Match.Root().Next()) == 0 {
		return ui.Text(u.T("play.goal"), render.TypeBody.Medium(), u.Theme.Text)
	}
	title := ui.Text(u.T("play.moves"), render.TypeBody.Medium(), u.Theme.Text)
	if l.model.table.OnMain() {
		return title
	}
	back := ui.Command{Label: u.T("play.variation.back"), Icon: sprites.IconPrevious, Run: l.leave}
	short := back
	short.Label, short.Name = u.T("play.variation.back.short"), back.Label
	row := func(back ui.Command) ui.Element {
		beyond := u.Theme.Space.M // the label ends at the edge of the column
		return ui.Row(beyond, title.Grow(1), ui.Button(back).Pad(-beyond, 0))
	}
	return ui.FirstThatFits(row(back), row(short))
}

// offersComment reports whether a button below the list offers to write a comment: on an earlier position of a finished game.
func (l *moveList) offersComment() bool {
	m := l.model.table.Match
	return m.Closed() && !m.Over() && m.Node().Parent() != nil
}

// goal says, until a turn has been played, what the goal of the game is, with a picture of a player who has reached it if there is room.
func (l *moveList) goal(u *ui.UI) ui.Element {
	const leading, side, least = 20, 240, 120
	goal := ui.Wrapped(u.T(l.model.table.Spec.ID+".title"), ui.Block{Type: render.TypeSmall, Leading: leading, Ink: u.Theme.Text})
	if l.model.example == nil {
		l.model.example = goalReached(l.model.context, l.model.table.Spec)
	}
	with := func(side float32) ui.Element {
		example := ui.Canvas(side, side, func(r render.Rect) { l.model.example.Paint(u.Brush, r, false) })
		return ui.Column(u.Theme.Space.M, goal, ui.Row(0, example, ui.Spacer()))
	}
	return ui.FirstThatFits(with(side), with(least), goal, goal.MayBeCut())
}

// goalReached returns the board of the first task of the lessons after its solution. It panics if that cannot be played, because it is part of the
// program.
func goalReached(c *scenes.Context, spec games.Spec) *boardui.Picture {
	task := c.Lessons(spec).Pages[0].Tasks[0]
	g, p, err := task.Board.Open(spec)
	if err != nil {
		panic("play: " + err.Error())
	}
	player := p.ToMove()
	if _, err := games.PlayAll(g, p, task.Solution.Words); err != nil {
		panic("play: " + err.Error())
	}
	for !p.Over() && p.ToMove() == player { // the rest of the turn does not matter
		p.Play(p.AppendMoves(nil)[0])
	}
	return boardui.NewPicture(g, p)
}

// drawTurns draws the rows of the list in r, and above them in head a clock for each column of times.
func (l *moveList) drawTurns(u *ui.UI, r, head render.Rect, wheel bool) {
	whole := r.Pad(-12, 0)
	if l.mapped(u, r) {
		r = l.tree.beside(u, r)
	}
	number, cells := listColumns(l.model.players(), r)
	l.update(u, len(cells), cells[len(cells)-1].X+cells[len(cells)-1].W-number.X-12)
	if wheel {
		m := l.model.table.Match
		l.wheel.Roll(u, whole, func() {
			if m.Cursor() > 0 {
				l.jump(m.TurnBefore())
			}
		}, func() {
			if m.Cursor() < m.Len() {
				l.jump(m.TurnAfter())
			}
		})
	}
	times := l.times(u, cells[0].W)
	if times && l.model.table.OnMain() {
		timesHead(u, head, cells)
	}
	node := l.model.table.Match.Node()
	l.scroll.Draw(u, r, "moves", len(l.rows), l.at[node], node, func(i int, at render.Rect) {
		number.Y, number.H = at.Y, at.H
		l.row(u, i, number, cells, times)
	})
}

// mapped reports whether the tree is shown beside the list in r. It is if the list has more rows than fit and the turns have room beside it, unless
// that would hide times that are shown without the tree.
func (l *moveList) mapped(u *ui.UI, r render.Rect) bool {
	if r.H < treeLow || !l.model.table.Match.HasVariations() {
		return false
	}
	if l.tree.update(); float32(l.tree.listed)*boardpage.RowHeight(u) <= r.H {
		return false
	}
	_, now := listColumns(l.model.players(), r)
	r.W -= treeWide + treeGap
	_, then := listColumns(l.model.players(), r)
	gone := l.timesWanted() && then[0].W < l.room.wide && l.room.wide <= now[0].W
	return len(then) == len(now) && then[0].W >= leastListed && !gone
}

// row draws row i: its number in number, which also sets its height, and its turns in cells.
func (l *moveList) row(u *ui.UI, i int, number render.Rect, cells []render.Rect, times bool) {
	x, node := l.rows[i], l.model.table.Match.Node()
	inForce := func(t listTurn) bool { return slices.Contains(t.Nodes, node) && l.at[node] == i }
	if x.number != "" {
		u.WriteIn(x.number, render.TypeCaption, number, render.End, u.Theme.Muted)
	}
	for _, t := range x.turns {
		at := cells[int(t.Player)%len(cells)]
		at.Y, at.H = number.Y, number.H
		took := ""
		if times {
			took = l.tookText(t)
		}
		l.turnItem(u, at, t, l.inkOf(u, &t, i), inForce(t), took)
	}
	left := render.Rect{X: number.X + 12 + indentOf(x.indent), Y: number.Y, H: number.H}
	if x.fold != nil || len(x.words) > 0 {
		const bar = 2 // beside everything that is not part of the game
		u.Fill(render.Rect{X: left.X - firstIndent, Y: left.Y, W: bar, H: left.H}, sprites.Alpha(u.Theme.Accent, 0.5))
	}
	if x.fold != nil {
		l.foldItem(u, i, left)
	}
	for _, w := range x.words {
		at := left
		at.X, at.W = left.X+w.x, w.w
		l.wordItem(u, at, w, l.inkOf(u, &w.listTurn, i), inForce(w.listTurn))
	}
}

// inkOf returns the colour of t in row i: turns that lead to the current position stand out.
func (l *moveList) inkOf(u *ui.UI, t *listTurn, i int) sprites.Color {
	if l.onWay(t, i) {
		return u.Theme.Text
	}
	return u.Theme.Muted
}

// onWay reports whether t leads to the current position. Plies that t shares with a turn in a row above do not count in row i.
func (l *moveList) onWay(t *listTurn, i int) bool {
	return slices.ContainsFunc(t.Nodes, func(n *match.Node) bool { return l.at[n] == i && l.model.table.Match.InForce(n) })
}

// foldItem draws the triangle before the variations of a turn and, if they are folded, their number. A click folds or unfolds them.
func (l *moveList) foldItem(u *ui.UI, i int, r render.Rect) {
	const size = 16
	x, sign, does := l.rows[i], sprites.IconDown, "fold "
	wide := max(size, u.Finger())
	at := render.Rect{X: r.X - wide, Y: r.Y, W: wide, H: r.H}
	if x.folded > 0 {
		words := u.T("play.variation.folded", x.folded)
		sign, does = sprites.IconNext, "unfold "
		u.WriteIn(words, wordFace, render.Rect{X: r.X + wordPad, Y: r.Y, W: u.Measure(words, wordFace), H: r.H}, render.Start, u.Theme.Muted)
		at.W += 2*wordPad + u.Measure(words, wordFace)
	}
	u.Icon(sign, render.Point{X: r.X - size/2, Y: r.Centre().Y}, size, u.Theme.Muted)
	if l.model.table.Covered() {
		return
	}
	u.Add(does+strconv.Itoa(i+1), at)
	if u.Clicked(at) {
		if l.folds == nil {
			l.folds = map[*match.Node]bool{}
		}
		l.folds[x.fold], l.made = x.folded == 0, listMade{}
	}
}

// wordItem draws one turn of a variation.
func (l *moveList) wordItem(u *ui.UI, r render.Rect, w listWord, ink sprites.Color, inForce bool) {
	face := wordFace
	if inForce {
		face = face.Medium()
	}
	i := item{turn: &w.listTurn, text: w.written, name: "variation ", face: face, at: r.Pad(0, 2), side: wordPad}
	l.grounds(u, i, inForce)
	u.WriteIn(w.written, face, r.Pad(wordPad, 0), render.Start, ink)
	l.press(u, i)
}

// turnItem draws one turn of the game, with the time it took unless took is "".
func (l *moveList) turnItem(u *ui.UI, r render.Rect, t listTurn, ink sprites.Color, inForce bool, took string) {
	text, quiet := t.text, u.Theme.Muted
	face := smaller(u, text, render.TypeSmall, 13, r.W-2*tookSide)
	pill := r.Pad(0, 1)
	pill.W = min(r.W, u.Measure(text, face.Medium())+2*tookSide)
	if took != "" {
		r.W = min(r.W, tookMost)
		pill.W = r.W
	}
	if inForce {
		face, quiet = face.Medium(), u.Theme.Caption()
	}
	i := item{turn: &t, text: text, name: "move ", face: face, at: pill, side: tookSide}
	l.grounds(u, i, inForce)
	_, words := r.CutLeft(tookSide, 0)
	u.WriteIn(text, face, words, render.Start, ink)
	if took != "" {
		u.WriteIn(took, tookFace, r.Pad(tookSide, 0), render.End, quiet)
	}
	l.press(u, i)
}

// An item is a turn of the list as it is drawn. Each of its plies can be clicked.
type item struct {
	turn *listTurn
	text string // of the turn, for a variation with its number
	name string // its name in scripts, before the text
	face render.Type
	at   render.Rect // its background
	side float32     // from the edge of the background to the text
}

// each calls f for each ply that has a text of its own, with the text up to its end and its place. For a finger, plies whose places would be too
// narrow are part of the next one.
func (i item) each(u *ui.UI, f func(n *match.Node, text string, at render.Rect)) {
	number := len(i.text) - len(i.turn.text)
	rest := i.at
	for k, n := range i.turn.Nodes {
		end := number + i.turn.ends[k]
		if next := k + 1; next == len(i.turn.Nodes) {
			f(n, i.text, rest)
		} else if wide := i.at.X + i.side + u.Measure(i.text[:end], i.face) - rest.X; i.turn.ends[next] > i.turn.ends[k] && min(wide, rest.W-wide) >= u.Finger() {
			var at render.Rect
			at, rest = rest.CutLeft(wide, 0)
			f(n, i.text[:end], at)
		}
	}
}

// grounds draws the background of the ply under the pointer and, with inForce, that of the turn up to the current ply.
func (l *moveList) grounds(u *ui.UI, i item, inForce bool) {
	here, pill := l.model.table.Match.Node(), i.at
	i.each(u, func(n *match.Node, _ string, at render.Rect) {
		if n == here && n != i.turn.Last() {
			pill.W = min(pill.W, at.X+at.W+i.side/2-pill.X)
		}
		if u.Over(at) && !l.model.table.Covered() {
			u.Box(at, render.Box{Radius: 6, Top: u.Theme.PointedGround()})
		}
	})
	if inForce {
		l.here = pill
		u.Box(pill, render.Box{Radius: 6, Top: u.Theme.Current})
	}
}

// press makes the plies of a turn clickable. A dot marks a turn with a comment.
func (l *moveList) press(u *ui.UI, i item) {
	if i.turn.Commented() {
		const side, apart = 5, 2
		x := min(i.at.X+i.side+u.Measure(i.text, i.face)+apart, i.at.X+i.at.W-side)
		u.Box(render.Rect{X: x, Y: i.at.Y + 3, W: side, H: side}, render.Box{Radius: side / 2, Top: u.Theme.Accent})
	}
	if l.model.table.Covered() {
		return
	}
	menu := u.In.Released&input.Right != 0 || u.In.Long && u.In.Released&input.Left != 0
	i.each(u, func(n *match.Node, text string, at render.Rect) {
		u.Add(i.name+text, at)
		switch {
		case menu && u.Free() && u.Over(at):
			u.Take()
			l.ask(n, u.Pointer())
		case u.Clicked(at):
			l.show(n)
		}
	})
}

// tookText returns the time that turn t took on the stopwatch; "" if it is unknown or no one had to decide.
func (l *moveList) tookText(t listTurn) string {
	sum, ok := l.model.table.Stopwatch.Sum(t.First, t.End)
	if !ok || sum == 0 {
		return ""
	}
	return clock.FormatMoveTime(sum)
}

// tookFace is the type of the times in the list.
var tookFace = render.TypeCaption

// tookSide is the distance of a turn and of its time from the edges of their place.
const tookSide = 10

// tookGap is the least distance between a turn and its time.
const tookGap = 8

// tookMost is the greatest width of a turn with its time. If they were farther apart they would not be read together.
const tookMost = 176

// timesHead draws a clock above the times of each of cells, in the line of head, because numbers alone could be taken for points.
func timesHead(u *ui.UI, head render.Rect, cells []render.Rect) {
	const size = 16
	for _, at := range cells {
		end := at.X + min(at.W, tookMost) - tookSide
		u.Icon(sprites.IconClock, render.Point{X: end - size/2, Y: head.Centre().Y}, size, u.Theme.Muted)
	}
}

// A tookRoom holds the width that the turns of a list need with their times. Times are written the same in all languages.
type tookRoom struct {
	changes int // the number of changes of the match it was measured for
	wide    float32
}

// timesWanted reports whether the players want to see times at this table.
func (l *moveList) timesWanted() bool {
	shown := l.model.context.Settings.ShowTimes
	return shown != settings.Never && (shown != settings.WithClock || l.model.table.Timed())
}

// times reports whether all times fit beside their turns in columns of width w. If one does not, none is shown.
func (l *moveList) times(u *ui.UI, w float32) bool {
	if !l.timesWanted() {
		return false
	}
	now := tookRoom{changes: len(l.model.table.Match.Changes(0))}
	if was := l.room; was.wide > 0 && was.changes == now.changes {
		return was.wide <= w
	}
	for _, t := range l.main {
		if text := l.tookText(t); text != "" {
			now.wide = max(now.wide, 2*tookSide+u.Measure(t.text, render.TypeSmall.Medium())+tookGap+u.Measure(text, tookFace))
		}
	}
	l.room = now
	return now.wide > 0 && now.wide <= w
}
