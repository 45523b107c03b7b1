// Draws the prompt with its buttons, as a line or as a column. What it says is in speech.go, how its words are broken into lines in textblock.go.

package play

import (
	"slices"

	"quintet/games"
	"quintet/render"
	"quintet/scenes/boardpage"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// A prompt says whose turn it is and what to do, and shows the available commands: in a line below the board, or in a column beside it.
type prompt struct {
	model *model
	words *speech
}

// The height of a line, and of the prompt of a phone, where the buttons are below the words.
const (
	promptHigh  = boardpage.LineHigh
	phonePrompt = promptHigh + 44
	lineApart   = 16 // between words and buttons
	pieceWide   = 48 // the piece of the player to move, with the space after it
)

// refused reports whether words give the reason for a refusal that offers a repair.
func (p *prompt) refused(words said) bool { return words.wrong && p.model.board.Hand.HasRepair() }

// needs returns the width of a prompt line with words, none of them broken, and the buttons as.
func (p *prompt) needs(u *ui.UI, words said, as []ui.Command) float32 {
	lead := u.Measure(words.lead, leastPrompt)
	if words.chip != "" {
		lead += chipWide(u, words.chip) + chipGap
	}
	return lineMargin + pieceWide + max(lead, u.Measure(words.detail, render.TypeSmall)) + lineApart + buttonRow{tight: true}.wide(u, as)
}

// line draws the prompt into r: the player to move, the words, and the buttons at the right end or below.
func (p *prompt) line(u *ui.UI, r render.Rect, words said, as []ui.Command) {
	band, row := r.CutTop(min(r.H, promptHigh), 0)
	at, ways, below := p.begin(u, band, words), []leading{inLine}, row.H > 0
	if below {
		row, ways = row.Pad(12, 0), append(ways, inCaption)
		row.H = buttonHigh
		p.row(row.W).show(u, as, row)
		_, at = at.CutRight(lineApart, 0)
	} else {
		_, row = band.CutLeft(r.W/2, 0)
		row = row.Place(row.W-lineMargin, buttonHigh, render.Start, render.Middle)
		if p.refused(words) {
			as = p.squeeze(u, words, as, row, at.X)
		}
		at.W = p.row(row.W).show(u, as, row) - lineApart - at.X
	}
	if below && len(as) == 0 && !p.model.table.Match.Over() {
		at.H = r.H // the words use the place of the buttons, too
	}
	if (below || p.model.table.ComputerMoves()) && chipWide(u, words.chip)+chipGap+u.Measure(words.lead, leastPrompt) > at.W {
		words.chip = "" // the player to move matters more, and the seat shows a dot for each ply left
	}
	words.set(u, at, p.refused(words), ways...).write(u, at)
}

// begin draws the player to move, the player who threatens or the winners at the beginning of the line r, and returns the place of the words.
func (p *prompt) begin(u *ui.UI, r render.Rect, words said) render.Rect {
	margin := float32(32)
	if u.Phone() {
		margin = 16
	}
	_, r = r.CutLeft(margin, 0)
	player := p.model.board.Hand.Mover()
	if p.model.board.Display.ThreatViewOn() {
		player = p.model.board.Display.ThreatsOf()
	}
	if words.verdict && words.lead != "" {
		return p.winners(u, r, 52, 0.32*r.W)
	}
	if player == games.None || p.model.table.Match.Over() || words.lead == "" {
		return r
	}
	return p.piece(u, player, r)
}

// piece draws the piece of player at the beginning of the line r and returns the rest.
func (p *prompt) piece(u *ui.UI, player games.Player, r render.Rect) (rest render.Rect) {
	at, rest := r.CutLeft(pieceWide-lineApart, lineApart)
	seat := p.model.view().Seats[player]
	u.Piece(p.model.geo, seat.Sprite, seat.Colour, at.Centre(), 36)
	return rest
}

// squeeze leaves out the button that ends the turn if the reason for a refusal would take more than two lines between x and the buttons as in row.
func (p *prompt) squeeze(u *ui.UI, words said, as []ui.Command, row render.Rect, x float32) []ui.Command {
	const most = 2 // lines of a reason below the lead
	beside := row.X + row.W - p.row(row.W).wide(u, as) - 16 - x
	if len(u.WrapEvenly(words.detail, render.TypeSmall, beside)) > most { // a key and the tick on the board end the turn, too
		as = slices.DeleteFunc(as, func(a ui.Command) bool { return a.Act == keys.EndTurn })
	}
	return as
}

// row returns a row of buttons for a width of w. It is tight if that is narrow, or beside a repair or a hint, whose words need the room.
func (p *prompt) row(w float32) buttonRow {
	return buttonRow{tight: w < 340 || p.model.board.Hand.HasRepair() || p.words.host.hints.seen()}
}

// column writes the words from the top of r down, and shows commands at its bottom: as, or after a game as many of after as fit, at least one. It
// returns the room between the words and the commands.
func (p *prompt) column(u *ui.UI, r render.Rect, words said, as, after []ui.Command) (free render.Rect) {
	const air = 8 // between the words and what is below them
	foot, at := r.CutBottom(buttonPitch*float32(len(as)+min(1, len(after))), 0)
	room := at
	if len(as) > 0 {
		_, room = at.CutBottom(air/2, 0)
	}
	x := words.set(u, room, p.refused(words), loose, tight)
	if len(after) > 0 {
		for wanted := float32(len(after)); wanted > 0; wanted-- { // the reason is more important than the last commands
			_, at = r.CutBottom(wanted*buttonPitch, air)
			if x = words.set(u, at, p.refused(words), loose, tight, snug); x.fits(u, at) {
				break
			}
		}
		high, _ := x.high(u, at)
		as = after[:max(1, min(len(after), int((r.H-high)/buttonPitch)))]
		foot, at = r.CutBottom(buttonPitch*float32(len(as)), 0)
	}
	if both := after[:min(len(after), 2)]; len(as) == 1 && len(both) == 2 && besides(u, both, foot.W) {
		showBeside(u, both, foot)
	} else {
		showColumn(u, as, foot)
	}
	if p.model.table.Watching() && !x.fits(u, at) {
		x.detail = "" // the buttons say the same, and a cut sentence would not help
	}
	_, free = x.write(u, at).CutTop(air, 0)
	return free
}

// typeVerdict is the type of the verdict if no card shows it.
var typeVerdict = render.Type{Size: 24, Weight: render.TypeResult.Weight}

// sharing is the size of a winner's piece when several share first place, as a part of the size for a sole winner.
const sharing = 0.7

// winners draws at the beginning of the line r the crowned piece of a sole winner, side wide, or the pieces of all who share first place, which
// together are at most most wide. It returns the rest of the line. The board stays free, so that players can see what decided the game.
func (p *prompt) winners(u *ui.UI, r render.Rect, side, most float32) (rest render.Rect) {
	const apart = 12
	gap := side / 4
	winners := p.model.table.Match.Outcome().Winners
	if len(winners) == 1 {
		at, rest := r.CutLeft(side, gap)
		p.model.crowned(u, winners[0], at.Place(side, side, render.Start, render.Middle), side)
		return rest
	}
	if len(winners) == 0 {
		return r
	}
	n := float32(len(winners))
	small := min(sharing*side, (most-apart*(n-1))/n)
	at, rest := r.CutLeft(small*n+apart*(n-1), gap)
	p.model.shared(u, at.Place(at.W, small, render.Start, render.Middle), winners)
	return rest
}

// writeVerdict writes the verdict in r, centred vertically, in a font not smaller than least and in two lines if necessary.
func writeVerdict(u *ui.UI, r render.Rect, verdict string, leading, least float32) {
	face := smaller(u, verdict, typeVerdict, least, r.W)
	u.WriteBlock(verdict, r, ui.Block{Type: face, Leading: leading, Most: 2, Down: render.Middle, Ink: u.Theme.Text})
}
