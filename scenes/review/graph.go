package review

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/chance"
	"quintet/games/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A graph shows how the chances of all seats went, with the mistakes on it and the position shown as a line. A press anywhere on it leads there.
type graph struct {
	*game
	last   *board.View // the last position, with the colours of the seats: swapped ones have been these nearly always
	points []point     // for every position of the game
	made   int         // how many looks were known then, and one more
}

// A point holds the chances in a position, where they are known.
type point struct {
	chances chance.Chances
	known   bool
}

// Heights of a graph without the areas: of its heading and of the rounds below.
const (
	graphHead = 34
	graphFoot = 22
)

// graphName tells scripts where the areas are.
const graphName = "review.graph"

// update reads the chances where more is known than the last time.
func (g *graph) update() {
	if made := g.review.Book().Len() + 1; g.made != made {
		g.made, g.points, g.last = made, make([]point, g.review.Len()+1), g.viewOf(g.match.PositionAt(g.review.Len()))
		for i := range g.points {
			l, ok := g.review.Look(i)
			g.points[i] = point{l.Chances, ok}
		}
	}
}

// across returns where the position after so many plies is in r.
func (g *graph) across(r render.Rect, plies int) float32 {
	return r.X + r.W*float32(plies)/float32(max(1, g.review.Len()))
}

// at returns the number of plies of the position nearest to x in r.
func (g *graph) at(r render.Rect, x float32) int {
	n := float64(g.review.Len())
	return int(math.Round(min(n, max(0, n*float64(x-r.X)/float64(r.W)))))
}

// draw draws the graph into r, and returns the position that is wanted; ok is false where none is.
func (g *graph) draw(u *ui.UI, r render.Rect, title string) (plies int, ok bool) {
	g.update()
	head, r := r.CutTop(graphHead, 0)
	foot, r := r.CutBottom(graphFoot, 0)
	r = render.Rect{X: float32(int(r.X)), Y: float32(int(r.Y)), W: float32(int(r.W)), H: float32(int(r.H))}
	g.heading(u, head, title)
	c := g.curve(u, r)
	u.Draw(c, render.Point{X: r.X, Y: r.Y}, 1, 1, c.drawing)
	signs := g.signs(r)
	g.names(u, r, signs)
	g.here(u, r)
	for _, s := range signs {
		s.draw(u)
	}
	g.rounds(u, foot)
	u.Add(u.T(graphName), r)
	if at, pressed := u.Press(); pressed && u.Live() && u.Free() && r.Contains(at) {
		u.Take()
		return g.at(r, u.Pointer().X), true
	}
	return 0, false
}

// ahead says who has won, or is ahead in the position on the board; "" where that is not known.
func (g *graph) ahead(u *ui.UI) string {
	on := g.on()
	if won := on.Outcome().Winners; on.Over() && len(won) == 1 {
		return u.T("play.wins", g.whoIn(on.Position(), won[0]))
	}
	l, known := g.look()
	if !known {
		return ""
	}
	best := games.Player(0)
	for i := range g.players() {
		if l.Chances[i] > l.Chances[best] {
			best = games.Player(i)
		}
	}
	return u.T("review.share", g.whoIn(on.Position(), best), percent(l.Chances[best]))
}

// heading writes the title at the left, and at the right who is ahead in the position shown. Where there is no room for both, that is left out
// until the review is done, and afterwards the title.
func (g *graph) heading(u *ui.UI, r render.Rect, title string) {
	const both = 250
	if ahead := g.ahead(u); ahead != "" && (r.W >= both || g.review.Done()) {
		if r.W < both {
			u.WriteIn(u.Fit(ahead, render.TypeButton, r.W), render.TypeButton, r, render.Start, u.Theme.Text)
			return
		}
		wide := min(u.Measure(ahead, render.TypeButton), r.W*0.6)
		at, rest := r.CutRight(wide, 12)
		u.WriteIn(u.Fit(ahead, render.TypeButton, wide), render.TypeButton, at, render.End, u.Theme.Text)
		r = rest
	}
	u.WriteIn(u.Fit(title, render.TypeBody, r.W), render.TypeBody, r, render.Start, u.Theme.Text)
}

// names writes which area is whose, where there is room beside the signs.
func (g *graph) names(u *ui.UI, r render.Rect, signs []sign) {
	const pad, high, least = 8, 20, 80
	if r.H < least {
		return
	}
	face := render.TypeLabel.Medium()
	end, side := 0, render.Start
	if 2*g.shown() < g.review.Len() { // the line of the position shown is elsewhere
		end, side = g.review.Len(), render.End
	}
	for i := range g.players() {
		seat := g.last.Seats[i]
		low, top := g.height(end, i), g.height(end, i+1)
		if !g.points[end].known || seat.Name.Empty() || (top-low)*r.H < high {
			continue
		}
		at := render.Rect{X: r.X + pad, W: r.W - 2*pad, H: high, Y: r.Y + r.H*(1-low) - high - 2}
		if i == g.players()-1 {
			at.Y = r.Y + 2
		}
		name := u.Say(seat.Name)
		at = at.Place(u.Measure(name, face), high, side, render.Start)
		covered := slices.ContainsFunc(signs, func(s sign) bool { return at.Inset(-s.radius).Contains(s.at) })
		if at.W <= r.W/3 && !covered {
			u.WriteIn(name, face, at, render.Start, render.InkOn(render.AreaOf(u.Theme, g.geo, seat.Colour)))
		}
	}
}

// height returns the chances of the first so many seats in a position together: how high the areas below the next one reach.
func (g *graph) height(plies, seats int) (sum float32) {
	for _, v := range g.points[plies].chances[:seats] {
		sum += float32(v)
	}
	return sum
}

// here draws the line of the position shown.
func (g *graph) here(u *ui.UI, r render.Rect) {
	const beyond, width = 4, 3
	line := render.Rect{X: float32(int(g.across(r, g.shown())+0.5)) - 1, Y: r.Y - beyond, W: width, H: r.H + 2*beyond}
	u.Fill(line.Pad(-1, 0), u.Theme.Counter)
	u.Fill(line, u.Theme.Accent)
}

// A sign is a mistake on the curve.
type sign struct {
	badge
	at     render.Point
	radius float32
}

// The radius of a sign, and of one that is a dot since there is no room for it beside dearer mistakes, or on a low graph.
const (
	signRadius = 9
	dotRadius  = 4
	signsLeast = 64 // the height of a graph with signs
)

// signs returns the signs of all mistakes on the curve in r, the dearest first.
func (g *graph) signs(r render.Rect) (all []sign) {
	plies := g.mistakes()
	slices.SortStableFunc(plies, func(a, b int) int {
		p, _ := g.review.Ply(a)
		q, _ := g.review.Ply(b)
		return cmp.Compare(q.Loss, p.Loss)
	})
	for _, i := range plies {
		p, _ := g.review.Ply(i)
		end := g.turnOf(i).End
		if !g.points[end].known {
			continue
		}
		s := sign{badgeOf(p), render.Point{X: g.across(r, end), Y: r.Y + r.H*(1-g.level(end, p))}, signRadius}
		s.at.X = max(r.X+s.radius, min(s.at.X, r.X+r.W-s.radius))
		s.at.Y = max(r.Y+s.radius, min(s.at.Y, r.Y+r.H-s.radius))
		if r.H < signsLeast || slices.ContainsFunc(all, s.meets) {
			s.radius = dotRadius
		}
		all = append(all, s)
	}
	return all
}

// meets reports whether s lies on o, which is no dot.
func (s sign) meets(o sign) bool {
	return o.radius > dotRadius && math.Hypot(float64(s.at.X-o.at.X), float64(s.at.Y-o.at.Y)) < 2*signRadius
}

// draw draws s.
func (s sign) draw(u *ui.UI) {
	if s.radius == dotRadius {
		s.badge.dot(u, s.at, s.radius)
		return
	}
	s.badge.draw(u, s.at, s.radius)
}

// level returns how high the sign of a mistake stands in the position after its turn: at the upper end of the area of who has made it, or of two
// seats at the line between them.
func (g *graph) level(plies int, p judge.Ply) float32 {
	if g.players() == 2 {
		return g.height(plies, 1)
	}
	return g.height(plies, int(p.Player)+1)
}

// rounds writes the first round, the last one and that of the position shown below the areas.
func (g *graph) rounds(u *ui.UI, r render.Rect) {
	if len(g.turns) == 0 {
		return
	}
	const apart = 10
	face := render.TypeLabel
	number := func(round int) string { return u.T("review.round", round) }
	here := 0
	if g.shown() > 0 {
		here = g.turnOf(g.shown() - 1).Round
	}
	text := number(here)
	wide := u.Measure(text, face.Medium())
	at := render.Rect{X: max(r.X, min(g.across(r, g.shown())-wide/2, r.X+r.W-wide)), Y: r.Y, W: wide, H: r.H}
	if here > 0 {
		u.WriteIn(text, face.Medium(), at, render.Start, u.Theme.Accent)
	}
	first, last := "1", strconv.Itoa(g.turns[len(g.turns)-1].Round)
	if at.X > r.X+u.Measure(first, face)+apart || here == 0 {
		u.WriteIn(first, face, r, render.Start, u.Theme.Muted)
	}
	if at.X+wide < r.X+r.W-u.Measure(last, face)-apart || here == 0 {
		u.WriteIn(last, face, r, render.End, u.Theme.Muted)
	}
}

// curve returns the areas as they are drawn in r.
func (g *graph) curve(u *ui.UI, r render.Rect) curve {
	c := curve{wide: r.W, high: r.H, seats: g.players(), unknown: sprites.Mix(u.Theme.Quiet, u.Theme.Text, 0.08), line: sprites.RGB(0xFFFFFF)}
	for i := range c.seats {
		c.tones[i] = render.AreaOf(u.Theme, g.geo, g.last.Seats[i].Colour)
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

// pale reports whether a white line would not be seen beside one of the tones.
func pale(tones []sprites.Color) bool {
	return slices.ContainsFunc(tones, func(c sprites.Color) bool { return render.InkOn(c) != sprites.RGB(0xFFFFFF) })
}
