package training

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/rating"
	"quintet/games/sample"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/library/index"
	"quintet/scenes/ui"
)

// results shows how the games of a person against the computer have ended, by game, size, level and seat, and what that says about the
// strength of the person.
type results struct {
	context *scenes.Context
	index   *index.Index
	version int
	games   []rating.Game     // of all persons, the oldest first
	people  []string          // who played them, the one who played last first
	person  string            // whose results are shown, one of people
	chosen  bool              // somebody has chosen the person
	all     []*rating.Results // of that person
}

// newResults returns the results of the games in the library.
func newResults(c *scenes.Context) *results {
	r := &results{context: c, index: c.Library.Games(), version: -1}
	r.index.Look()
	return r
}

// gamesOf returns those of entries that were played to the end by one person against computers of one level, each once: copies count as one game,
// and one that begins in a position of its own says nothing about strength.
func gamesOf(entries []*index.Entry) (all []rating.Game) {
	known := map[uint32]bool{}
	for _, e := range entries {
		if !e.Over || e.Placed || known[e.Course] {
			continue
		}
		if g, ok := gameOf(e); ok {
			known[e.Course] = true
			all = append(all, g)
		}
	}
	return all
}

// gameOf returns e as a game of one person. ok is false where that is none.
func gameOf(e *index.Entry) (g rating.Game, ok bool) {
	g = rating.Game{ID: e.Game, Options: e.Options, Seat: slices.Index(e.Levels, 0)}
	if g.Seat < 0 {
		return g, false
	}
	for seat, level := range e.Levels {
		switch {
		case seat == g.Seat:
		case level == 0, g.Level > 0 && level != g.Level:
			return g, false
		default:
			g.Level = level
		}
	}
	levels := catalog.LevelsOf(e.Game)
	if g.Level < 1 || g.Level > len(levels) {
		return g, false
	}
	if slices.Contains(e.Winners, games.Player(g.Seat)) {
		g.Points = 1 / float64(len(e.Winners))
	}
	g.Rated = len(e.Levels) == 2 && usual(e)
	g.Rating = float64(levels[g.Level-1].Rating)
	g.Player = scenes.Named(e.Players[g.Seat])
	return g, true
}

// usual reports whether e was played with the options with which the strength of the levels was measured, or the usual ones.
func usual(e *index.Entry) bool {
	spec, ok := catalog.Find(e.Game)
	if !ok {
		return false
	}
	for _, words := range [][]string{nil, catalog.LadderOptions(e.Game)} {
		if o, err := games.ParseOptions(words); err == nil {
			if o, err = spec.Complete(o); err == nil && spec.Format(o) == e.Options {
				return true
			}
		}
	}
	return false
}

// sum brings the results up to date with the library.
func (r *results) sum() {
	if r.version == r.index.Version() {
		return
	}
	r.version = r.index.Version()
	r.games = gamesOf(r.index.Find(index.Query{}))
	r.people = people(r.games)
	slices.Reverse(r.games)
	if len(r.people) > 0 && !(r.chosen && slices.Contains(r.people, r.person)) {
		r.person = r.people[0]
	}
	r.show(r.person)
}

// show shows the results of one of the people.
func (r *results) show(person string) {
	r.person = person
	r.all = rating.Sum(slices.DeleteFunc(slices.Clone(r.games), func(g rating.Game) bool { return g.Player != person }))
	order := func(id string) int {
		return slices.IndexFunc(r.context.Catalog, func(s games.Spec) bool { return s.ID == id })
	}
	slices.SortStableFunc(r.all, func(a, b *rating.Results) int {
		return cmp.Or(order(a.ID)-order(b.ID), strings.Compare(a.Options, b.Options))
	})
}

// Measures of the results.
const (
	resultsName = "results"
	titleHigh   = 34
	lineHigh    = 26
	partGap     = 26
	noteGap     = 14
	barGames    = 3 // of fewer the bounds say nothing
	labelWide   = 200
	countWide   = 140
	barLeast    = 90 // a narrower one says nothing
	resultsMost = 760
)

// draw draws the results in r.
func (r *results) draw(u *ui.UI, area render.Rect) {
	r.sum()
	column := scenes.Column(area)
	w := min(column.W-barEdge, resultsMost)
	if len(r.all) == 0 {
		if !r.index.Busy() {
			page := column.Place(w, area.H, render.Start, render.Start).Pad(0, 24)
			u.WriteBlock(u.T("training.results.none"), page, ui.Block{Type: render.TypeBody, Leading: 24, Most: 5, Ink: u.Theme.Muted})
		}
		return
	}
	rows := r.rows(u, w)
	about := ui.Block{Type: render.TypeCaption, Leading: 19, Most: 6, Ink: u.Theme.Muted}
	note := u.T("training.results.about")
	if barred(w) && slices.ContainsFunc(r.all, func(x *rating.Results) bool { return x.All.Rounds() >= barGames }) {
		note += " " + u.T("training.results.bars")
	}
	lines := float32(len(u.FewLines(note, about.Type, w, about.Most)))
	high := float32(margin) + rowsHigh(rows) + lines*about.Leading + noteGap
	for _, x := range r.all {
		high += titleHigh + ratingHigh(x) + trendHigh(u, x, w) + chartTall(x, w) + float32(1+len(x.Levels)+len(x.Seats))*lineHigh + partGap
	}
	off := u.ScrollPage(area, resultsName, high)
	u.Within(area, func() {
		page := render.Rect{X: column.X, Y: area.Y - off, W: w, H: high}
		page = r.choose(u, rows, page)
		_, page = u.WriteBlock(note, page, about).CutTop(noteGap, 0)
		for _, x := range r.all {
			page = r.part(u, x, page)
		}
	})
	u.ScrollEnds(area, u.Theme.Window, resultsName, off, high)
}

// part draws the results of one game at the top of page, and returns the room below.
func (r *results) part(u *ui.UI, x *rating.Results, page render.Rect) (below render.Rect) {
	spec, _ := catalog.Find(x.ID)
	o, err := games.ParseOptions(strings.Fields(x.Options))
	if err != nil {
		panic("training: options of a record that was read: " + err.Error())
	}
	head, rest := page.CutTop(titleHigh, 0)
	title := scenes.FitWords(u, append([]string{spec.Name}, scenes.Describe(u, spec, o)...), render.TypeSection, head.W)
	u.WriteIn(title, render.TypeSection, head, render.Start, u.Theme.Text)
	line, rest := rest.CutTop(ratingHigh(x), 0)
	drawRating(u, line, x)
	line, rest = rest.CutTop(trendHigh(u, x, page.W), 0)
	u.WriteBlock(trend(u, x), line, trendBlock(u))
	if high := chartTall(x, page.W); high > 0 {
		line, rest = rest.CutTop(high, 0)
		drawChart(u, line, x)
	}
	levels := catalog.LevelsOf(x.ID)
	for _, p := range x.Levels {
		line, rest = rest.CutTop(lineHigh, 0)
		bar(u, line, u.T("training.against", levels[p.Number-1].Name, p.Number), p.Games)
	}
	for _, p := range x.Seats {
		line, rest = rest.CutTop(lineHigh, 0)
		bar(u, line, u.T("training.seat", p.Number+1), p.Games)
	}
	line, rest = rest.CutTop(lineHigh, 0)
	bar(u, line, u.T("training.all"), x.All)
	_, below = rest.CutTop(partGap, 0)
	return below
}

// barred reports whether a line of width w has room for a bar.
func barred(w float32) bool { return w >= labelWide+countWide+barLeast+2*margin }

// bar draws a line of the table: what it is about, the share of the games won with its bounds of 95 %, and how many games there were.
func bar(u *ui.UI, r render.Rect, label string, games sample.Shares) {
	const thick, dot = 6, 10
	name, rest := r.CutLeft(min(labelWide, r.W-countWide), 12)
	count, track := rest.CutRight(min(countWide, rest.W), 12)
	u.WriteIn(u.Fit(label, render.TypeSmall, name.W), render.TypeSmall, name, render.Start, u.Theme.Muted)
	share := strconv.Itoa(int(math.Round(100*games.Mean()))) + " %"
	u.WriteIn(u.T("training.share", share, games.Rounds()), render.TypeSmall, count, render.End, u.Theme.Text)
	if !barred(r.W) || games.Rounds() < barGames {
		return
	}
	line := track.Place(track.W, thick, render.Start, render.Middle)
	u.Box(line, render.Box{Radius: thick / 2, Top: u.Theme.Quiet})
	low, high := games.Interval()
	span := render.Rect{X: line.X + line.W*float32(low), Y: line.Y, W: max(thick, line.W*float32(high-low)), H: thick}
	u.Box(span, render.Box{Radius: thick / 2, Top: u.Theme.Active, Line: u.Theme.Accent, Width: 1})
	at := render.Point{X: line.X + dot/2 + (line.W-dot)*float32(games.Mean()), Y: line.Centre().Y}
	u.Box(render.Rect{X: at.X - dot/2, Y: at.Y - dot/2, W: dot, H: dot}, render.Box{Radius: dot / 2, Top: u.Theme.Accent})
}
