// The graph of chances over the game: its layout, heading, names and rounds, the line at the position shown, and clicks. A game without plies has a
// bar instead (bar). Change here what the graph says and shows. curve.go draws the areas, signs.go the signs for mistakes.

package review

import (
	"math"
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/study/chance"
	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A graph shows how the chances of all seats went, with signs for the mistakes and a line at the position shown. A click on it shows the position
// there.
type graph struct {
	game   *game
	choose func(plies int) // shows a position
	last   *board.View     // the last position, with the colours of the seats: if players swapped, the new colours hold for nearly the whole game
	points []point         // one for each position of the game
	made   int             // one more than the number of looks known when points was made
}

// A point holds the chances in a position if they are known.
type point struct {
	chances chance.Chances
	known   bool
}

// The heights of the heading and of the line with the rounds below the areas.
const (
	graphHead = 34
	graphFoot = 22
)

// graphName is the name of the areas in scripts.
const graphName = "review.graph"

// update reads the chances again if more are known than the last time.
func (g *graph) update() {
	if made := g.game.review.Book().Len() + 1; g.made != made {
		g.made, g.points, g.last = made, make([]point, g.game.review.Len()+1), games.ViewOf(g.game.rules, g.game.match.PositionAt(g.game.review.Len()))
		for i := range g.points {
			l, ok := g.game.review.Look(i)
			g.points[i] = point{l.Chances, ok}
		}
	}
}

// across returns the x in r of the position after plies plies.
func (g *graph) across(r render.Rect, plies int) float32 {
	return r.X + r.W*float32(plies)/float32(max(1, g.game.review.Len()))
}

// at returns the number of plies of the position nearest to x in r.
func (g *graph) at(r render.Rect, x float32) int {
	n := float64(g.game.review.Len())
	return int(math.Round(min(n, max(0, n*float64(x-r.X)/float64(r.W)))))
}

// element returns what shows the graph in a place of width w, with areas of a given height below the heading.
func (g *graph) element(u *ui.UI, w float32, title string) func(areas float32) ui.Element {
	g.update()
	heading := g.heading(u, w, title).Height(graphHead)
	return func(areas float32) ui.Element {
		return ui.Column(0, heading, ui.Canvas(0, areas+graphFoot, func(r render.Rect) { g.draw(u, r) }))
	}
}

// draw draws the areas into r, and below them the rounds. A click on a position shows it.
func (g *graph) draw(u *ui.UI, r render.Rect) {
	foot, r := r.CutBottom(graphFoot, 0)
	r = render.Rect{X: float32(int(r.X)), Y: float32(int(r.Y)), W: float32(int(r.W)), H: float32(int(r.H))}
	if g.game.review.Len() == 0 {
		g.bar(u, r)
		return
	}
	c := g.curve(u, r)
	u.Draw(c, render.Point{X: r.X, Y: r.Y}, 1, 1, c.drawing)
	u.Box(r, render.Box{Line: u.Theme.Hairline, Width: 1})
	signs := g.signs(r)
	g.names(u, r, signs)
	g.cursor(u, r)
	tried, trying := g.triedPoint(r)
	for _, s := range signs {
		if !trying || s.radius == dotRadius || !render.Disc(tried, dotRadius).Covers(s.shape()) {
			s.draw(u)
		}
	}
	if trying {
		ringAt(u, tried)
	}
	g.rounds(u, foot)
	u.Add(u.T(graphName), r)
	if at, pressed := u.Press(); pressed && u.Live() && u.Free() && r.Contains(at) {
		u.Take()
		g.choose(g.at(r, u.Pointer().X))
	}
}

// ahead says who has won, or who is ahead in the position on the board; "" if that is not known. key is the text key for the latter, which differs
// alone and beside the title.
func (g *graph) ahead(u *ui.UI, key string) string {
	on := g.game.on()
	if on.Over() {
		return u.Say(on.Outcome().Verdict(g.game.players(), func(p games.Player) any { return g.game.whoIn(on.Position(), p) }))
	}
	l, known := g.game.look()
	if !known {
		return ""
	}
	best := games.Player(0)
	for i := range g.game.players() {
		if l.Chances[i] > l.Chances[best] {
			best = games.Player(i)
		}
	}
	if g.game.players() == 2 && judge.Percent(l.Chances[best]) == 50 {
		return u.T("review.even")
	}
	return u.T(key, g.game.whoIn(on.Position(), best), percent(l.Chances[best]))
}

// heading shows the title, and at the right who is ahead in the position shown, unless a bar below says that. If there is no room for both, it shows only
// the title until the review is done, and then only who is ahead.
func (g *graph) heading(u *ui.UI, w float32, title string) ui.Element {
	words := ui.Ellipsis(title, render.TypeBody, u.Theme.Text)
	ahead := g.ahead(u, "review.share")
	if ahead == "" || g.barred(u, w) {
		return words.MayBeCut()
	}
	both := ui.Row(u.Theme.Space.M, ui.Text(title, render.TypeBody, u.Theme.Text).Grow(1), ui.Text(ahead, render.TypeButton, u.Theme.Text))
	if g.game.review.Done() {
		words = narrowing(g.ahead(u, "review.share.alone"), render.TypeButton, u.Theme.Text)
	}
	return ui.FirstThatFits(both, words.MayBeCut())
}

// names writes the names of the seats into their areas, where the signs leave room.
func (g *graph) names(u *ui.UI, r render.Rect, signs []sign) {
	const pad, high, least = 8, 20, 80
	if r.H < least {
		return
	}
	face := render.TypeLabel.Medium()
	here := g.across(r, g.game.shown())
	for i := range g.game.players() {
		seat := g.last.Seats[i]
		if seat.Name.Empty() {
			continue
		}
		name := u.Say(seat.Name)
		wide := u.Measure(name, face)
		for _, side := range []render.Align{render.Start, render.End} { // at the right if the left is taken
			end := 0
			if side == render.End {
				end = g.game.review.Len()
			}
			low, top := g.height(end, i), g.height(end, i+1)
			if !g.points[end].known || (top-low)*r.H < high || wide > r.W/3 {
				continue
			}
			at := render.Rect{X: r.X + pad, W: r.W - 2*pad, H: high, Y: r.Y + r.H*(1-low) - high - 2}
			if i == g.game.players()-1 {
				at.Y = r.Y + 2
			}
			at = at.Place(wide, high, side, render.Start)
			covered := slices.ContainsFunc(signs, func(s sign) bool { return at.Inset(-s.radius).Contains(s.at) })
			if !covered && (here < at.X || at.X+at.W < here) {
				u.WriteIn(name, face, at, render.Start, render.InkOn(g.area(u, i)))
				break
			}
		}
	}
}

// area returns the tone of a seat's area. A tone as light as the panel is darkened a little so that its edge is visible.
func (g *graph) area(u *ui.UI, seat int) sprites.Color {
	tone := render.AreaOf(u.Theme, g.game.geo, g.last.Seats[seat].Colour)
	if !u.Theme.Dark && pale([]sprites.Color{tone}) && tone.R > 0xF0 && tone.B > 0xD0 {
		return sprites.RGB(0xEFE6D2)
	}
	return tone
}

// height returns the sum of the chances of the first seats seats, which is the height of their areas.
func (g *graph) height(plies, seats int) (sum float32) {
	for _, v := range g.points[plies].chances[:seats] {
		sum += float32(v)
	}
	return sum
}

// cursor draws the line at the position shown.
func (g *graph) cursor(u *ui.UI, r render.Rect) {
	const beyond, width = 4, 3
	line := render.Rect{X: float32(int(g.across(r, g.game.shown())+0.5)) - 1, Y: r.Y - beyond, W: width, H: r.H + 2*beyond}
	u.Fill(line.Pad(-1, 0), u.Theme.Counter)
	u.Fill(line, u.Theme.Accent)
}

// rounds writes the first and the last round and that of the position shown below the areas.
func (g *graph) rounds(u *ui.UI, r render.Rect) {
	if !g.game.hasPlies() {
		return
	}
	const apart = 10
	face := render.TypeLabel
	number := func(round int) string { return u.T("review.round", round) }
	here := 0
	if g.game.shown() > 0 {
		here = g.game.review.Turn(g.game.shown() - 1).Round
	}
	text := number(here)
	wide := u.Measure(text, face.Medium())
	at := render.Rect{X: max(r.X, min(g.across(r, g.game.shown())-wide/2, r.X+r.W-wide)), Y: r.Y, W: wide, H: r.H}
	if here > 0 {
		u.WriteIn(text, face.Medium(), at, render.Start, u.Theme.Accent)
	}
	first, last := "1", strconv.Itoa(g.game.review.Turn(g.game.review.Len()-1).Round)
	if at.X > r.X+u.Measure(first, face)+apart || here == 0 {
		u.WriteIn(first, face, r, render.Start, u.Theme.Muted)
	}
	if at.X+wide < r.X+r.W-u.Measure(last, face)-apart || here == 0 {
		u.WriteIn(last, face, r, render.End, u.Theme.Muted)
	}
}

// curve returns the areas as they are drawn in r.
func (g *graph) curve(u *ui.UI, r render.Rect) curve {
	c := curve{wide: r.W, high: r.H, seats: g.game.players(), unknown: sprites.Mix(u.Theme.Quiet, u.Theme.Text, 0.08), line: sprites.RGB(0xFFFFFF)}
	for i := range c.seats {
		c.tones[i] = g.area(u, i)
	}
	if pale(c.tones[:c.seats]) {
		c.line = u.Theme.Rim
	}
	data := make([]byte, 0, len(g.points)*c.seats)
	for i, p := range g.points {
		for k := 1; k < c.seats; k++ {
			level := byte(unknownLevel)
			if p.known {
				level = byte(math.Round(float64(levels * g.height(i, k))))
			}
			data = append(data, level)
		}
	}
	c.levels = string(data)
	return c
}

// pale reports whether a white line would be invisible beside one of the tones.
func pale(tones []sprites.Color) bool {
	return slices.ContainsFunc(tones, func(c sprites.Color) bool { return render.InkOn(c) != sprites.RGB(0xFFFFFF) })
}

// shareHigh is the height of the bar for a game without plies.
const shareHigh = 32

// barred reports whether the bar of the given width says who is ahead in the position on the board.
func (g *graph) barred(u *ui.UI, wide float32) bool {
	if g.game.review.Len() > 0 || g.game.tried != nil || !g.points[0].known {
		return false
	}
	best := slices.Max(g.points[0].chances[:g.game.players()])
	return g.barWords(u, slices.Index(g.points[0].chances[:], best), wide) != ""
}

// barWords returns the text about a seat in a bar of the given width; "" if it does not fit.
func (g *graph) barWords(u *ui.UI, seat int, wide float32) string {
	const pad = 10
	chance := g.points[0].chances[seat]
	words := percent(chance)
	if name := g.last.Seats[seat].Name; !name.Empty() {
		words = u.T("review.share", name, words)
	}
	if u.Measure(words, render.TypeCoord)+2*pad > wide*float32(chance) {
		return ""
	}
	return words
}

// bar draws the chances in the only position of a game without plies side by side, each with its text if that fits.
func (g *graph) bar(u *ui.UI, r render.Rect) {
	const pad = 10
	line, _ := r.CutTop(min(shareHigh, r.H), 0)
	u.Fill(line, sprites.Mix(u.Theme.Quiet, u.Theme.Text, 0.08))
	rest := line
	for i := range g.game.players() {
		if !g.points[0].known {
			break
		}
		var at render.Rect
		at, rest = rest.CutLeft(line.W*float32(g.points[0].chances[i]), 0)
		tone := g.area(u, i)
		u.Fill(at, tone)
		u.WriteIn(g.barWords(u, i, line.W), render.TypeCoord, at.Pad(pad, 0), render.Start, render.InkOn(tone))
	}
	u.Box(line, render.Box{Line: u.Theme.Hairline, Width: 1})
}
