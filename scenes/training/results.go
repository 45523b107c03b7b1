// The results against the computer, by game, size, level and seat: collecting and showing them.

package training

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/elo"
	"quintet/games/study/rating"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/library/index"
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
	chosen  bool              // someone has chosen the person
	all     []*rating.Results // of that person
}

// newResults returns the results of the games in the library.
func newResults(c *scenes.Context) *results {
	r := &results{context: c, index: c.Library.Games(), version: -1}
	r.index.Look()
	return r
}

// gamesOf returns those of entries that were played here to the end by one person against computers of one level, each once: games with the same
// moves, players and date count as one. Games from positions that were set up in version 0.2 and older do not count.
func gamesOf(entries []*index.Entry) (all []rating.Game) {
	known := map[uint32]bool{}
	for _, e := range entries {
		if !e.Over() || e.Imported() || e.Copied() || e.Placed && !e.Helped || known[e.Course] {
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
	known := len(e.Levels) == 2 && usual(e)
	g.Rated, g.Helped = known && !e.Helped, known && e.Helped
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
	lineHigh    = 34
	faceSide    = 26
	partGap     = 48
	barGames    = 5 // of fewer the bounds say nothing
	labelWide   = 200
	countWide   = 140
	barLeast    = 90 // a narrower one says nothing
	resultsMost = 760
)

// draw draws the results in r.
func (r *results) draw(u *ui.UI, area render.Rect) {
	r.sum()
	column := scenes.Column(area)
	column = column.Place(min(column.W-barEdge, resultsMost), column.H, render.Middle, render.Start)
	if len(r.all) == 0 {
		if !r.index.Busy() {
			u.WriteBlock(u.T("training.results.none"), column.Pad(0, 24), ui.Block{Type: render.TypeBody, Leading: 24, Most: 5, Ink: u.Theme.Muted})
		}
		return
	}
	w := column.W
	rows, note := r.rows(u, w), r.note(u, w)
	about := ui.Block{Type: render.TypeCaption, Leading: 20, Most: 6, Ink: u.Theme.Muted}
	high := float32(pageTop) + rowsHigh(rows) + float32(len(u.FewLines(note, about.Type, w, about.Most)))*about.Leading + margin
	for _, x := range r.all {
		high += partHigh(u, x, w)
	}
	off := u.ScrollPage(area, resultsName, high)
	u.Within(area, func() {
		page := render.Rect{X: column.X, Y: area.Y - off, W: w, H: high}
		_, page = page.CutTop(pageTop, 0)
		page = r.choose(u, rows, page)
		for _, x := range r.all {
			page = r.part(u, x, page)
		}
		u.LineAbove(render.Rect{X: page.X, Y: page.Y - partGap/2, W: page.W})
		u.WriteBlock(note, page, about)
	})
	u.ScrollEnds(area, u.Theme.Window, resultsName, off, high)
}

// note returns what is to be known about the ratings, and about the bars where there are some in lines of width w.
func (r *results) note(u *ui.UI, w float32) string {
	note := u.T("training.results.about")
	if barred(w) && slices.ContainsFunc(r.all, func(x *rating.Results) bool { return x.All.Rounds() >= barGames }) {
		note += " " + u.T("training.results.bars")
	}
	return note
}

// A row is a line of the table: an opponent or a seat, and the games.
type row struct {
	face, label string // the name of the computer with that face; "" for none
	games       elo.Shares
}

// table returns the lines about x: each level, each seat where there are games enough, and all.
func table(u *ui.UI, x *rating.Results) (rows []row) {
	levels := catalog.LevelsOf(x.ID)
	for _, p := range x.Levels {
		name := levels[p.Number-1].Name
		rows = append(rows, row{name, u.T("training.against", name, p.Number), p.Games})
	}
	if x.All.Rounds() >= barGames {
		for _, p := range x.Seats {
			rows = append(rows, row{"", u.T("training.seat", p.Number+1), p.Games})
		}
	}
	if len(rows) > 1 {
		rows = append(rows, row{"", u.T("training.all"), x.All})
	}
	return rows
}

// partHigh returns the height of what part draws of x in lines of width w.
func partHigh(u *ui.UI, x *rating.Results, w float32) float32 {
	return titleHigh + ratingHigh(x) + helpedHigh(u, x, w) + trendHigh(u, x, w) + chartTall(x, w) + float32(1+len(table(u, x)))*lineHigh + partGap
}

// part draws the results of one game at the top of page, and returns the room below.
func (r *results) part(u *ui.UI, x *rating.Results, page render.Rect) (below render.Rect) {
	spec, _ := catalog.Find(x.ID)
	o, err := games.ParseOptions(strings.Fields(x.Options))
	if err != nil {
		panic("training: options of a record that was read: " + err.Error())
	}
	head, rest := page.CutTop(titleHigh, 0)
	title := scenes.FitWords(u, append([]string{spec.Name}, scenes.Describe(u, spec, o)...), render.TypeSeat, head.W)
	u.WriteIn(title, render.TypeSeat, head, render.Start, u.Theme.Text)
	line, rest := rest.CutTop(ratingHigh(x), 0)
	drawRating(u, line, x)
	line, rest = rest.CutTop(helpedHigh(u, x, page.W), 0)
	if line.H > 0 {
		u.WriteBlock(u.T("training.helped", x.Helped), line, helpedBlock(u))
	}
	line, rest = rest.CutTop(trendHigh(u, x, page.W), 0)
	u.WriteBlock(trend(u, x), line, trendBlock(u))
	if high := chartTall(x, page.W); high > 0 {
		line, rest = rest.CutTop(high, 0)
		drawChart(u, line, x)
	}
	line, rest = rest.CutTop(lineHigh, 0)
	u.WriteIn(u.T("training.opponent"), render.TypeCaption, line, render.Start, u.Theme.Muted)
	u.WriteIn(u.T("training.won"), render.TypeCaption, line, render.End, u.Theme.Muted)
	for _, t := range table(u, x) {
		line, rest = rest.CutTop(lineHigh, 0)
		u.LineAbove(line)
		t.draw(u, line)
	}
	_, below = rest.CutTop(partGap, 0)
	return below
}

// barred reports whether a line of width w has room for a bar.
func barred(w float32) bool { return w >= labelWide+countWide+barLeast+2*margin }

// won returns how many of the games were won, or the share of them where the first place was shared.
func (t row) won(u *ui.UI) string {
	points := t.games.Mean() * float64(t.games.Rounds())
	if whole := math.Round(points); math.Abs(points-whole) < 1e-6 {
		return u.T("training.of", int(whole), t.games.Rounds())
	}
	return u.T("training.share", strconv.Itoa(int(math.Round(100*t.games.Mean())))+" %", t.games.Rounds())
}

// draw draws t in r, with a bar of the share of the games won and its bounds of 95 % where there are games enough.
func (t row) draw(u *ui.UI, r render.Rect) {
	const thick = 6
	name, rest := r.CutLeft(min(labelWide, r.W-countWide), 12)
	if t.face != "" {
		at, words := name.CutLeft(faceSide, 10)
		name = words
		u.Portrait(t.face, at.Centre(), faceSide)
	}
	count, track := rest.CutRight(min(countWide, rest.W), 12)
	u.WriteIn(u.Fit(t.label, render.TypeSmall, name.W), render.TypeSmall, name, render.Start, u.Theme.Text)
	u.WriteIn(t.won(u), render.TypeSmall, count, render.End, u.Theme.Text)
	if !barred(r.W) || t.games.Rounds() < barGames {
		return
	}
	line := track.Place(track.W, thick, render.Start, render.Middle)
	u.Box(line, render.Box{Radius: thick / 2, Top: u.Theme.Hairline})
	low, high := t.games.Interval()
	span := render.Rect{X: line.X + line.W*float32(low), Y: line.Y, W: max(thick, line.W*float32(high-low)), H: thick}
	u.Box(span, render.Box{Radius: thick / 2, Top: u.Theme.Active, Line: u.Theme.Accent, Width: 1})
	drawTick(u, line, float32(t.games.Mean()))
}

// people returns who has played games, each once, in the order of the games.
func people(games []rating.Game) (names []string) {
	for _, g := range games {
		if !slices.Contains(names, g.Player) {
			names = append(names, g.Player)
		}
	}
	return names
}

// Measures of the choice of a person.
const (
	choiceHigh = 36
	choiceGap  = 8
)

// rows divides the names of the people among lines of width w. There are none where one person alone has played.
func (r *results) rows(u *ui.UI, w float32) (rows [][]string) {
	if len(r.people) < 2 {
		return nil
	}
	for _, name := range r.people {
		label := u.Fit(personName(u, name), render.TypeSmall.Medium(), w/2)
		last := len(rows) - 1
		if last >= 0 && u.ChoicesWidth(append(slices.Clone(rows[last]), label), math.MaxInt32) <= w {
			rows[last] = append(rows[last], label)
		} else {
			rows = append(rows, []string{label})
		}
	}
	return rows
}

// rowsHigh returns the height of rows, with the gap below them.
func rowsHigh(rows [][]string) float32 {
	if len(rows) == 0 {
		return 0
	}
	return float32(len(rows))*(choiceHigh+choiceGap) + choiceGap
}

// personName returns what a person is called.
func personName(u *ui.UI, name string) string {
	if name == "" {
		return u.T("training.nobody")
	}
	return name
}

// choose draws the choice of a person at the top of page, and returns the room below.
func (r *results) choose(u *ui.UI, rows [][]string, page render.Rect) (below render.Rect) {
	all, below := page.CutTop(rowsHigh(rows), 0)
	first := 0 // of a row
	for i, labels := range rows {
		line, rest := all.CutTop(choiceHigh, choiceGap)
		all = rest
		chosen := slices.Index(r.people[first:first+len(labels)], r.person)
		if now, _ := u.Choices(line, u.T("training.person")+" "+strconv.Itoa(i+1), labels, chosen); now != chosen {
			r.chosen = true
			r.show(r.people[first+now])
		}
		first += len(labels)
	}
	return below
}
