//go:build !js

package terminal

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/match"
	"quintet/games/record"
	"quintet/games/search"
	"quintet/games/words"
)

// A table is a game in the terminal.
type table struct {
	voice
	program Program
	spec    games.Spec
	match   *match.Match
	persons uint8 // bit i for seat i: it is played here
	level   catalog.Level
	engines [games.MaxPlayers]search.Engine
	seeds   *games.Rand
	seeded  bool // searches end by playouts alone
	draw    func(*match.Match, *words.Book) []string
	in      *bufio.Scanner
	fresh   bool // the position in force has not been shown
	left    bool // somebody has written quit
}

// run plays until the game is over, somebody leaves or the input ends.
func (t *table) run() error {
	if err := t.greet(); err != nil {
		return err
	}
	for !t.match.Over() && !t.left {
		mover := t.match.Position().ToMove()
		var err error
		if pass, ok := t.match.Pass(); ok {
			t.fresh = true
			err = errors.Join(t.match.Play(pass), t.tell("terminal.passes", t.name(mover)))
		} else if t.here(mover) {
			err = t.ask(mover)
		} else {
			err = t.reply(mover)
		}
		if err != nil {
			return err
		}
	}
	if t.left {
		return nil
	}
	if t.fresh {
		if err := t.show(); err != nil {
			return err
		}
	}
	return t.tell("terminal.result", record.FormatResult(t.match.Outcome(), t.match.Game().Info().Players))
}

// here reports whether a seat is played here.
func (t *table) here(p games.Player) bool { return t.persons>>p&1 == 1 }

// name returns what a seat is called: by its colour.
func (t *table) name(p games.Player) board.Message {
	return games.ViewOf(t.match.Game(), t.match.Position()).Seats[p].Name
}

// show draws the position in force.
func (t *table) show() error {
	t.fresh = false
	return t.print(append([]string{""}, t.draw(t.match, t.book)...)...)
}

// greet says what is played, and by whom.
func (t *table) greet() error {
	lines := []string{t.spec.Name + ", " + t.spec.Format(t.match.Game().Info().Options)}
	for i, seat := range t.match.Seats() {
		p := games.Player(i).String()
		if seat.Level == 0 {
			lines = append(lines, t.say("terminal.person", p))
		} else {
			lines = append(lines, t.say("terminal.computer", p, seat.Name, strconv.Itoa(seat.Level)))
		}
	}
	if t.persons != 0 {
		lines = append(lines, t.say("terminal.begin", t.legal()[0]))
	}
	t.fresh = true
	return t.print(lines...)
}

// legal returns the plies that are possible, in alphabetical order.
func (t *table) legal() []string {
	p := t.match.Position()
	all := games.FormatMoves(t.match.Game(), p, p.AppendMoves(nil))
	slices.Sort(all)
	return all
}

// reply lets the computer play the ply of a seat.
func (t *table) reply(p games.Player) error {
	if t.engines[p] == nil {
		t.engines[p] = t.level.Player(t.seeds.Uint64(), search.DefaultMemory/len(t.match.Seats()))
	}
	best, err := t.think(t.engines[p], t.level.Limits(0))
	if err != nil {
		return err
	}
	text := games.AnnotationOf(t.match.Game(), t.match.Position(), best)
	t.fresh = true
	return errors.Join(t.match.Play(best), t.tell("terminal.plays", t.level.Name+" ("+p.String()+")", text))
}

// think returns what e would play. With a seed it ends by playouts alone, so that the same words get the same answers.
func (t *table) think(e search.Engine, l search.Limits) (games.Move, error) {
	if t.seeded {
		l.Time, l.Threads = 0, 1
	}
	l.Now = t.program.Now
	r, err := e.Search(context.Background(), t.match.Position(), l)
	return r.Best, err
}

// ask reads what a person wants and does it. The end of the input leaves the table.
func (t *table) ask(p games.Player) error {
	if t.fresh {
		if err := t.show(); err != nil {
			return err
		}
	}
	if _, err := fmt.Fprint(t.program.Out, p.String()+"> "); err != nil {
		return err
	}
	if !t.in.Scan() {
		t.left = true
		return errors.Join(t.in.Err(), t.print(""))
	}
	text := strings.TrimSpace(t.in.Text())
	if text == "" {
		return nil
	}
	word, rest, _ := strings.Cut(text, " ")
	for _, o := range orders() {
		if word = strings.ToLower(word); word == o.id || word == t.say("terminal.word."+o.id) {
			return o.do(t, strings.TrimSpace(rest))
		}
	}
	return t.play(text)
}

// play makes the plies of a turn, or says why it cannot be made.
func (t *table) play(text string) error {
	g, p := t.match.Game(), t.match.Position().Clone()
	mover := p.ToMove()
	var turn []games.Move
	for _, ply := range strings.Split(text, "+") {
		if p.Over() || p.ToMove() != mover {
			return t.tell("terminal.turnover", games.Quote(ply))
		}
		m, err := g.ParseMove(p, ply)
		if illegal, ok := errors.AsType[*games.IllegalError](err); ok {
			return t.print(t.book.Say(illegal.Reason.Text))
		}
		if err != nil {
			return t.tell("terminal.unknown", games.Quote(strings.TrimSpace(ply)))
		}
		p.Play(m)
		turn = append(turn, m)
	}
	for _, m := range turn {
		if err := t.match.Play(m); err != nil {
			return err
		}
	}
	t.fresh = true
	return nil
}
