// Package board holds the types by which a game describes its board: everything to draw and to point at. It is pure data: games write it,
// scenes and render read it. It holds no rules and no pixels.
//
// A View, in this file, is what lies on the board at one moment. What never changes is in geometry.go, what is said about it in message.go.
package board

import (
	"slices"
)

// MaxSeats bounds the seats a View describes.
const MaxSeats = 4

// Nobody is the owner of what belongs to no colour.
const Nobody int8 = -1

// A Piece is a thing that lies on the board. Pieces are painted in the order of the View.
type Piece struct {
	// ID stays the same from view to view while it is the same piece, so that it can be seen to move. Unique within a view, never 0.
	ID uint16
	At Target
	// To is the second cell of a piece that covers two, else NoTarget. The first is then the half in colour 0.
	To     Target
	Sprite uint8 // counts in Geometry.Sprites
	Owner  int8  // the colour
	Facing uint8 // eighths of a turn clockwise from north
	Figure uint8 // a number that is part of the piece, such as its power, 0 for none; numbers of plies are badges, see render.Letter
	Open   bool  // laid in a turn that is still open: drawn hollow
}

// A LinkState says how safe a link between two pieces is.
type LinkState uint8

// The states of links.
const (
	LinkSafe  LinkState = iota // for ever
	LinkLater                  // needs two more enemy pieces to be cut
	LinkNow                    // one enemy piece cuts it
)

// A Link joins two pieces of one colour.
type Link struct {
	From, To Target
	Via      Target // the cell it runs through, else NoTarget
	Owner    int8
	State    LinkState
	Cutters  [2]Target // where LinkNow can be cut, or LinkLater if both are taken; behind them NoTarget
	Winning  bool      // on the winning path
}

// CutBy returns the cells on which the other colour cuts k: one, both together, or none.
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
	OutlineMerged                     // a group that the previewed move would make; one of another kind says whether it will count, and its number
	OutlineLoose                      // a group that does not count as things are
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
	LoopProspect                 // would stand after the previewed move
)

// A Loop is a closed line through the centres of cells, with a number.
type Loop struct {
	Kind    LoopKind
	Corners []Target // in the order of the line
	Owner   int8
	Label   int16
	Crown   bool // the larger of all
	Winning bool
}

// A StopKind says what a ray meets in a cell.
type StopKind uint8

// The kinds of stops.
const (
	StopLand    StopKind = iota // may land here
	StopConnect                 // may land here by a connection that costs the piece
	StopBlocked                 // a piece stands here or blocks the way
	StopEnemy                   // another colour's cell: no landing
)

// Open reports whether the piece may land there, if only by a connection.
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

// The kinds of marks. Scenes add the first group and the last, games the others.
const (
	MarkNone     MarkKind = iota
	MarkLast              // played in the last turn
	MarkFrom              // where the piece moved in the last turn came from
	MarkSelected          // chosen, and the move goes on
	MarkLegal             // may be pointed at now
	MarkCursor            // the cell of the keyboard

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
	MarkPassed // what was played here once, and is not to be played again
	MarkChoice // one of few cells that may be pointed at now
)

// A Mark is a sign in a cell.
type Mark struct {
	At    Target
	Kind  MarkKind
	Owner int8  // the colour it speaks about, Nobody if none
	Turn  uint8 // a direction in eighths of a turn clockwise from north, where the kind has one
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
	ThreatWay                     // Hits, Label of them and in order, would be enough to win, in more than one turn; there are no steps
)

// MaxThreats bounds the threats of a view: more cannot be read.
const MaxThreats = 12

// A Threat is something that the next player could do.
type Threat struct {
	Kind  ThreatKind
	Owner int8     // the colour of who could do it
	Steps []Target // what he would point at, one after the other, all in one turn
	Hits  []Target // the cells that it is about
	Label int16
	Lost  bool  // it costs the piece that moves
	Rays  []Ray // of ThreatReach: the lines on which Hits lie, each ending in one of them
}

// A Dial offers headings around a cell: one button each.
type Dial struct {
	At      Target // the cell it belongs to; NoTarget when there is no dial
	Sprite  uint8
	Owner   int8
	Buttons []Target // left to right as seen by the piece
	Facings []uint8  // the heading each button chooses
	Default int      // the button that a second click on the cell means
}

// An Icon names a small symbol beside a text.
type Icon uint8

// The icons that games use.
const (
	IconNone Icon = iota
	IconScissors
	IconCrown
	IconBroken // a piece that is given up
	IconDone   // a turn that was the last one
)

// A Line of a tag or a seat: words with a symbol before them.
type Line struct {
	Colour int8 // a swatch of that colour, Nobody for none
	Icon   Icon
	Text   Message
	Short  Message // the essential of Text where a seat or the board has little room, empty where Text has few words
	Named  Message // as Short, with the colour of a seat that has no room to tell it apart; empty where none needs that
	Strong bool    // wants attention: the price of a move, a record
}

// A Count is a cell that is worth one point to a seat.
type Count struct {
	At   Target
	Seat int8
}

// A Seat is the part of the view about one player.
type Seat struct {
	Colour   int8    // the colour this player has now (it changes by the swap rule)
	Sprite   uint8   // the piece that stands for the player
	Name     Message // of the colour or side: "Blue"
	Role     Message // "Blue, top to bottom"
	Detail   Line    // the live state in the terms of the game, empty if none
	Score    int32
	HasScore bool
	// Left is the number of placements the player has in this turn, 0 when he is not to move or may make just one as always.
	Left uint8
	// Lost is the number of those left that the previewed move gives up besides its own.
	Lost uint8
	// Promised is the number of placements the previewed move hands to this player, 0 for no more than usual.
	Promised uint8
	// Bars are the parts of the score, largest first; empty where a score has no parts.
	Bars []int32
	// Single tells that the score is the size of one thing, the largest there is: a larger one replaces it, and nothing is added up.
	Single bool
}

// Lead says which of two seats has the higher score, and by how much.
func Lead(a, b Seat) Message {
	switch {
	case a.Score > b.Score:
		return Say("game.leads", a.Name, int(a.Score-b.Score))
	case b.Score > a.Score:
		return Say("game.leads", b.Name, int(b.Score-a.Score))
	}
	return Say("game.level")
}

// A View holds everything to be drawn of one position. It is filled by Game.AppendView and may be reused after Reset.
type View struct {
	Pieces   []Piece
	Links    []Link
	Outlines []Outline
	Loops    []Loop
	Rays     []Ray
	Marks    []Mark
	Choices  []Target // the cells that may be pointed at next, where they are few and nothing else tells them
	Region   []Target // the cells in which the power of the selected piece is counted
	Dial     Dial
	Seats    [MaxSeats]Seat
	Lead     Message // which of two seats leads, where their scores can be set against each other; else empty
	// Step of Steps: the ply of the turn that is to be made, where a turn has several, or the part of a ply that a dial asks for. Steps is 0
	// where there is one.
	Step, Steps uint8
	Prompt      Message // the next step, or the result of a game that is over
	Again       Message // the prompt for a player who has just moved and is to move again, where the position cannot know it; else empty
	Detail      Message // one more sentence, may be empty
	Tag         []Line  // the words at the pointer, for previews
	Threats     []Threat
	Seen        Message // a summary of the threats, empty without the threat view
	// Counts are the cells that make the scores of a game that is over, in the order in which they are to be counted; empty where scores
	// are not made of single cells.
	Counts []Count
}

// Reset empties v and keeps its memory.
func (v *View) Reset() {
	*v = View{
		Pieces: v.Pieces[:0], Links: v.Links[:0], Outlines: v.Outlines[:0], Loops: v.Loops[:0],
		Rays: v.Rays[:0], Marks: v.Marks[:0], Choices: v.Choices[:0], Region: v.Region[:0], Tag: v.Tag[:0],
		Threats: v.Threats[:0], Counts: v.Counts[:0], Dial: Dial{At: NoTarget},
	}
}

// Forbids reports whether a mark of kind k tells where nothing can be played in the turn that goes on.
func (k MarkKind) Forbids() bool {
	return k == MarkCrosscut || k == MarkDiagonal || k == MarkTriplet || k == MarkNoRoom
}

// EndTurn takes from v what only a turn that goes on has: a piece that could be lifted again then lies like the others, and neither what
// it would come to nor where the next one cannot lie is seen. It is for games that the table ends before the rules do.
func (v *View) EndTurn() {
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Open {
			p.Open, p.Figure = false, 0
		}
	}
	v.Loops = slices.DeleteFunc(v.Loops, func(l Loop) bool { return l.Kind == LoopProspect })
	v.Marks = slices.DeleteFunc(v.Marks, func(m Mark) bool { return m.Kind.Forbids() })
}

// WinningPath returns the cells that the winning links join, from one end to the other: first the end whose cell counts first. It is nil
// where no link wins.
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

// WinningLoop returns the loop that wins, nil for none.
func (v *View) WinningLoop() *Loop {
	i := slices.IndexFunc(v.Loops, func(l Loop) bool { return l.Winning })
	if i < 0 {
		return nil
	}
	return &v.Loops[i]
}
