// Draws the prompt with its buttons, as a line or as a column: the player to move or the winners, the text and the commands. The second half fits the
// text into its space: in smaller type, or shortened. Change sizes here (leading). The text (promptText) is in speech.go.

package play

import (
	"slices"

	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A prompt says whose turn it is and what to do, and shows the available commands: in a line below the board, or in a column beside it.
type prompt struct {
	model *model
	words *speech
}

// The height of a line, and of the prompt of a phone, where the buttons are below the words.
const (
	promptHigh  = boardpage.LineHeight
	phonePrompt = promptHigh + 44
)

// refused reports whether words give the reason for a refusal that offers a repair.
func (p *prompt) refused(words promptText) bool { return words.wrong && p.model.board.Hand.HasRepair() }

// line shows in a line as wide as w the player to move, the words, and the buttons at the right end. After a refusal the reason is more important
// than the button that ends the turn, which a key and the tick on the board end, too.
func (p *prompt) line(u *ui.UI, w float32, words promptText, as []ui.Command) ui.Element {
	if !p.refused(words) {
		return p.row(u, w, words, words.line(u, inLine), as)
	}
	others := slices.DeleteFunc(slices.Clone(as), func(a ui.Command) bool { return a.Act == keys.EndTurn })
	return ui.FirstThatFits(p.row(u, w, words, words.line(u, inLine), as), p.row(u, w, words, words.reason(u, inLine), others))
}

// row shows body, the words, after the player to move and before the buttons. The answers to a question are wide if there is room.
func (p *prompt) row(u *ui.UI, w float32, words promptText, body ui.Element, as []ui.Command) ui.Element {
	const margin = 40
	space, piece := u.Theme.Space, p.beginning(u, w, words)
	row := func(buttons ...ui.Element) ui.Element {
		return ui.Row(space.M, piece, body.Grow(1).Top(), ui.Row(space.S, buttons...))
	}
	if p.model.asking == askNothing {
		return row(buttons(as)...)
	}
	wide := buttons(as)
	for i, a := range as {
		wide[i] = wide[i].Width(u.ButtonWidth(a, margin))
	}
	return ui.FirstThatFits(row(wide...), row(buttons(as)...))
}

// phone shows in a band as wide as w the player to move and the words, and the buttons below them. Without buttons the words use their place, too.
func (p *prompt) phone(u *ui.UI, w float32, words promptText, as []ui.Command) ui.Element {
	space, high := u.Theme.Space, float32(promptHigh)
	if len(as) == 0 && !p.model.table.Match.Over() {
		high = phonePrompt
	}
	body := words.line(u, inLine, inCaption)
	if p.refused(words) {
		body = words.reason(u, inLine, inCaption)
	}
	below := ui.FirstThatFits(ui.Row(space.S, append([]ui.Element{ui.Spacer()}, buttons(as)...)...), ui.Grid(len(as), space.S, buttons(as)...))
	return ui.Column(0,
		ui.Row(space.M, p.beginning(u, w, words).Align(render.Start, render.Middle).Height(promptHigh).Top(), body.Grow(1).Top()).Height(high),
		ui.If(len(as) > 0, below),
	).Pad(narrowMargin, 0)
}

// briefly shows in a line of a phone as wide as w the player to move, the words and the main one of as. The others have only their keys. If the line
// is too narrow, the button has no label, and then the words no detail.
func (p *prompt) briefly(u *ui.UI, w float32, words promptText, as []ui.Command) ui.Element {
	row := func(words promptText, as []ui.Command) ui.Element {
		return p.row(u, w, words, words.line(u, inLine, inCaption), as)
	}
	brief, main := words, as[max(0, len(as)-1):]
	brief.detail = ""
	byKey := ui.Canvas(0, 0, func(render.Rect) { u.ByKey(as[:len(as)-len(main)]) })
	return ui.Stack(byKey, ui.FirstThatFits(row(words, main), row(words, icons(main)), row(brief, icons(main))))
}

// icons returns as without the labels of those that have an icon.
func icons(as []ui.Command) []ui.Command {
	all := slices.Clone(as)
	for i, a := range all {
		if a.Icon != sprites.NoIcon {
			all[i] = a.IconOnly()
		}
	}
	return all
}

// buttons shows as.
func buttons(as []ui.Command) (all []ui.Element) {
	for _, a := range as {
		all = append(all, ui.Button(a))
	}
	return all
}

// beginning shows the player to move, the player who threatens or the winners, at the beginning of a line as wide as w.
func (p *prompt) beginning(u *ui.UI, w float32, words promptText) ui.Element {
	const side, share = 52, 0.32
	player := p.model.board.Hand.Mover()
	if p.model.board.Display.ThreatViewOn() {
		player = p.model.board.Display.ThreatsOf()
	}
	switch {
	case words.verdict && words.lead != "":
		return p.winners(u, side, share*w)
	case player == games.None || p.model.table.Match.Over() || words.lead == "":
		return ui.Element{}
	}
	if p.model.asking == askSure {
		return p.asker(u, player)
	}
	return p.piece(u, player)
}

// asker shows the face of player, a computer that asks.
func (p *prompt) asker(u *ui.UI, player games.Player) ui.Element {
	const side = 44
	return ui.Canvas(side, side, func(r render.Rect) {
		scenes.Face(u, p.model.table.Match.Seats(), int(player), p.model.name(u, player), p.model.mood(player), r.Centre(), side)
	})
}

// piece shows the piece of player.
func (p *prompt) piece(u *ui.UI, player games.Player) ui.Element {
	const side = 36
	return ui.Canvas(side, side, func(r render.Rect) {
		seat := p.model.view().Seats[player]
		u.Piece(p.model.geo, seat.Sprite, seat.Colour, r.Centre(), side)
	})
}

// winners shows the crowned face of a sole winner, side wide, or the faces of all who share first place, which together are at most most wide. The
// board stays free, so that players can see what decided the game.
func (p *prompt) winners(u *ui.UI, side, most float32) ui.Element {
	const apart, sharing = 12, 0.7 // a piece of several is smaller
	winners := p.model.outcome().Winners
	switch n := float32(len(winners)); n {
	case 0:
		return ui.Element{}
	case 1:
		return ui.Canvas(side, side, func(r render.Rect) { p.model.crowned(u, winners[0], r, side) })
	default:
		small := min(sharing*side, (most-apart*(n-1))/n)
		return ui.Canvas(small*n+apart*(n-1), small, func(r render.Rect) { p.model.shared(u, r, winners) })
	}
}

// column shows the words, and as at the bottom, or after a game as many of after as fit below all words, at least one. free draws in the space
// between. While the game is browsed, as has the room that the words leave above after.
func (p *prompt) column(u *ui.UI, words promptText, as, after []ui.Command, free func(r render.Rect)) ui.Element {
	space := u.Theme.Space
	body := words.column(u, p.refused(words))
	if words.spoken {
		body = ui.Row(space.M, p.asker(u, p.model.board.Hand.Mover()), body.Grow(1))
	}
	if p.model.table.Watching() {
		brief := words
		brief.detail = "" // the buttons say the same, and a cut sentence would not help
		body = ui.FirstThatFits(body, brief.column(u, false))
	}
	open := ui.Canvas(0, 0, free).Grow(1)
	page := func(buttons ui.Element) ui.Element {
		return ui.Column(space.S, body, open, buttons)
	}
	if len(after) == 0 {
		return page(ui.Column(space.S, buttons(as)...))
	}
	if p.model.browsed() { // the buttons keep the places that the words about the result leave them
		ended := p.words.sayResult(u)
		ended.lead = ""
		now := ui.Canvas(0, 0, func(r render.Rect) { u.Lay(r, p.columnAbove(u, words, body, as, open)) })
		above := ui.Stack(ui.Column(space.S, ended.column(u, false).Hidden(), ui.Spacer()), now)
		page = func(buttons ui.Element) ui.Element { return ui.Column(space.S, above.Grow(1), buttons) }
	}
	var pages []ui.Element
	for n := len(after); n > 1; n-- {
		pages = append(pages, page(ui.Column(space.S, buttons(after[:n])...)))
	}
	pages = append(pages, page(ui.Grid(2, space.S, buttons(after[:2])...)), page(ui.Button(after[0])))
	return ui.FirstThatFits(pages...)
}

// columnAbove shows body, as and open between them above the buttons for after the game. Without room for all, as have no labels, then only the lead of
// words is shown, then as are beside it, and at last they have only their keys.
func (p *prompt) columnAbove(u *ui.UI, words promptText, body ui.Element, as []ui.Command, open ui.Element) ui.Element {
	space := u.Theme.Space
	lead := promptText{lead: words.lead}.column(u, false)
	if len(as) == 0 {
		return ui.FirstThatFits(ui.Column(0, body, open), lead)
	}
	row := ui.Row(space.S, buttons(icons(as))...)
	return ui.FirstThatFits(
		ui.Column(space.S, body, open, ui.Column(space.S, buttons(as)...)),
		ui.Column(space.S, body, open, row), ui.Column(space.S, lead, open, row),
		ui.Row(space.S, lead.Grow(1), ui.Button(icons(as)[len(as)-1]).Align(render.End, render.Start)),
		ui.Column(0, lead, ui.Canvas(0, 0, func(render.Rect) { u.ByKey(as) })),
	)
}

// typeVerdict is the type of the verdict if no card shows it.
var typeVerdict = render.Type{Size: 24, Weight: render.TypeResult.Weight}

// verdictBeside shows the verdict in one line or a smaller one in two.
func verdictBeside(u *ui.UI, verdict string) ui.Element {
	const leading, least = 21, 16
	var variants []ui.Element
	for size := typeVerdict.Size; size > least; size -= 2 {
		variants = append(variants, ui.Wrapped(verdict, ui.Block{Type: render.Type{Size: size, Weight: typeVerdict.Weight}, Leading: leading, MaxLines: 1, Ink: u.Theme.Text}))
	}
	return ui.FirstThatFits(append(variants, ui.Wrapped(verdict, ui.Block{Type: render.Type{Size: least, Weight: typeVerdict.Weight}, Leading: leading, MaxLines: 2, Ink: u.Theme.Text}))...)
}

// A leading holds the type of the detail, and the line heights of the chip, the lead and the detail.
type leading struct {
	small                  render.Type
	chip, lead, lineHeight float32
	most                   int // the most lines of the detail, 0 for as many as fit
}

// The leadings of a line and of a column, with smaller ones for longer texts.
var (
	inLine    = leading{small: render.TypeSmall, lead: 27, lineHeight: 18}
	inOneLine = leading{small: render.TypeSmall, lead: 27, lineHeight: 18, most: 1}
	inCaption = leading{small: render.TypeCaption, lead: 24, lineHeight: 16}
	inColumns = []leading{
		{small: render.TypeSmall, chip: 30, lead: 21, lineHeight: 20},
		{small: render.TypeSmall, chip: 26, lead: 19, lineHeight: 18},
		{small: render.TypeCaption, chip: 26, lead: 19, lineHeight: 16},
	}
)

// leastLead is the smallest size of a lead in a line.
const leastLead = 15

// line shows w as a line with the first of ls in which it fits.
func (w promptText) line(u *ui.UI, ls ...leading) ui.Element {
	var variants []ui.Element
	for _, l := range ls {
		variants = append(variants, w.lineIn(u, l))
	}
	return ui.FirstThatFits(variants...)
}

// reason is line for the reason for a refusal: if nothing fits it leaves out the lead, and then the chip.
func (w promptText) reason(u *ui.UI, ls ...leading) ui.Element {
	all := w.line(u, ls...)
	w.lead = ""
	leadless := w.line(u, ls...)
	w.chip = ""
	return ui.FirstThatFits(all, leadless, w.line(u, ls...))
}

// lineIn shows w as a line, in the middle of its height. The space above the lead is limited, so that the lead hardly moves when the detail gets a
// second line.
func (w promptText) lineIn(u *ui.UI, l leading) ui.Element {
	const above = 9
	if w.spoken {
		return w.bubble(u, promptHigh)
	}
	detail := w.detailIn(u, l)
	if w.lead == "" {
		return ui.Column(0, ui.Spacer(), ui.Row(u.Theme.Space.S, w.counter(u).Height(l.lineHeight).Top(), detail.Grow(1)), ui.Spacer())
	}
	words := ui.Column(0, w.leadInLine(u, l.lead), detail)
	return ui.FirstThatFits(words.Pad(0, above), ui.Column(0, ui.Spacer(), words, ui.Spacer()))
}

// bubble shows the lead as a bubble beside the face of the computer that says it, in a space of the given height.
func (w promptText) bubble(u *ui.UI, high float32) ui.Element {
	const inLines, air = 2.4, 8 // the least width holds the text in about three lines
	return ui.Canvas(u.Measure(w.lead, render.TypeSmall)/inLines, high, func(r render.Rect) {
		paintSpoken(u, w.lead, render.TypeSeat, r.Pad(0, air))
	})
}

// leadInLine shows the lead in one line of a height after the chip, as large as fits. If it does not fit, the brief one replaces it. Then the chip is
// left out, because the seat shows a dot for each ply left, too, unless the words are a reason or a hint, which are more important than what is
// beside them.
func (w promptText) leadInLine(u *ui.UI, high float32) ui.Element {
	chip, t := w.counter(u), render.TypePrompt
	if w.verdict {
		t = typeVerdict
	}
	fitting := func(text string) ui.Element {
		least := u.Measure(text, render.Type{Size: leastLead, Weight: t.Weight})
		return ui.Canvas(least, high, func(r render.Rect) { writeFit(u, text, t, leastLead, r, u.Theme.Text) }).Grow(1)
	}
	whole := ui.Row(u.Theme.Space.S, chip, fitting(w.lead))
	switch {
	case w.brief != "":
		return ui.FirstThatFits(whole, ui.Row(u.Theme.Space.S, chip, fitting(w.brief)))
	case w.wrong || w.chip == "":
		return whole
	}
	return ui.FirstThatFits(whole, ui.Row(0, fitting(w.lead)))
}

// detailIn shows the detail.
func (w promptText) detailIn(u *ui.UI, l leading) ui.Element {
	return ui.If(w.detail != "", ui.Wrapped(w.detail, ui.Block{Type: l.small, Leading: l.lineHeight, MaxLines: l.most, Ink: w.ink(u)}))
}

// column shows w as a column. The reason for a refusal is more important than the lead and the chip.
func (w promptText) column(u *ui.UI, refused bool) ui.Element {
	forms := []promptText{w}
	if w.spoken {
		return w.bubble(u, promptHigh)
	}
	if refused {
		w.lead = ""
		forms = append(forms, w)
		w.chip = ""
		forms = append(forms, w)
	}
	var variants []ui.Element
	for _, x := range forms {
		for _, l := range inColumns {
			lead := ui.Wrapped(x.lead, ui.Block{Type: render.TypeButton, Leading: l.lead, Ink: u.Theme.Text})
			variants = append(variants, ui.Column(0, x.counter(u).Align(render.Start, render.Start).Height(l.chip), ui.If(x.lead != "", lead), x.detailIn(u, l)))
		}
	}
	return ui.FirstThatFits(variants...)
}

// counter shows the chip as a pill.
func (w promptText) counter(u *ui.UI) ui.Element {
	const high, margins = 20, 22
	t := render.TypeSmall.Medium()
	return ui.If(w.chip != "", ui.Canvas(u.Measure(w.chip, t)+margins, high, func(r render.Rect) {
		r = r.Place(r.W, high, render.Start, render.Middle)
		u.Box(r, render.Box{Radius: high / 2, Top: u.Theme.Accent})
		u.WriteIn(w.chip, t, r, render.Middle, u.Theme.OnAccent)
	}))
}
