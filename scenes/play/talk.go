// Decides what the computers say to the players (talk): a line at the start, at turning points and at the end of a game, and draws it beside the face
// (paint). Change how much they say here (mostLines, turningPoint). The lines are in scenes/texts, "talk.<person>.<situation>.<number>".

package play

import (
	"hash/fnv"
	"math"
	"slices"
	"strconv"
	"time"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// How much the computers of a table say in one game, all together.
const (
	mostLines = 5
	mostTurns = 3               // of these at turning points
	quietFor  = 6               // plies between two lines
	shownFor  = 8 * time.Second // a line, unless a person acts before
)

// turningPoint is the least change of a computer's chance of winning about which it says something.
const turningPoint = 0.3

// A situation is an occasion on which a computer says something.
type situation string

// The situations, and how many lines each person has for them.
const (
	atStart situation = "start"
	again   situation = "again"   // at the start, after a game that the person lost
	revenge situation = "revenge" // the same, after one that the person won
	better  situation = "better"
	worse   situation = "worse"
	hasWon  situation = "won"
	hasLost situation = "lost"
	shared  situation = "shared"
	isSure  situation = "sure" // asks after a turn that gave much away
)

var lineCounts = map[situation]int{atStart: 3, again: 1, revenge: 1, better: 2, worse: 2, hasWon: 2, hasLost: 2, shared: 2, isSure: 2}

// An outlook is what a computer expected at its last ply.
type outlook struct {
	chance float64 // of winning
	plies  int     // with that ply; 0 for no outlook
}

// A talk is what the computers of a table say during the time that its page is open.
type talk struct {
	model    *model
	seed     int64
	remarked map[string]bool // the remarks that were made
	said     int             // lines, turns of them at turning points
	turns    int
	last     int                       // the number of plies at the last line
	base     [games.MaxPlayers]outlook // by seat: the outlook since the last turning point
	key      string                    // the line that is shown; "" for none
	args     []any                     // of the line
	by       games.Player              // who says it
	until    time.Time                 // when it disappears
}

// greet lets one of the computers greet the players at the start of a game.
func (t *talk) greet() {
	m := t.model.table
	if m.Match.Len() > 0 || m.Covered() || t.said > 0 {
		return
	}
	var computers []games.Player
	for i, seat := range m.Match.Seats() {
		if seat.Level > 0 {
			computers = append(computers, games.Player(i))
		}
	}
	if len(computers) == 0 {
		return
	}
	player, what := computers[t.pick(len(computers))], atStart
	if won, met := t.model.context.Met[m.Match.Seats()[player].Name]; met && won {
		what = again
	} else if met {
		what = revenge
	}
	t.say(player, what)
}

// listens reports whether computers may speak about the position: they say nothing that could help where help is not wanted.
func (t *talk) listens() bool {
	return !t.model.table.Terms.NoAids && !t.model.table.Match.Closed() && t.model.table.OnMain()
}

// mayTurn reports whether a computer may speak during the game now.
func (t *talk) mayTurn() bool {
	return t.turns < mostTurns && t.model.table.Match.Cursor() >= t.last+quietFor
}

// note takes the chance of winning that player, a computer, has in the position, and lets it speak at a turning point.
func (t *talk) note(player games.Player, expects float64) {
	m := t.model.table.Match
	if !t.listens() {
		return
	}
	now := outlook{expects, m.Cursor()}
	t.model.outlooks[player] = now
	if t.model.expected == nil {
		t.model.expected = map[*match.Node]float64{}
	}
	t.model.expected[m.Node()] = expects
	change := now.chance - t.base[player].chance
	switch before := t.base[player]; {
	case before.plies == 0 || before.plies > now.plies:
		t.base[player] = now
	case math.Abs(change) >= turningPoint && t.mayTurn():
		what := better
		if change < 0 {
			what = worse
		}
		t.base[player] = now
		if t.say(player, what) {
			t.turns++
		}
	}
}

// remark lets player, a computer that has just played, say a word about what the other player did in the turn before.
func (t *talk) remark(player games.Player) {
	g, ok := t.model.game.(games.Explainer)
	if !ok || t.model.players() > 2 || !t.listens() || !t.mayTurn() || !t.model.context.Settings.Talk {
		return
	}
	m, kinds := t.model.table.Match, g.RemarkKinds()
	i := m.Cursor()
	for i > 0 && m.PositionAt(i-1).ToMove() == player {
		i--
	}
	for ; i > 0 && m.PositionAt(i-1).ToMove() != player; i-- {
		for _, e := range g.Effects(m.PositionAt(i-1), m.Move(i-1)) {
			if key := e.Remark(t.model.table.Spec.ID).Key; slices.Contains(kinds, e.Kind) && !e.Minor && !t.remarked[key] {
				t.remarked[key], t.model.context.Said = true, key
				t.turns++
				t.speak(player, key)
				return
			}
		}
	}
}

// close lets one computer speak when the result of the game is shown: a winner, or else the first of those who have lost.
func (t *talk) close() {
	seats, winners := t.model.table.Match.Seats(), t.model.table.Match.Outcome().Winners
	if t.model.context.Met == nil {
		t.model.context.Met = map[string]bool{}
	}
	player, what := games.None, hasLost
	for i, seat := range seats {
		won := slices.Contains(winners, games.Player(i))
		if seat.Level > 0 {
			t.model.context.Met[seat.Name] = won
		}
		if seat.Level > 0 && (player == games.None || won && what == hasLost) {
			if player = games.Player(i); won {
				what = hasWon
			}
		}
	}
	if what == hasWon && len(winners) > 1 {
		what = shared
	}
	if player != games.None {
		t.say(player, what)
	}
}

// say lets player speak, unless the players do not want that or enough was said. It reports whether it did.
func (t *talk) say(player games.Player, what situation) bool {
	if t.said >= mostLines {
		return false
	}
	key := t.line(player, what)
	if key == "" {
		return false
	}
	t.speak(player, key)
	return true
}

// speak shows a line of player, and counts it.
func (t *talk) speak(player games.Player, key string) {
	t.said, t.last = t.said+1, t.model.table.Match.Cursor()
	t.show(player, key)
}

// show shows a line of player.
func (t *talk) show(player games.Player, key string, args ...any) {
	t.key, t.args, t.by, t.until = key, args, player, t.model.context.Now().Add(shownFor)
}

// takeOver lets player, a computer that has taken the seat of old during a game, say so.
func (t *talk) takeOver(player games.Player, old any) {
	if t.model.context.Settings.Talk {
		t.show(player, "play.seat.takesover", old)
	}
}

// line returns a line of player for a situation, other than the last one that was said; "" if there is none or the players want none.
func (t *talk) line(player games.Player, what situation) (key string) {
	if !t.model.context.Settings.Talk {
		return ""
	}
	who, n := scenes.Speaker(t.model.table.Match.Seats()[player].Name), lineCounts[what]
	at := t.pick(n)
	if key = lineKey(who, what, at); key == t.model.context.Said {
		if n == 1 {
			return ""
		}
		key = lineKey(who, what, (at+1)%n)
	}
	t.model.context.Said = key
	return key
}

// lineKey returns the key of line n, counted from 0, of a person in a situation.
func lineKey(who string, what situation, n int) string {
	return "talk." + who + "." + string(what) + "." + strconv.Itoa(n+1)
}

// pick returns a number below n that depends on when the game was opened and on the number of plies.
func (t *talk) pick(n int) int {
	h := fnv.New32a()
	_, _ = h.Write(strconv.AppendInt(strconv.AppendInt(nil, t.seed, 10), int64(t.model.table.Match.Cursor()), 10)) // it never fails
	return int(h.Sum32() % uint32(n))
}

// forget forgets what player expected and says, because another player has taken the seat.
func (t *talk) forget(player games.Player) {
	t.model.outlooks[player], t.base[player] = outlook{}, outlook{}
	if t.speaks(player) {
		t.key = ""
	}
}

// expire removes the line that is shown if its time is over.
func (t *talk) expire() {
	if t.due().Reached(t.model.context.Now()) {
		t.key = ""
	}
}

// due returns when the line that is shown disappears.
func (t *talk) due() due.Time {
	if t.key == "" {
		return due.Time{}
	}
	return due.At(t.until)
}

// speaks reports whether a line of player is shown.
func (t *talk) speaks(player games.Player) bool { return t.key != "" && t.by == player }

// paint draws the line that is shown in r, the place of the words of its seat. It draws nothing and returns false if the line does not fit.
func (t *talk) paint(u *ui.UI, r render.Rect) bool {
	return paintSpoken(u, u.T(t.key, t.args...), render.TypeSmall, r)
}

// paintSpoken draws text, in type t or smaller, in r as a bubble that points at the face to the left. It draws nothing and returns false if text does
// not fit.
func paintSpoken(u *ui.UI, text string, t render.Type, r render.Rect) bool {
	const side, above, least, apart, most = 10, 4, 12, 3, 3
	for size := t.Size; size >= least; size-- {
		face := render.Type{Size: size, Weight: t.Weight}
		whole := u.Measure(text, face) + 2*side
		for lines := range most {
			wide, high := r.W, float32(lines+1)*(size+apart)+2*above
			if lines == 0 {
				wide = min(wide, whole)
			}
			body := ui.Wrapped(text, ui.Block{Type: face, Leading: size + apart, MaxLines: lines + 1, Down: render.Middle, Ink: u.Theme.Text})
			at := r.Place(wide, high, render.Start, render.Middle)
			if at.H <= r.H && u.Fits(body, at.W-2*side, at.H-2*above) {
				scenes.Bubble(u, at)
				u.Lay(at.Pad(side, above), body)
				return true
			}
		}
	}
	return false
}
