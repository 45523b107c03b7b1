// Package keys lists the actions that keys can trigger, their default keys, and the keys that players have chosen instead. Scenes ask for
// actions. No other package names a key, except where text is edited.
//
// This file has the actions and their table: the default keys of each, and its Scope, the places where it works. Two actions whose scopes overlap
// cannot share a key. Add an action here. chosen.go has the chosen keys, keynames.go how a key is written and recognised.
package keys

import (
	"slices"

	"quintet/games/board"
	"quintet/render/input"
)

// An Action is something that a key can trigger. Its value is its name in the settings. "action." and its value are the key of its name in the texts.
type Action string

// Actions whose keys never change: moving through widgets, answering and leaving.
const (
	Back      Action = Action(board.ActBack) // out of what is open
	Next      Action = "next"                // the focus, in reading order
	Previous  Action = "previous"            // the focus, against it
	Up        Action = "up"                  // the focus, by place; in pages and lists a line
	Down      Action = "down"
	Left      Action = "left"
	Right     Action = "right"
	Press     Action = "press"     // what has the focus
	Choose    Action = "choose"    // the same
	Begin     Action = "begin"     // the main thing of a page that nothing else has the focus of
	LineBreak Action = "linebreak" // begins a line in a text of several
	PageUp    Action = "pageup"
	PageDown  Action = "pagedown"
	Top       Action = "top"
	Bottom    Action = "bottom"
)

// Actions whose keys players can change.
const (
	Quit       Action = "quit"
	FullScreen Action = "fullscreen"
	Theme      Action = "theme"
	Language   Action = "language" // the next one
	Rules      Action = "rules"
	Options    Action = "options"
	Larger     Action = "larger" // everything on the screen
	Smaller    Action = "smaller"
	Paste      Action = "paste" // a game, from the clipboard
	OpenFile   Action = "openfile"
	UsualSize  Action = "usualsize"

	Continue Action = "continue" // with the table that was left
	Drop     Action = "drop"     // a table that was left, or a finished game
	Library  Action = "library"  // all finished games
	ItemMenu Action = "itemmenu" // what can be done with the game of a list that has the focus
	Training Action = "training" // exercises and results
	Find     Action = "find"     // the search field of the library, or the games that reached the position on the board

	Menu     Action = "menu"
	NewGame  Action = "newgame"
	Rematch  Action = "rematch"
	Seats    Action = "seats" // rematch with the seats exchanged
	GiveUp   Action = "giveup"
	AllGames Action = "allgames"
	Undo     Action = "undo"
	Redo     Action = "redo"
	Copy     Action = "copy"     // the game, on the clipboard
	CopyHere Action = "copyhere" // the position alone
	First    Action = "first"
	TurnBack Action = "turnback" // to the turn before
	TurnOn   Action = "turnon"   // to the turn after
	Last     Action = "last"
	// Variations.
	NextVariation     Action = "nextvariation"
	PreviousVariation Action = "previousvariation"
	VariationStart    Action = "variationstart" // its first ply; from there the ply before it
	PlyMenu           Action = "plymenu"        // what can be done with the ply in force
	Comment           Action = "comment"
	UndoEdit          Action = "undoedit"
	RedoEdit          Action = "redoedit"

	Moves Action = "moves" // the list of moves, in windows without room for it

	Review         Action = "review"         // of the game, or analysis of one in progress
	PlyBack        Action = "plyback"        // to the ply before
	PlyOn          Action = "plyon"          // to the ply after
	PreviousMoment Action = "previousmoment" // among the most expensive mistakes
	NextMoment     Action = "nextmoment"
	PlayOn         Action = "playon"   // at the table, from what is shown
	NextLine       Action = "nextline" // of the analysis; it is played out
	LineOn         Action = "lineon"   // a ply on in it
	LineBack       Action = "lineback"
	TryLine        Action = "tryline" // its first ply
	HeatMap        Action = "heatmap" // how good each ply is
	Answer         Action = "answer"  // of the computer, at a level
	Draw           Action = "draw"    // on the board
	Erase          Action = "erase"   // all drawings on the position

	CursorUp       Action = "cursorup"
	CursorDown     Action = "cursordown"
	CursorLeft     Action = "cursorleft"
	CursorRight    Action = "cursorright"
	Act            Action = Action(board.ActPlay) // as a click at the cursor
	NextTarget     Action = Action(board.ActNext)
	PreviousTarget Action = "previoustarget"
	TileOn         Action = Action(board.ActTileOn) // the piece in the hand, clockwise
	TileBack       Action = "tileback"
	Flip           Action = Action(board.ActFlip) // the halves of the piece in the hand
	DialLeft       Action = Action(board.ActDialLeft)
	DialRight      Action = Action(board.ActDialRight)
	EndTurn        Action = "endturn"
	Swap           Action = "swap"
	Hint           Action = "hint"
	Coordinates    Action = "coordinates" // type a ply
	Lock           Action = "lock"        // plies must be confirmed
	Glossary       Action = "glossary"    // of all games, in the rules

	Layers    Action = "layers"
	Threats   Action = "lens" // threats, while the key is held
	Numbers   Action = "numbers"
	TurnBoard Action = "turnboard"
	Focus     Action = "focus"   // show only the board and the scores
	Players   Action = "players" // changes who plays, one seat after the other
	Repair    Action = "repair"  // do what is offered instead of what was refused or failed

	PauseClock Action = "pauseclock" // and covers the board; starts it again

	MoveNow Action = "movenow" // the computer plays the best it has found
	Pause   Action = "pause"
	Pace    Action = "pace"
	StepOne Action = "stepone"

	Yes Action = "yes"
	No  Action = "no"
)

// Picks is the number of things that digits can pick.
const Picks = 9

// Pick returns the action that picks the n-th of several things on the screen, 1 <= n <= Picks. Its keys never change.
func Pick(n int) Action { return table[len(table)-Picks+n-1].Action }

// A Scope is a set of places where an action works. Two actions whose scopes overlap cannot share a key.
type Scope uint16

// The scopes. At a table exactly one of Moving to Asking applies at a time.
const (
	InTitle  Scope = 1 << iota // the first page
	InSetup                    // a new game is chosen
	InPage                     // something is read or set
	Moving                     // a person is to move
	Dialling                   // and chooses a heading
	Watching                   // only computers play
	Waiting                    // a computer is to move
	Ended                      // the game is over
	Asking                     // a question, a menu or a list is open
	InReview                   // a game is reviewed

	AtTable    = Moving | Dialling | Watching | Waiting | Ended
	Everywhere = InTitle | InSetup | InPage | AtTable | Asking | InReview

	widgets = InTitle | InSetup | InPage | Ended | Asking // where the arrows move the focus
)

// A Row describes an action.
type Row struct {
	Action Action
	Scope  Scope
	Fixed  bool        // its keys never change
	Keys   []input.Key // the defaults; the first is shown on its button
}

// Rows returns all actions in the order in which players see them. The caller owns the rows.
func Rows() []Row { return slices.Clone(table[:]) }

// table lists all actions, the picks last.
var table = [...]Row{
	{Undo, AtTable | Asking | InTitle | InPage | InReview, false, []input.Key{"ctrl+z", input.Backspace, "u"}},
	{Redo, AtTable | Asking | InPage, false, []input.Key{"ctrl+y", "ctrl+shift+z"}},
	{Hint, Moving | Dialling | Asking, false, []input.Key{"h"}},
	{EndTurn, Moving | Dialling, false, []input.Key{"e"}},
	{Swap, Moving | Dialling | InReview, false, []input.Key{"s"}},
	{Lock, AtTable, false, []input.Key{"c"}},
	{Coordinates, Moving | Dialling, false, []input.Key{":"}},
	{CursorUp, Moving | Waiting, false, []input.Key{input.ArrowU}},
	{CursorDown, Moving | Waiting, false, []input.Key{input.ArrowD}},
	{CursorLeft, Moving | Waiting, false, []input.Key{input.ArrowL}},
	{CursorRight, Moving | Waiting, false, []input.Key{input.ArrowR}},
	{Act, Moving | Dialling, false, []input.Key{input.Enter, input.Space}},
	{NextTarget, Moving | Dialling, false, []input.Key{input.Tab}},
	{PreviousTarget, Moving | Dialling, false, []input.Key{"shift+tab"}},
	{TileOn, Moving, false, []input.Key{"r"}},
	{TileBack, Moving, false, []input.Key{"shift+r"}},
	{Flip, Moving, false, []input.Key{"x"}},
	{DialLeft, Dialling, false, []input.Key{input.ArrowL}},
	{DialRight, Dialling, false, []input.Key{input.ArrowR}},
	{Layers, AtTable, false, []input.Key{"l"}},
	{Threats, AtTable, false, []input.Key{"t"}},
	{Numbers, AtTable, false, []input.Key{"n"}},
	{Focus, AtTable, false, []input.Key{"f10"}},
	{Players, AtTable | Asking, false, []input.Key{"j"}},
	{Repair, Moving | Dialling | Watching | Waiting, false, []input.Key{"o"}},
	{TurnBoard, AtTable, false, []input.Key{"f"}},
	{PauseClock, AtTable, false, []input.Key{"p"}},
	{Copy, AtTable | Asking | InPage | InReview, false, []input.Key{"ctrl+c"}},
	{CopyHere, AtTable | Asking | InReview, false, []input.Key{"ctrl+b"}},
	{First, AtTable | InReview, false, []input.Key{input.Home}},
	{TurnBack, AtTable | InReview, false, []input.Key{input.PageUp}},
	{TurnOn, AtTable | InReview, false, []input.Key{input.PageDown}},
	{Last, AtTable | InReview, false, []input.Key{input.End}},
	{NextVariation, AtTable, false, []input.Key{"shift+down"}},
	{PreviousVariation, AtTable, false, []input.Key{"shift+up"}},
	{VariationStart, AtTable, false, []input.Key{"shift+left"}},
	{PlyMenu, AtTable | Asking, false, []input.Key{"ctrl+e"}},
	{Comment, AtTable | InReview, false, []input.Key{"ctrl+k"}},
	{UndoEdit, AtTable, false, []input.Key{"alt+z"}},
	{RedoEdit, AtTable, false, []input.Key{"alt+y"}},
	{Moves, AtTable | InReview, false, []input.Key{"ctrl+l"}},
	{Review, AtTable | Asking | InPage, false, []input.Key{"a"}},
	{PlyBack, InReview, false, []input.Key{input.ArrowL}},
	{PlyOn, InReview, false, []input.Key{input.ArrowR}},
	{PreviousMoment, InReview, false, []input.Key{input.ArrowU}},
	{NextMoment, InReview, false, []input.Key{input.ArrowD}},
	{PlayOn, InReview, false, []input.Key{"p"}},
	{NextLine, InReview, false, []input.Key{"c"}},
	{LineOn, InReview, false, []input.Key{"."}},
	{LineBack, InReview, false, []input.Key{","}},
	{TryLine, InReview, false, []input.Key{"e"}},
	{HeatMap, InReview, false, []input.Key{"h"}},
	{Answer, InReview, false, []input.Key{"w"}},
	{Draw, InReview, false, []input.Key{"d"}},
	{Erase, InReview, false, []input.Key{"shift+d"}},
	{MoveNow, Waiting, false, []input.Key{input.Enter}},
	{Pause, Watching, false, []input.Key{input.Space}},
	{Pace, Watching, false, []input.Key{"v"}},
	{StepOne, Watching, false, []input.Key{input.ArrowR}},
	{Yes, Asking, false, []input.Key{"y", "s"}}, // yes and sim
	{No, Asking, false, []input.Key{"n"}},
	{Glossary, InPage | Moving | Dialling, false, []input.Key{"g"}},
	{Menu, AtTable | Asking, false, []input.Key{"m"}},
	{NewGame, AtTable | Asking, false, []input.Key{"ctrl+n"}},
	{Rematch, AtTable | Asking, false, []input.Key{"ctrl+r"}},
	{Seats, Ended | Asking, false, []input.Key{"w"}},
	{GiveUp, AtTable | Asking, false, []input.Key{"ctrl+g"}},
	{AllGames, AtTable | Asking, false, []input.Key{"ctrl+t"}},
	{Continue, InTitle, false, []input.Key{"c"}},
	{Drop, InTitle | Asking | InPage, false, []input.Key{input.Delete}},
	{ItemMenu, InPage, false, []input.Key{input.ContextMenu, "shift+f10"}},
	{Library, InTitle, false, []input.Key{"l"}},
	{Training, InTitle | InReview, false, []input.Key{"t"}},
	{Find, InPage | AtTable | Asking | InReview, false, []input.Key{"/", "ctrl+f"}},
	{Rules, Everywhere, false, []input.Key{"f1"}},
	{Theme, Everywhere, false, []input.Key{"f2"}},
	{Language, Everywhere, false, []input.Key{"f3"}},
	{Options, Everywhere, false, []input.Key{"ctrl+,"}},
	{Larger, Everywhere, false, []input.Key{"ctrl++", "ctrl+=", "ctrl+shift++", "ctrl+shift+="}},
	{Smaller, Everywhere, false, []input.Key{"ctrl+-"}},
	{UsualSize, Everywhere, false, []input.Key{"ctrl+0"}},
	{Paste, Everywhere, false, []input.Key{"ctrl+v"}},
	{OpenFile, Everywhere, false, []input.Key{"ctrl+o"}},
	{FullScreen, Everywhere, false, []input.Key{"f11", "alt+enter"}},
	{Quit, Everywhere, false, []input.Key{"ctrl+q"}},

	{Back, Everywhere, true, []input.Key{input.Esc}},
	{Next, Everywhere &^ (Moving | Dialling), true, []input.Key{input.Tab}},
	{Previous, Everywhere &^ (Moving | Dialling), true, []input.Key{"shift+tab"}},
	{Up, widgets, true, []input.Key{input.ArrowU}},
	{Down, widgets, true, []input.Key{input.ArrowD}},
	{Left, widgets, true, []input.Key{input.ArrowL}},
	{Right, widgets, true, []input.Key{input.ArrowR}},
	{Press, widgets | Watching | InReview, true, []input.Key{input.Enter}}, // Space pauses
	{Choose, widgets | Waiting, true, []input.Key{input.Space}},            // Enter ends the thinking
	{Begin, InTitle | InSetup | Asking, true, []input.Key{input.Enter}},
	{LineBreak, Asking, true, []input.Key{"shift+enter"}},
	{PageUp, InPage, true, []input.Key{input.PageUp}},
	{PageDown, InPage, true, []input.Key{input.PageDown, input.Space}},
	{Top, InPage, true, []input.Key{input.Home}},
	{Bottom, InPage, true, []input.Key{input.End}},
	{"pick1", InTitle | Asking | InReview, true, []input.Key{"1"}},
	{"pick2", InTitle | Asking | InReview, true, []input.Key{"2"}},
	{"pick3", InTitle | Asking | InReview, true, []input.Key{"3"}},
	{"pick4", InTitle | Asking | InReview, true, []input.Key{"4"}},
	{"pick5", InTitle | Asking | InReview, true, []input.Key{"5"}},
	{"pick6", InTitle | Asking | InReview, true, []input.Key{"6"}},
	{"pick7", InTitle | Asking | InReview, true, []input.Key{"7"}},
	{"pick8", InTitle | Asking | InReview, true, []input.Key{"8"}},
	{"pick9", InTitle | Asking | InReview, true, []input.Key{"9"}},
}

// find returns the row of a. ok is false if a is not an action.
func find(a Action) (r Row, ok bool) {
	for i := range table {
		if table[i].Action == a {
			return table[i], true
		}
	}
	return r, false
}
