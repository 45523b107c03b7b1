//go:build !js

// A game of the command "play" (table): the loop of turns, what it prints, reading of lines, and the computer's plies. Change here what happens in a
// turn (ask, reply). typed.go holds the words that players type instead of plies.

package terminal

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/words"
)

// A table is a game in the terminal.
type table struct {
	voice
	program Program
	spec    games.Spec
	match   *match.Match
	persons uint8 // bit i is set if seat i is played here
	level   catalog.Level
	engines [games.MaxPlayers]search.Engine
	seeds   *games.Rand
	seeded  bool // only playouts end searches
	draw    func(*match.Match, *words.Book) []string
	in      *bufio.Reader
	unshown bool   // the current position has not been shown
	quit    bool   // someone has typed quit
	helped  bool   // see table.Table
	hint    hint   // the last hint shown
	data    string // the folder in which the window keeps games, see Program.Keep; "none" for none
	savedAs string // where the finished game is kept, "" if it is not
}

// run plays until someone leaves, the input ends, or a game between computers is over.
func (t *table) run() error {
	if err := t.greet(); err != nil {
		return err
	}
	for !t.quit {
		if err := t.game(); err != nil || t.quit {
			return err
		}
		if err := t.finish(); err != nil || t.persons == 0 {
			return err
		}
		for t.match.Over() && !t.quit { // until someone takes something back
			if err := t.ask(""); err != nil {
				return err
			}
		}
	}
	return nil
}

// game plays until the game is over or someone leaves.
func (t *table) game() error {
	for !t.match.Over() && !t.quit {
		mover := t.match.Position().ToMove()
		var err error
		if pass, ok := t.match.Pass(); ok {
			t.unshown = true
			err = errors.Join(t.match.Play(pass), t.printText("terminal.passes", t.name(mover)))
		} else if t.isLocal(mover) {
			err = t.ask(mover.String())
		} else {
			err = t.reply(mover)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// finish prints the result.
func (t *table) finish() error {
	if t.unshown {
		if err := t.show(); err != nil {
			return err
		}
	}
	if err := t.printText("terminal.result", t.result(t.match.Outcome(), t.match.Game().Info().Players)); err != nil || t.persons == 0 {
		return err
	}
	if err := t.saveToLibrary(); err != nil {
		return err
	}
	return t.printText("terminal.after", t.say("terminal.word.review"), t.say("terminal.word.undo"), t.say("terminal.word.save"), t.say("terminal.word.quit"))
}

// isLocal reports whether a seat is played here.
func (t *table) isLocal(p games.Player) bool { return t.persons>>p&1 == 1 }

// name returns the name of a seat: its colour.
func (t *table) name(p games.Player) board.Message {
	return games.ViewOf(t.match.Game(), t.match.Position()).Seats[p].Name
}

// show draws the current position.
func (t *table) show() error {
	t.unshown = false
	return t.print(append([]string{""}, t.draw(t.match, t.book)...)...)
}

// greet prints the game and its players.
func (t *table) greet() error {
	lines := []string{t.spec.Name + ", " + t.spec.Format(t.match.Game().Info().Options)}
	for i, seat := range t.match.Seats() {
		p := games.Player(i).String()
		if seat.Level == 0 {
			lines = append(lines, t.say("terminal.person", p))
		} else {
			lines = append(lines, t.say("terminal.computer", p, seat.Name, games.FormatLevel(seat.Level, seat.Even)))
		}
	}
	if t.persons != 0 {
		lines = append(lines, t.say("terminal.begin", t.legal()[0]))
	}
	t.unshown = true
	return t.print(lines...)
}

// legal returns the legal plies, in alphabetical order.
func (t *table) legal() []string {
	p := t.match.Position()
	all := games.FormatMoves(t.match.Game(), p, p.AppendMoves(nil))
	slices.Sort(all)
	return all
}

// reply plays the computer's ply for a seat.
func (t *table) reply(p games.Player) error {
	if t.engines[p] == nil {
		t.engines[p] = t.level.Player(t.match.Game(), t.seeds.Uint64(), search.DefaultMemory/len(t.match.Seats()))
	}
	best, err := t.think(t.engines[p], t.level.Limits())
	if err != nil {
		return err
	}
	text := match.PlyText(t.match.Game(), t.match.Position(), best, false)
	t.unshown = true
	before := t.match.Position().Clone()
	return errors.Join(t.match.Play(best), t.printText("terminal.plays", t.level.Name+" ("+p.String()+")", text), t.announceRecord(before))
}

// think returns e's choice. With a seed only playouts end the search, so that the same input gets the same answers.
func (t *table) think(e search.Engine, l search.Limits) (games.Move, error) {
	if t.seeded {
		l.Time = 0
	}
	l.Now = t.program.Now
	r, err := e.Search(context.Background(), t.match.Position(), l)
	return r.Best, err
}

// maxLine bounds the bytes read of a line.
const maxLine = 1 << 16

// readLine reads a line. If it is too long the rest is dropped and ok is false.
func (t *table) readLine() (text string, ok bool, err error) {
	part, err := t.in.ReadSlice('\n')
	text, ok = string(part), true
	for errors.Is(err, bufio.ErrBufferFull) {
		ok = false
		_, err = t.in.ReadSlice('\n')
	}
	if errors.Is(err, io.EOF) && text != "" {
		err = nil // the last line may lack a line end
	}
	return strings.TrimSpace(text), ok, err
}

// ask reads a person's line and carries it out. seat appears in the prompt; it is "" after the end. The end of the input leaves the table.
func (t *table) ask(seat string) error {
	if t.unshown {
		if err := t.show(); err != nil {
			return err
		}
	}
	if _, err := fmt.Fprint(t.program.Out, seat+"> "); err != nil {
		return err
	}
	text, ok, err := t.readLine()
	switch {
	case errors.Is(err, io.EOF):
		t.quit = true
		return t.print("")
	case err != nil:
		return errors.Join(err, t.print(""))
	case !ok:
		return t.printText("terminal.toolong")
	case text == "":
		return nil
	}
	word, rest, _ := strings.Cut(text, " ")
	for _, o := range typedCommands() {
		if word = strings.ToLower(word); word == o.id || word == t.say("terminal.word."+o.id) {
			if o.playing && t.match.Over() {
				break
			}
			return o.do(t, strings.TrimSpace(rest))
		}
	}
	if t.match.Over() {
		return t.printText("terminal.over")
	}
	return t.play(text)
}

// play plays the plies of a turn, or prints why it cannot.
func (t *table) play(text string) error {
	g, p := t.match.Game(), t.match.Position().Clone()
	mover := p.ToMove()
	var turn []games.Move
	for _, ply := range strings.Split(text, "+") {
		if p.Over() || p.ToMove() != mover {
			return t.printText("terminal.turnover", games.Quote(ply))
		}
		m, err := g.ParseMove(p, ply)
		if illegal, ok := errors.AsType[*games.IllegalError](err); ok {
			return t.print(t.book.Say(illegal.Reason.Text))
		}
		if err != nil {
			return t.printText("terminal.unknown", games.Quote(strings.TrimSpace(ply)))
		}
		p.Play(m)
		turn = append(turn, m)
	}
	before := t.match.Position().Clone()
	for _, m := range turn {
		t.helped = t.helped || t.hint == hint{t.match.Node(), m}
		if err := t.match.Play(m); err != nil {
			return err
		}
	}
	t.unshown = true
	return t.announceRecord(before)
}

// announceRecord announces the largest score so far if the plies since before have set it, in a game with such records.
func (t *table) announceRecord(before games.Position) error {
	old, now := games.ViewOf(t.match.Game(), before), games.ViewOf(t.match.Game(), t.match.Position())
	best := func(v *board.View) (most int) {
		for _, seat := range v.Seats[:t.match.Game().Info().Players] {
			most = max(most, int(seat.Score))
		}
		return most
	}
	key := t.spec.ID + ".newrecord"
	if n := best(now); t.book.Has(key) && n > best(old) {
		return t.printText(key, n)
	}
	return nil
}
