//go:build !js

// The words that a player may type instead of a ply in the command "play", such as hint, undo, review, save and help. Add one here (typedCommands);
// table.go holds the game itself.

package terminal

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/cli/command"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/games/study/judge"
)

// A typedCommand is a word that a player may type instead of a ply.
type typedCommand struct {
	id      string // the English word
	playing bool   // only during the game
	do      func(t *table, rest string) error
}

func typedCommands() []typedCommand {
	return []typedCommand{
		{"help", false, (*table).help},
		{"board", false, func(t *table, _ string) error { return t.show() }},
		{"moves", true, func(t *table, _ string) error {
			return t.print(wrap(t.say("terminal.moves", strings.Join(t.legal(), " "))))
		}},
		{"hint", true, (*table).showHint},
		{"undo", false, (*table).undo},
		{"resign", true, (*table).resign},
		{"review", false, (*table).review},
		{"save", false, (*table).save},
		{"quit", false, func(t *table, _ string) error { t.quit = true; return nil }},
	}
}

// help lists the words.
func (t *table) help(string) error {
	var lines []string
	if !t.match.Over() {
		lines = append(lines, t.say("terminal.help.ply", t.legal()[0]))
	}
	for _, o := range typedCommands() {
		if o.playing && t.match.Over() {
			continue
		}
		lines = append(lines, fmt.Sprintf("%-10s %s", t.say("terminal.word."+o.id), t.say("terminal.help."+o.id)))
	}
	return t.print(lines...)
}

// A hint is a ply that was shown as the best after another ply.
type hint struct {
	after *match.Node
	move  games.Move
}

// showHint shows the choice of the judge of reviews, so a review never grades a played hint as a mistake.
func (t *table) showHint(string) error {
	j, err := judge.New(t.match.Game(), judge.DefaultSettings(t.spec.ID))
	if err != nil {
		return err
	}
	look, err := j.Look(context.Background(), judge.NewBook(j), t.match.Position())
	if err != nil {
		return err
	}
	t.hint = hint{t.match.Node(), look.Best()}
	return t.printText("terminal.hint", match.PlyText(t.match.Game(), t.match.Position(), look.Best(), false))
}

// review grades the plies played so far, like the review in the window.
func (t *table) review(string) error {
	j, err := judge.New(t.match.Game(), judge.DefaultSettings(t.spec.ID))
	if err != nil {
		return err
	}
	m := t.match.Prefix(t.match.Cursor())
	r := judge.NewReview(judge.NewBook(j), m)
	if err := r.Run(context.Background(), func() {}); err != nil {
		return err
	}
	return t.printReview(m, r)
}

// undo takes back a resignation, or goes back to the previous position in which someone here was to move. Against a computer that counts as help.
func (t *table) undo(string) error {
	against := t.persons != 1<<t.match.Game().Info().Players-1
	if t.match.Over() && !t.match.Position().Over() {
		t.match.Reopen()
		t.unshown, t.helped = true, t.helped || against
		return nil
	}
	for ply := t.match.Cursor() - 1; ply >= 0; ply-- {
		if p := t.match.PositionAt(ply); t.isLocal(p.ToMove()) && !t.match.MustPassAt(ply) {
			if err := t.back(ply); err != nil {
				return err
			}
			t.unshown, t.helped = true, t.helped || against
			return nil
		}
	}
	return t.printText("terminal.start")
}

// back goes to the position after ply plies. A finished game continues in a new match: in the old one its result would stand.
func (t *table) back(ply int) error {
	if !t.match.Closed() {
		t.match.Goto(ply)
		return nil
	}
	m := match.New(t.match.Game(), t.match.Seats())
	for i := range ply {
		if err := m.Play(t.match.Move(i)); err != nil {
			return err
		}
	}
	t.match = m
	return nil
}

// resign resigns for the seat to move.
func (t *table) resign(string) error {
	p := t.match.Position().ToMove()
	return errors.Join(t.match.Resign(p), t.printText("terminal.resigned", t.name(p)))
}

// text returns the record of the game, including everything taken back.
func (t *table) text() ([]byte, error) {
	rec := &record.Record{Spec: t.spec, Match: t.match, Date: t.program.Now().Format(time.DateOnly)}
	if t.helped {
		rec.SetTag(record.HelpedTag, "yes")
	}
	var b bytes.Buffer
	err := record.Write(&b, rec)
	return b.Bytes(), err
}

// saveToLibrary keeps the finished game where the window keeps games. It replaces the version kept before something was taken back. A game without a move is
// not kept. It prints any error.
func (t *table) saveToLibrary() error {
	if t.program.Keep == nil || t.data == "none" || len(t.match.Root().Next()) == 0 {
		return nil
	}
	text, err := t.text()
	if err != nil {
		return err
	}
	path, err := t.program.Keep(t.data, t.spec.ID, t.savedAs, text)
	if err != nil {
		return t.printText("terminal.unkept", err.Error())
	}
	t.savedAs = path
	return t.printText("terminal.kept", command.QuoteName(path))
}

// save saves the game, including everything taken back, to a new file. It prints any error, and the game continues.
func (t *table) save(name string) error {
	if name == "" {
		return t.printText("terminal.file", t.say("terminal.word.save"))
	}
	text, err := t.text()
	if err != nil {
		return err
	}
	err = command.WriteFile(name, text, false)
	if errors.Is(err, fs.ErrExist) {
		return t.printText("terminal.exists", command.QuoteName(name))
	}
	if err != nil {
		return t.print(err.Error())
	}
	return t.printText("terminal.saved", command.QuoteName(name))
}

// lineWidth is the number of characters at which text is wrapped.
const lineWidth = 79

// wrap breaks text into lines between words.
func wrap(text string) string {
	var b strings.Builder
	column := 0
	for i, word := range strings.Fields(text) {
		n := len([]rune(word))
		switch {
		case i == 0:
		case column+1+n > lineWidth:
			b.WriteByte('\n')
			column = 0
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	return b.String()
}
