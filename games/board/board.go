// Package board holds the types by which a game describes its board: everything to draw and to point at. It is pure data that games write and scenes
// and render read, without rules or pixels.
//
// This file has the View, the state of a board at one moment: pieces, links, outlines, loops, rays, marks, threats, a dial and seats. Add something
// to show here, for example a kind of mark. The Geometry, which never changes during a game, is in geometry.go; messages and reasons for refused
// clicks are in message.go, and what players draw on a board themselves is in drawing.go.
package board

import (
	"slices"
)

// MaxSeats is the largest number of seats in a View.
const MaxSeats = 4

// Nobody is the owner of things without a colour.
const Nobody int8 = -1

// A Piece is a thing on the board. Pieces are painted in the order of the View.
type Piece struct {
	// ID identifies the piece from view to view, so that its movement can be shown. Unique within a view, never 0.
	ID uint16
	At Target
	// To is the second cell of a piece that covers two, else NoTarget. The half on the first cell then has colour 0.
	To     Target
	Sprite uint8 // index in Geometry.Sprites
	Owner  int8  // the colour
	Facing uint8 // eighths of a turn clockwise from north
	Figure uint8 // a number that is part of the piece, such as its power, 0 for none; numbers of plies are badges, see render.Letter
	Open   bool  // laid in a turn that is still open: drawn hollow
}

// A LinkState says how safe a link between two pieces is.
type LinkState uint8

// The states of links.
const (
	LinkSafe  LinkState = iota // cannot be cut any more
	LinkLater                  // takes two more enemy pieces to cut
	LinkNow                    // takes one enemy piece to cut
)

// A Link joins two pieces of one colour.
type Link struct {
	From, To Target
	Via      Target // the cell it runs through, else NoTarget
	Owner    int8
	State    LinkState
	Cutters  [2]Target // where LinkNow can be cut, or LinkLater if both are taken; unused entries are NoTarget
	Winning  bool      // on the winning path
}

// CutBy returns the cells on which the other colour cuts k: one cell, two cells that are both needed, or none.
func (k *Link) CutBy() []Target {
	n := slices.Index(k.Cutters[:], NoTarget)
	if n < 0 {
		n = len(k.Cutters)
	}
	return slices.Clip(k.Cutters[:n])
}

// An OutlineKind says why cells are outlined.
type OutlineKind uint8

// The kinds of outlines.
const (
	OutlineCounted OutlineKind = iota // a group that counts
	OutlineMerged                     // a group that the previewed move would make; another outline says whether it will count, and its number
	OutlineLoose                      // a group that does not count at present
)

// An Outline is a line around a connected set of cells, with a number.
type Outline struct {
	Kind  OutlineKind
	Cells []Target
	Owner int8
	Label int16
	At    Target // the cell that carries the label
}

// A LoopKind says what a loop stands for.
type LoopKind uint8

// The kinds of loops.
const (
	LoopRecord   LoopKind = iota // stands on the board
	LoopProspect                 // would exist after the previewed move
)

// A Loop is a closed line through the centres of cells, with a number.
type Loop struct {
	Kind    LoopKind
	Corners []Target // in the order of the line
	Owner   int8
	Label   int16
	Crown   bool // the largest loop
	Winning bool
}

// A StopKind says what a ray finds in a cell.
type StopKind uint8

// The kinds of stops.
const (
	StopLand    StopKind = iota // may land here
	StopConnect                 // may land here, through a connection that costs the piece
	StopBlocked                 // a piece stands here or blocks the way
	StopEnemy                   // another colour's cell: no landing
)

// Open reports whether the piece may land there, possibly through a connection.
func (k StopKind) Open() bool { return k == StopLand || k == StopConnect }

// A Stop is one cell of a ray.
type Stop struct {
	At   Target
	Kind StopKind
}

// A Ray is one line of movement of a selected piece, as long as its reach.
type Ray struct {
	From  Target
	Stops []Stop // outwards
	Owner int8
}

// A MarkKind says what a mark means.
type MarkKind uint8

// The kinds of marks. Scenes set the first group and the last, games the others.
const (
	MarkNone     MarkKind = iota
	MarkLast              // played in one of the last turns
	MarkFrom              // the origin of the piece that moved in one of the last turns
	MarkSelected          // chosen, for a move that is not complete
	MarkLegal             // may be pointed at now
	MarkCursor            // the keyboard cursor

	MarkCrosscut // forbidden: would form a crosscut
	MarkDiagonal // forbidden: touches the first stone diagonally; Turn is the direction of that stone
	MarkTriplet  // forbidden: would make three in a row; Turn is the direction of the row
	MarkDead     // can never be filled
	MarkDimmed   // does not count, or is not on the winning path
	MarkCut      // this link will be cut by the previewed move
	MarkTurn     // this cell will change colour by the previewed move
	MarkGiveUp   // the piece that lands here is given up by the previewed move
	MarkNoRoom   // no piece can be laid here now

	MarkHint   // the move that the computer would make
	MarkPassed // played here before, and not to be played again
	MarkChoice // one of few cells that may be pointed at now
)

// A Mark is a sign in a cell.
type Mark struct {
	At    Target
	Kind  MarkKind
	Owner int8  // the colour it is about, Nobody if none
	Turn  uint8 // a direction in eighths of a turn clockwise from north, for kinds that have one
	Age   uint8 // for MarkLast and MarkFrom: the number of turns since; older ones are fainter
}

// A ThreatKind says what a threat would do.
type ThreatKind uint8

// The kinds of threats.
const (
	ThreatWin   ThreatKind = iota // the steps win the game
	ThreatCut                     // the step cuts the links through Hits, Label of them
	ThreatGain                    // the steps add Label to the score; Hits change colour
	ThreatLoop                    // the steps complete a loop with the number Label through Hits
	ThreatReach                   // each of Hits can be reached, along Rays, by the piece on the cell that is the only step
	ThreatWay                     // Hits, in order and Label in number, would win, but in more than one turn; there are no steps
)

// MaxThreats is the largest number of threats in a view; more would be unreadable.
const MaxThreats = 12

// A Threat is something that the next player could do.
type Threat struct {
	Kind  ThreatKind
	Owner int8     // the colour of the player who could do it
	Steps []Target // the targets to point at, in order, all in one turn
	Hits  []Target // the cells it affects
	Label int16
	Lost  bool  // it costs the piece that moves
	Rays  []Ray // for ThreatReach: the lines on which Hits lie, each ending at one of them
}

// A Dial offers headings around a cell: one button each.
type Dial struct {
	At      Target // the cell it belongs to; NoTarget when there is no dial
	Sprite  uint8
	Owner   int8
	Buttons []Target // left to right from the direction of the piece
	Facings []uint8  // the heading of each button
	Default int      // the button that a second click on the cell chooses
}

// An Icon is a small symbol next to a text.
type Icon uint8

// The icons that games use.
const (
	IconNone Icon = iota
	IconScissors
	IconCrown
	IconBroken // a piece that is given up
	IconDone   // a turn that was the last one
)

// A Line is one line of a tag or of a seat: text with a symbol before it.
type Line struct {
	Colour int8 // a swatch of that colour, Nobody for none
	Icon   Icon
	Text   Message
	Short  Message // a short form of Text for a seat or board with little space, empty if Text is short
	Named  Message // like Short, with the colour of the seat, for places that do not show it otherwise; empty if none needs that
	Strong bool    // needs attention: the price of a move, a record
}

// A Count is a cell that is worth one point to a seat.
type Count struct {
	At   Target
	Seat int8
}

// A Seat is the part of the view about one player.
type Seat struct {
	Colour   int8    // the colour this player has now (the swap rule changes it)
	Sprite   uint8   // the piece that represents the player
	Name     Message // of the colour or side: "Blue"
	Role     Message // "Blue, top to bottom"
	Detail   Line    // the current state in terms of the game, empty if none
	Score    int32
	HasScore bool
	// Left is the number of placements the player has in this turn, 0 when it is not the player's turn or a turn is always one placement.
	Left uint8
	// Lost is the number of remaining placements that the previewed move gives up, besides its own.
	Lost uint8
	// Granted is the number of placements the previewed move gives this player, 0 for the usual number.
	Granted uint8
	// Bars are the parts of the score, largest first; empty if the score has no parts.
	Bars []int32
	// Single means that the score is the size of the largest of several things, which are not added up.
	Single bool
}

// Lead returns a message that says which of two seats has the higher score, and by how much.
func Lead(a, b Seat) Message {
	switch {
	case a.Score > b.Score:
		return Say("game.leads", a.Name, int(a.Score-b.Score))
	case b.Score > a.Score:
		return Say("game.leads", b.Name, int(b.Score-a.Score))
	}
	return Say("game.level")
}

// A View holds everything to draw of one position. Game.AppendView fills it, and Reset makes it reusable.
type View struct {
	Pieces   []Piece
	Links    []Link
	Outlines []Outline
	Loops    []Loop
	Rays     []Ray
	Marks    []Mark
	Choices  []Target // the cells that may be pointed at next, if they are few and nothing else shows them
	Region   []Target // the cells in which the power of the selected piece is counted
	Dial     Dial
	Seats    [MaxSeats]Seat
	Lead     Message // which of two seats leads, if their scores are comparable; else empty
	// Step of Steps: which ply of the turn is next, if it has several, or which part of a ply a dial asks for. Steps is 0 if there is only one.
	Step, Steps   uint8
	Prompt        Message // the next step, or the result if the game is over
	Again         Message // the prompt for a player who has just moved and moves again, if the position cannot know it; else empty
	Detail        Message // one more sentence, may be empty
	Tag           []Line  // the text at the pointer, for previews
	Threats       []Threat
	Drawings      []Drawing // what players have drawn; games draw nothing
	ThreatSummary Message   // a summary of the threats, empty without the threat view
	// Counts are the cells that make up the scores of a finished game, in the order to count them; empty if scores are not sums over cells.
	Counts []Count
}

// Reset empties v but keeps its memory.
func (v *View) Reset() {
	*v = View{
		Pieces: v.Pieces[:0], Links: v.Links[:0], Outlines: v.Outlines[:0], Loops: v.Loops[:0],
		Rays: v.Rays[:0], Marks: v.Marks[:0], Choices: v.Choices[:0], Region: v.Region[:0], Tag: v.Tag[:0],
		Threats: v.Threats[:0], Counts: v.Counts[:0], Dial: Dial{At: NoTarget},
	}
}

// Forbids reports whether a mark of kind k shows where nothing can be played in the current turn.
func (k MarkKind) Forbids() bool {
	return k == MarkCrosscut || k == MarkDiagonal || k == MarkTriplet || k == MarkNoRoom
}

// EndTurn removes from v everything that only a turn in progress has: pieces that could be lifted again become ordinary ones, and forecasts and
// forbidden cells disappear. It is for games that the table ends before the rules do.
func (v *View) EndTurn() {
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Open {
			p.Open, p.Figure = false, 0
		}
	}
	v.Loops = slices.DeleteFunc(v.Loops, func(l Loop) bool { return l.Kind == LoopProspect })
	v.Marks = slices.DeleteFunc(v.Marks, func(m Mark) bool { return m.Kind.Forbids() })
}

// WinningPath returns the cells along the winning links, starting at the end with the lower cell index. It is nil if no link wins.
func (v *View) WinningPath() []Target {
	beside := map[Target][]Target{}
	var ends []Target
	for _, l := range v.Links {
		if l.Winning {
			beside[l.From], beside[l.To] = append(beside[l.From], l.To), append(beside[l.To], l.From)
		}
	}
	for t, next := range beside {
		if len(next) == 1 {
			ends = append(ends, t)
		}
	}
	if len(ends) == 0 {
		return nil
	}
	path := []Target{slices.Min(ends)}
	for {
		next := beside[path[len(path)-1]]
		i := slices.IndexFunc(next, func(t Target) bool { return !slices.Contains(path, t) })
		if i < 0 {
			return path
		}
		path = append(path, next[i])
	}
}

// WinningLoop returns the winning loop, nil if there is none.
func (v *View) WinningLoop() *Loop {
	i := slices.IndexFunc(v.Loops, func(l Loop) bool { return l.Winning })
	if i < 0 {
		return nil
	}
	return &v.Loops[i]
}
