// The page "Your level": shows between which computer players a person is: all games in a list, and the chosen one with its scale, its chart and its
// opponents, or an example before there are enough games. Package scenes decides which games count, and games/study/rating calculates the rating;
// scale.go and chart.go draw it; names.go chooses and joins the people.

package training

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/study/rating"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// results shows how strong a person is in each game, from finished games against the computer.
type results struct {
	context  *scenes.Context
	index    *index.Index
	pictures []*boardui.Picture // of the games of the catalogue
	leave    *scenes.Next
	version  int
	games    []rating.Game     // of all people, the oldest first
	people   []string          // who played them, the one who played last first
	person   string            // whose results are shown, one of people
	chosen   bool              // the person was chosen by hand
	all      []*rating.Results // of that person, one for each game of the catalogue
	game     int               // the one shown in full, an index of all; -1 for none yet
	picked   bool              // the game was chosen by hand; else it is the one with the most games
	naming   bool              // the sheet of the names is open
	counting bool              // which games count is shown
}

// newResults returns the results of the games in the library. leave is set to leave the page.
func newResults(c *scenes.Context, leave *scenes.Next) *results {
	r := &results{context: c, index: c.Library.Games(), leave: leave, version: -1, game: -1}
	for _, spec := range c.Catalog {
		r.pictures = append(r.pictures, showcase(spec))
	}
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
	slices.Reverse(r.games)
	r.sum()
}

// sum divides the games among the people, and shows the results of one of them.
func (r *results) sum() {
	r.people = nil
	for _, g := range slices.Backward(r.games) {
		if name := r.context.Settings.Person(g.Player); !slices.Contains(r.people, name) {
			r.people = append(r.people, name)
		}
	}
	if len(r.people) > 0 && !(r.chosen && slices.Contains(r.people, r.person)) {
		r.person = r.people[0]
	}
	r.showPerson(r.person)
}

// showPerson shows the results of one of the people.
func (r *results) showPerson(person string) {
	r.person = person
	played := slices.DeleteFunc(slices.Clone(r.games), func(g rating.Game) bool { return r.context.Settings.Person(g.Player) != person })
	sums := rating.Sum(played)
	r.all = nil
	for _, spec := range r.context.Catalog {
		i := slices.IndexFunc(sums, func(x *rating.Results) bool { return x.ID == spec.ID })
		if i < 0 {
			sums, i = append(sums, &rating.Results{ID: spec.ID}), len(sums)
		}
		r.all = append(r.all, sums[i])
	}
	if !r.picked && len(played) > 0 {
		most := slices.MaxFunc(r.all, func(a, b *rating.Results) int { return cmp.Or(a.Rated-b.Rated, a.Games()-b.Games()) })
		r.game = slices.Index(r.all, most)
	}
}

// Sizes of the results.
const (
	besideList  = 900 // the width from which the list of games is beside the chosen one
	listWidth   = 400
	besideWidth = 660 // the width from which the curve and the opponents are beside each other
	lineHeight  = 36
	pictureSide = 52
	faceSide    = 26
	nextWide    = 170
)

// page shows the results in a column of width w.
func (r *results) page(u *ui.UI, w float32) ui.Element {
	r.refresh()
	if r.index.Busy() && len(r.games) == 0 {
		return ui.Element{}
	}
	space := u.Theme.Space
	edge := edgeOf(u)
	w -= edge
	list := func(w float32, chosen func()) ui.Element {
		return ui.Column(space.L, r.choices(u, w), r.list(u, chosen), r.mergeButton(u))
	}
	var page ui.Element
	if gap := 2 * space.L; w >= besideList {
		page = ui.Row(gap, list(listWidth, func() {}).Width(listWidth).Top(), r.detail(u, w-listWidth-gap).Grow(1).Top())
	} else {
		var games ui.Element
		games = list(w, func() { u.ScrollTo("results", u.Extent(games, w, 0).H+space.L) })
		page = ui.Column(space.L, games, ui.Hairline(), r.detail(u, w))
	}
	return ui.Row(0, page.Grow(1), ui.Canvas(edge, 0, nil)).Pad(0, space.S)
}

// shown returns the index of the game shown in full.
func (r *results) shown() int { return max(0, r.game) }

// list shows all games. A press on one chooses it and calls chosen.
func (r *results) list(u *ui.UI, chosen func()) ui.Element {
	space := u.Theme.Space
	var rows []ui.Element
	for i, x := range r.all {
		spec, on, picture := r.context.Catalog[i], newScale(x.ID), r.pictures[i]
		text, _ := on.levelText(u, x)
		name, level := ui.Text(spec.Name, render.TypeButton, u.Theme.Text), ui.Text(text, render.TypeSmall, u.Theme.Text)
		count := ui.If(x.Rated > 0, ui.Text(u.T("level.games", x.Rated), render.TypeCoord, u.Theme.Caption()))
		named := ui.Row(space.S, name, count)
		words := ui.FirstThatFits(ui.Row(space.S, named, ui.Spacer(), level), ui.Column(0, named, level))
		row := ui.Row(space.M, ui.Canvas(pictureSide, pictureSide, func(r render.Rect) { picture.Paint(u.Brush, r, false) }),
			ui.Column(space.S/2, words, on.small(u, x)).Grow(1))
		press := ui.Button(ui.Command{Name: spec.Name, Bare: true, Kind: ui.Plain, Run: func() { r.game, r.picked = i, true; chosen() }})
		ground := ui.Canvas(0, 0, func(at render.Rect) {
			u.Box(at, render.Box{Radius: 12, Top: u.Theme.Active, Line: u.Theme.Accent, Width: 1.5})
		})
		rows = append(rows, ui.Stack(ui.If(i == r.shown(), ground), press, row.Pad(space.S+space.S/2, space.S)))
	}
	return ui.Column(space.S/2, rows...)
}

// detail shows the chosen game in a column of width w.
func (r *results) detail(u *ui.UI, w float32) ui.Element {
	space, x, spec := u.Theme.Space, r.all[r.shown()], r.context.Catalog[r.shown()]
	on := newScale(x.ID)
	text, names := on.levelText(u, x)
	u.Announce(spec.Name+": "+text, on.rangeText(u, x), on.doubtText(u, x), on.aimText(u, x))
	play := func(l catalog.Level) {
		*r.leave = r.context.AgainstComputer(spec, match.Seat{Name: l.Name, Level: l.Number}, scenes.Push)
	}
	curve, against := r.curve(u, x), r.opponents(u, x)
	rest := ui.Column(space.M, curve, against)
	if w >= besideWidth && x.Rated > 1 {
		rest = ui.Row(2*space.L, curve.Grow(3).Top(), against.Grow(2).Top())
	}
	return ui.Column(space.M, r.lead(u, spec, x, text, names, play), on.element(u, spec.Name, x, w, play), small(u, scaleText(u, x), 5), rest, r.counts(u, spec, x))
}

// scaleText explains the faces and, if there is one, the band of a scale.
func scaleText(u *ui.UI, x *rating.Results) string {
	if x.Rated == 0 {
		return u.T("level.scale")
	}
	return u.T("level.scale") + " " + u.T("level.band")
}

// small shows text in small type, in at most most lines.
func small(u *ui.UI, text string, most int) ui.Element {
	return ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: 20, MaxLines: most, Ink: u.Theme.Caption()})
}

// lead shows in one large sentence between which computer players the person is, with their faces, what to aim for, and the button that plays the next
// one.
func (r *results) lead(u *ui.UI, spec games.Spec, x *rating.Results, text string, names []string, playIt func(catalog.Level)) ui.Element {
	space, on := u.Theme.Space, newScale(x.ID)
	var faces []ui.Element
	for _, name := range names {
		faces = append(faces, face(u, name, faceLarge))
	}
	sentence := func(t render.Type) ui.Element {
		return ui.Wrapped(text, ui.Block{Type: t, Leading: 1.2 * t.Size, MaxLines: 2, Ink: u.Theme.Text})
	}
	large := ui.FirstThatFits(ui.If(!u.Phone(), ui.Text(text, render.TypeResult, u.Theme.Text)), sentence(render.TypeGame))
	line := func(text string) ui.Element {
		return ui.If(text != "", ui.Wrapped(text, ui.Block{Type: render.TypeSmall, Leading: 21, MaxLines: 3, Ink: u.Theme.Text}))
	}
	aim := ui.Element{}
	if text := on.aimText(u, x); text != "" {
		aim = ui.Row(space.S, ui.Icon(sprites.IconTarget, 18, u.Theme.Accent).Top(), line(text).Grow(1))
	}
	next := on.opponent(x)
	play := ui.Button(ui.Command{Label: u.T("rules.play", computer(next)), Kind: ui.Main, Run: func() { playIt(next) }})
	title := ui.Row(space.S, ui.Row(space.S/2, faces...), large.Grow(1))
	said := ui.Column(space.S/2, ui.Text(spec.Name, render.TypeSeat, u.Theme.Caption()), title, line(on.rangeText(u, x)), line(on.doubtText(u, x)), aim)
	if u.Phone() {
		return ui.Column(space.M, said, play)
	}
	key := "level.next"
	switch {
	case x.Rated == 0:
		key = "level.next.first"
	case !on.sure(x.Rated, x.Estimate):
		key = "level.next.early"
	}
	why := ui.Text(u.T(key), render.TypeCaption, u.Theme.Caption()).Align(render.Middle, render.Start)
	return ui.Row(space.L, said.Grow(1), ui.Column(space.S/2, play, why).Width(nextWide))
}

// curve shows the games and how the rating has changed with each; without any game a small example of that, with one nothing.
func (r *results) curve(u *ui.UI, x *rating.Results) ui.Element {
	on, space := newScale(x.ID), u.Theme.Space
	switch {
	case x.Rated > 1:
		return ui.Column(space.S, heading(u, "level.curve"), chart{on, x, u.Theme.Accent}.element(u),
			ui.If(x.Rated >= enoughGames, small(u, u.T("level.window", min(x.Rated, rating.Window)), 2)))
	case x.Rated+x.Helped > 0:
		return ui.Element{}
	}
	return ui.Column(space.S, heading(u, "level.curve"), chart{on, exampleResults(on), sprites.Mix(u.Theme.Panel, u.Theme.Muted, 0.6)}.example(u))
}

// heading shows the title of a part of the page.
func heading(u *ui.UI, key string) ui.Element {
	return ui.Text(u.T(key), render.TypeSeat, u.Theme.Text)
}

// opponents lists the levels that the person has met, and below them the even matches of all strengths, with the games won.
func (r *results) opponents(u *ui.UI, x *rating.Results) ui.Element {
	levels, space := catalog.LevelsOf(x.ID), u.Theme.Space
	var rows []ui.Element
	add := func(sign ui.Element, name string, p rating.Part) {
		row := func(won ui.Element) ui.Element {
			return ui.Row(space.S, sign, ui.Text(name, render.TypeSmall, u.Theme.Text), ui.Spacer(), won).Pad(0, space.S/2)
		}
		rows = append(rows, ui.Hairline(), ui.FirstThatFits(row(won(u, p, ", ")), row(won(u, p, ""))))
	}
	var even rating.Part
	for _, p := range x.Levels {
		if p.Even > 0 {
			even.Games, even.Points, even.Helped = even.Games+p.Games, even.Points+p.Points, even.Helped+p.Helped
			continue
		}
		name := levels[p.Number-1].Name
		add(face(u, name, faceSide), name, p)
	}
	if even.Games+even.Helped > 0 {
		sign := ui.Icon(sprites.IconNear, faceSide-space.S/2, u.Theme.Muted).Align(render.Middle, render.Middle).Width(faceSide).Height(faceSide)
		add(sign, u.T("level.even"), even)
	}
	return ui.If(len(rows) > 0, ui.Column(0, heading(u, "level.opponents"), ui.Column(0, rows...).Pad(0, space.S/2)))
}

// won says how many games against a level were won, and how many had help: in one line with between, or in two if that is "".
func won(u *ui.UI, p rating.Part, between string) ui.Element {
	text := func(s string) ui.Element {
		return ui.Text(s, render.TypeSmall, u.Theme.Text).Align(render.End, render.Middle)
	}
	counted, helped := u.T("level.won", points(p.Points), p.Games), u.T("level.helped", p.Helped)
	switch {
	case p.Helped == 0:
		return text(counted)
	case p.Games == 0:
		return text(helped)
	case between == "":
		return ui.Column(0, text(counted), text(u.T("level.plus", helped)))
	}
	return text(counted + between + u.T("level.plus", helped))
}

// points writes a number of points, halves as a decimal.
func points(n float64) string { return strconv.FormatFloat(math.Round(2*n)/2, 'f', -1, 64) }

// counts says in words how many games of x count and, on a first visit or when asked, which games do.
func (r *results) counts(u *ui.UI, spec games.Spec, x *rating.Results) ui.Element {
	space := u.Theme.Space
	line := func(icon sprites.Icon, ink sprites.Color, text string) ui.Element {
		const side = 16
		return ui.Row(space.S, ui.Icon(icon, side, ink).Height(20).Top(), small(u, text, 3).Grow(1))
	}
	what := ui.Column(space.S/2,
		line(sprites.IconCheck, u.Theme.Accent, u.T("level.counts.yes")),
		line(sprites.IconStar, u.Theme.Caption(), u.T("level.counts.helped")),
		line(sprites.IconClose, u.Theme.Caption(), u.T("level.counts.no")),
	)
	if len(r.games) == 0 {
		return ui.Column(space.S/2, heading(u, "level.counts"), what)
	}
	text := spec.Name + ": " + u.T("level.counts.some", x.Rated)
	if x.Helped > 0 {
		text += " " + u.T("level.counts.help", x.Helped)
	}
	if x.Other > 0 {
		text += " " + u.T("level.counts.other", x.Other)
	}
	fold := ui.Button(ui.Command{Label: u.T("level.counts"), Kind: ui.Quiet, Lit: r.counting, Run: func() { r.counting = !r.counting }})
	counted := ui.If(x.Games() > 0, small(u, text, 5).Grow(1))
	return ui.Column(space.S, ui.Row(space.M, fold, counted), ui.If(r.counting, what))
}
