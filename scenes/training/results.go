// The page of results against the computer: shows a person's games by game, level and seat in a table with bars. If several people have
// played, one is chosen by name. Package scenes decides which games count, and games/study/rating calculates the rating; scale.go and chart.go draw
// it.

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

// results shows how a person's games against the computer ended, by game, size, level and seat, and how strong that shows the person to be.
type results struct {
	context *scenes.Context
	index   *index.Index
	version int
	games   []rating.Game     // of all people, the oldest first
	people  []string          // who played them, the one who played last first
	person  string            // whose results are shown, one of people
	chosen  bool              // the person was chosen by hand
	all     []*rating.Results // of that person
}

// newResults returns the results of the games in the library.
func newResults(c *scenes.Context) *results {
	r := &results{context: c, index: c.Library.Games(), version: -1}
	r.index.Look()
	return r
}

// refresh brings the results up to date with the library.
func (r *results) refresh() {
	if r.version == r.index.Version() {
		return
	}
	r.version = r.index.Version()
	r.games = scenes.PlayedGames(r.index.Find(index.Query{}))
	r.people = people(r.games)
	slices.Reverse(r.games)
	if len(r.people) > 0 && !(r.chosen && slices.Contains(r.people, r.person)) {
		r.person = r.people[0]
	}
	r.showPerson(r.person)
}

// showPerson shows the results of one of the people.
func (r *results) showPerson(person string) {
	r.person = person
	r.all = rating.Sum(slices.DeleteFunc(slices.Clone(r.games), func(g rating.Game) bool { return g.Player != person }))
	order := func(id string) int {
		return slices.IndexFunc(r.context.Catalog, func(s games.Spec) bool { return s.ID == id })
	}
	slices.SortStableFunc(r.all, func(a, b *rating.Results) int {
		return cmp.Or(order(a.ID)-order(b.ID), strings.Compare(a.Options, b.Options))
	})
}

// Sizes of the results.
const (
	maxResultsWidth = 760
	lineHeight      = 34
	faceSide        = 26
	labelWidth      = 200
	countWide       = 140
	minBar          = 90 // a narrower one is hard to read
	barGames        = 5  // with fewer the bounds are too wide
)

// page shows the results in a column of width w.
func (r *results) page(u *ui.UI, w float32) ui.Element {
	r.refresh()
	space := u.Theme.Space
	w = min(w-barEdge, maxResultsWidth)
	if len(r.all) == 0 {
		none := ui.Wrapped(u.T("training.results.none"), ui.Block{Type: render.TypeBody, Leading: 24, MaxLines: 5, Ink: u.Theme.Muted})
		return ui.If(!r.index.Busy(), none.Pad(0, space.L).AtMost(w))
	}
	var parts []ui.Element
	for _, x := range r.all {
		parts = append(parts, part(u, x, hasBars(w)))
	}
	about := ui.Wrapped(r.note(u, w), ui.Block{Type: render.TypeCaption, Leading: 20, MaxLines: 6, Ink: u.Theme.Muted})
	parts = append(parts, ui.Column(space.L, ui.Hairline(), about))
	return ui.Column(space.M, r.choices(u, w), ui.Column(2*space.L, parts...)).Pad(0, space.S/2).AtMost(w)
}

// note returns the text about the ratings, and about the bars if lines of width w show any.
func (r *results) note(u *ui.UI, w float32) string {
	note := u.T("training.results.about")
	if hasBars(w) && slices.ContainsFunc(r.all, func(x *rating.Results) bool { return x.All.Rounds() >= barGames }) {
		note += " " + u.T("training.results.bars")
	}
	return note
}

// A row is a row of the table: an opponent or a seat, and the results of its games.
type row struct {
	face, label string // the name of the computer whose face is shown; "" for none
	games       elo.Shares
}

// table returns the rows about x: one for each level, one for each seat if there are enough games, and the total.
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

// part shows the results of one game, with bars if bars is set.
func part(u *ui.UI, x *rating.Results, bars bool) ui.Element {
	spec, _ := catalog.Find(x.ID)
	o, err := games.ParseOptions(strings.Fields(x.Options))
	if err != nil {
		panic("training: options of a record that was read: " + err.Error())
	}
	small := ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 3, Ink: u.Theme.Muted}
	caption := func(key string) ui.Element { return ui.Ellipsis(u.T(key), render.TypeCaption, u.Theme.Muted) }
	lines := []ui.Element{
		scenes.Facts(u, append([]string{spec.Name}, scenes.Describe(u, spec, o)...), render.TypeSeat, u.Theme.Text),
		strength(u, x),
		ui.If(x.Rated && x.Helped > 0, ui.Wrapped(u.T("training.helped", x.Helped), small)),
		ui.If(x.Trend, ui.Wrapped(trendText(u, x), small)),
	}
	if x.Trend && bars {
		lines = append(lines, newChart(x.History).element(u, x.Games()))
	}
	rows := []ui.Element{ui.Row(0, caption("training.opponent"), ui.Spacer(), caption("training.won")).Height(lineHeight)}
	for _, t := range table(u, x) {
		rows = append(rows, ui.Hairline(), t.element(u, bars))
	}
	return ui.Column(u.Theme.Space.S, append(lines, ui.Column(0, rows...))...)
}

// hasBars reports whether a line of width w has room for a bar.
func hasBars(w float32) bool { return w >= labelWidth+countWide+minBar+2*margin }

// wonText says how many of the games were won, or which share of them if a first place was shared.
func (t row) wonText(u *ui.UI) string {
	points := t.games.Mean() * float64(t.games.Rounds())
	if whole := math.Round(points); math.Abs(points-whole) < 1e-6 {
		return u.T("training.of", int(whole), t.games.Rounds())
	}
	return u.T("training.share", strconv.Itoa(int(math.Round(100*t.games.Mean())))+" %", t.games.Rounds())
}

// element shows t. If bars is set and there are enough games, a bar shows the share of games won with its 95 % bounds.
func (t row) element(u *ui.UI, bars bool) ui.Element {
	space := u.Theme.Space
	face := ui.Canvas(faceSide, faceSide, func(r render.Rect) { u.Portrait(t.face, r.Centre(), faceSide) })
	name := ui.Row(space.S, ui.If(t.face != "", face), ui.Ellipsis(t.label, render.TypeSmall, u.Theme.Text))
	won := ui.Ellipsis(t.wonText(u), render.TypeSmall, u.Theme.Text).Align(render.End, render.Middle)
	if !bars {
		return ui.Row(space.S, name.Grow(1), won).Height(lineHeight)
	}
	share := ui.Spacer()
	if t.games.Rounds() >= barGames {
		share = ui.Canvas(0, lineHeight, t.bar(u)).Grow(1)
	}
	return ui.Row(space.M, name.Width(labelWidth), share, won.Width(countWide)).Height(lineHeight)
}

// bar draws the share of the games won and its bounds.
func (t row) bar(u *ui.UI) func(r render.Rect) {
	return func(r render.Rect) {
		const thick = 6
		track := r.Place(r.W, thick, render.Start, render.Middle)
		low, high := t.games.Interval()
		drawSpan(u, track, float32(low), float32(high))
		drawTick(u, track, float32(t.games.Mean()))
	}
}

// people returns the names of the people who played games, each once, in the order of the games.
func people(games []rating.Game) (names []string) {
	for _, g := range games {
		if !slices.Contains(names, g.Player) {
			names = append(names, g.Player)
		}
	}
	return names
}

// nameRows divides the names of the people among lines of width w. There are no rows if only one person has played.
func (r *results) nameRows(u *ui.UI, w float32) (rows [][]string) {
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

// personName returns the text for the name of a person.
func personName(u *ui.UI, name string) string {
	if name == "" {
		return u.T("training.nobody")
	}
	return name
}

// choices shows the names of the people, one of whom can be chosen, in lines of width w.
func (r *results) choices(u *ui.UI, w float32) ui.Element {
	const high = 36
	var lines []ui.Element
	people := r.people
	for i, labels := range r.nameRows(u, w) {
		of, name := people[:len(labels)], u.T("training.person")+" "+strconv.Itoa(i+1)
		lines = append(lines, ui.Canvas(0, high, func(at render.Rect) {
			chosen := slices.Index(of, r.person)
			if now, _ := u.Choices(at, name, labels, chosen); now != chosen {
				r.chosen = true
				r.showPerson(of[now])
			}
		}))
		people = people[len(labels):]
	}
	return ui.Column(u.Theme.Space.S, lines...)
}
