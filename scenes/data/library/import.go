// Adds games from outside to the library: records, share codes and files of other programs (Import, Add). Finds out whether the library has a game
// already (importRecord, contains), and says why a file is refused. ImportResult counts what was added. ShareText makes the text that is copied of a game.
// Add a reason for a refusal in refusalOf.

package library

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/files/abstractplay"
	"quintet/games/files/anyformat"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store/queue"
)

// ImportResult counts imported games.
type ImportResult struct {
	Added      int
	Known      int           // already in the library
	Failed     int           // unreadable
	Incomplete int           // partly left out or guessed
	Reason     board.Message // why the first failed game cannot be read
}

// Plus returns the sum of a and b.
func (a ImportResult) Plus(b ImportResult) ImportResult {
	if a.Failed == 0 {
		a.Reason = b.Reason
	}
	return ImportResult{a.Added + b.Added, a.Known + b.Known, a.Failed + b.Failed, a.Incomplete + b.Incomplete, a.Reason}
}

// Notices reports the result, and why the first failed game could not be read.
func (a ImportResult) Notices() (all []notice.Notice) {
	why := notice.Notice{Message: a.Reason}
	switch {
	case a.Known > 0:
		all = append(all, notice.Say(notice.Done, "drop.known", a.Added, a.Known))
	case a.Failed > 0:
		all = append(all, notice.Say(notice.Failure, "drop.some", a.Added, a.Failed), why)
	case a.Added > 0:
		all = append(all, notice.Say(notice.Done, "drop.added", a.Added))
	}
	if a.Known > 0 && a.Failed > 0 {
		all = append(all, notice.Say(notice.Failure, "drop.failed", a.Failed), why)
	}
	if a.Incomplete > 0 {
		all = append(all, notice.Say(notice.Failure, "drop.noted", a.Incomplete))
	}
	return all
}

// Import returns the table of a game from outside, a file called name in any format that package anyformat reads. It adds the record of a finished
// game to the library, byte for byte if the format is ours. If the game is in the library already, Import opens that one, and Poll says so. ok is
// false if data cannot be opened, or holds several games, which are all added. Poll reports the result.
func (l *Library) Import(name string, data []byte) (t *table.Table, ok bool) {
	found := l.readOutside(name, data)
	if len(found) > 1 {
		l.messages = append(l.messages, l.addAll(name, found).Notices()...)
		return t, false
	}
	rec, text := found[0].rec, found[0].text
	for _, m := range found[0].messages {
		l.notify(notice.Notice{Message: m})
	}
	if rec == nil {
		return t, false
	}
	t = table.New(rec.Spec, rec.Match.Clone(), terms.Terms{})
	if t.Match.Over() {
		kept, held := l.importRecord(name, text, rec)
		if held {
			l.notify(notice.Say(notice.Done, "drop.held", name))
			return l.OpenGame(kept)
		}
		t.From = kept
	} else {
		t.Imported = true
	}
	return t, true
}

// Add adds the games in a file from outside to the library, finished or not. It reads them like Import.
func (l *Library) Add(name string, data []byte) ImportResult {
	return l.addAll(name, l.readOutside(name, data))
}

// addAll adds games from a file called name.
func (l *Library) addAll(name string, found []foreignGame) (all ImportResult) {
	for _, o := range found {
		if o.rec == nil {
			all = all.Plus(ImportResult{Failed: 1, Reason: o.messages[0]})
			continue
		}
		one := ImportResult{Added: 1}
		if _, held := l.importRecord(name, o.text, o.rec); held {
			one = ImportResult{Known: 1}
		}
		if len(o.messages) > 0 {
			one.Incomplete = 1
		}
		all = all.Plus(one)
	}
	return all
}

// importRecord adds rec, which came as data in a file called name, and returns its file name in the library. If the library has the game already,
// held is true and kept is its name.
func (l *Library) importRecord(name string, data []byte, rec *record.Record) (kept string, held bool) {
	if old, err := l.games.Read(name, len(data)); err == nil && bytes.Equal(old, data) {
		return name, true
	}
	x := l.Games()
	x.Await()
	for _, twin := range x.Twins(rec) {
		if l.contains(twin, rec) {
			return twin, true
		}
	}
	at := l.now()
	to := outsideName(l.newStem(rec.Spec.ID, at), index.ImportEnd)
	l.incoming[to] = data
	x.Expect(to, rec)
	arrived := func() {
		delete(l.incoming, to)
		x.Note(to)
	}
	done := func() {
		arrived()
		l.takenFrom(to, (*Entry).removeFinished)
	}
	failed := func(err error) {
		arrived()
		l.finished = slices.DeleteFunc(l.finished, func(g *FinishedGame) bool { return g.name == to })
		l.version++
		l.takenFrom(to, (*Entry).detach)
		l.reportUnsavedRecord(err)
	}
	l.queue.Do(queue.Job{Do: func() error { return l.games.Write(to, data) }, Done: done, Failed: failed})
	if rec.Match.Closed() {
		l.addFinished(&FinishedGame{Record: rec, At: at, name: to})
	}
	return to, false
}

// takenFrom calls do for the tables that were opened from the record called name.
func (l *Library) takenFrom(name string, do func(*Entry)) {
	for _, e := range slices.Clone(l.entries) {
		if e.Table.From == name {
			do(e)
		}
	}
}

// contains reports whether the record called name contains all of rec: the game, its variations and comments.
func (l *Library) contains(name string, rec *record.Record) bool {
	own := l.findRecord(name)
	return own != nil && sameGame(own.Match, rec.Match) && covers(own.Match.Root(), rec.Match.Root())
}

// covers reports whether a has all continuations, comments, marks and drawings of b.
func covers(a, b *match.Node) bool {
	type pair struct{ a, b *match.Node }
	for ahead := []pair{{a, b}}; len(ahead) > 0; {
		p := ahead[len(ahead)-1]
		ahead = ahead[:len(ahead)-1]
		if c := p.b.Comment(); c != "" && c != p.a.Comment() {
			return false
		}
		if slices.ContainsFunc(p.b.Drawings(), func(d board.Drawing) bool { return !slices.Contains(p.a.Drawings(), d) }) {
			return false
		}
		if k := p.b.Mark(); k != match.NoMark && k != p.a.Mark() {
			return false
		}
		for _, next := range p.b.Next() {
			i := slices.IndexFunc(p.a.Next(), func(n *match.Node) bool { return n.Move() == next.Move() })
			if i < 0 {
				return false
			}
			ahead = append(ahead, pair{p.a.Next()[i], next})
		}
	}
	return true
}

// equal reports whether a and b have the same text.
func equal(a, b *record.Record) bool {
	var text bytes.Buffer
	return record.Write(&text, b) == nil && hasText(a, text.Bytes())
}

// hasText reports whether record.Write writes rec as text.
func hasText(rec *record.Record, text []byte) bool {
	var own bytes.Buffer
	return record.Write(&own, rec) == nil && bytes.Equal(own.Bytes(), text)
}

// refusal says why data, the file called name, cannot be opened as a record. err is the error of record.Read.
func refusal(name string, data []byte, err error) board.Message {
	e, _ := errors.AsType[*record.Error](err)
	option, isOption := errors.AsType[*games.OptionError](err)
	illegal, isIllegal := errors.AsType[*games.IllegalError](err)
	switch {
	case e != nil && e.Line == 0:
		return board.Say("drop.large", name, record.MaxBytes>>20)
	case e == nil || !anyformat.IsRecord(data):
		return board.Say("drop.norecord", name)
	case e.Tag == "game":
		return board.Say("drop.game", name, games.Plain(e.Text))
	case isOption && option.Option.ID == "":
		return board.Say("drop.option", name, games.Plain(option.ID), strings.Join(option.Has, ", "))
	case isOption:
		return board.Say("drop.value", name, games.Plain(option.ID+"="+option.Value), symbolicValues(option.Option))
	case isIllegal:
		return board.Say("drop.illegal", name, e.Line, games.Plain(e.Text), illegal.Reason.Text)
	case e.Text == "":
		return board.Say("drop.line", name, e.Line)
	}
	return board.Say("drop.wrong", name, e.Line, games.Plain(e.Text))
}

// symbolicValues lists the values of o in symbols that are the same in every language.
func symbolicValues(o games.Option) string {
	var all []string
	if o.Max > 0 {
		all = append(all, strconv.Itoa(o.Min)+"–"+strconv.Itoa(o.Max))
	}
	for _, c := range o.Choices {
		if n, err := strconv.Atoi(c); err != nil || o.Max == 0 || n < o.Min || n > o.Max {
			all = append(all, c)
		}
	}
	return strings.Join(all, ", ")
}

// recordText returns the text of the file called name in the folder of games.
func (l *Library) recordText(name string) ([]byte, error) {
	if text, ok := l.incoming[name]; ok {
		return text, nil
	}
	return l.games.Read(name, record.MaxBytes)
}

// findRecord returns the record called name, nil if there is none.
func (l *Library) findRecord(name string) *record.Record {
	if i := slices.IndexFunc(l.finished, func(g *FinishedGame) bool { return g.name == name }); i >= 0 {
		return l.finished[i].Record
	}
	text, err := l.recordText(name)
	if err != nil {
		return nil
	}
	rec, err := record.Read(bytes.NewReader(text), l.find)
	if err != nil {
		return nil
	}
	return rec
}

// Code returns the share code of the position of t.
func Code(t *table.Table) (string, error) {
	return share.Format(record.New(t.Spec, match.NewAt(t.Match.Game(), t.Match.Position().Clone(), nil)))
}

// ShareText returns a text from which Import restores the game of t: a share code, or a record if the game has more than a code holds.
func (l *Library) ShareText(t *table.Table) (string, error) {
	rec := record.New(t.Spec, t.Match)
	if share.Complete(t.Match) {
		return share.Format(rec)
	}
	if e := l.At(t); e != nil {
		rec = e.ToRecord()
	} else if from := l.findRecord(t.From); from != nil {
		rec.Date, rec.Tags = from.Date, from.Tags
	}
	var text strings.Builder
	err := record.Write(&text, rec)
	return text.String(), err
}

// A foreignGame is a game from outside, with the text that the library stores.
type foreignGame struct {
	rec      *record.Record // nil if it cannot be read
	text     []byte
	messages []board.Message // messages for the players; if rec is nil, the reason
}

// readOutside reads the games in data, a file called name.
func (l *Library) readOutside(name string, data []byte) (all []foreignGame) {
	for _, g := range anyformat.Read(data, l.find, l.now().Location()) {
		o := foreignGame{rec: g.Record, messages: g.Notes}
		var err error
		if g.Err == nil {
			o.text, err = g.Text(data)
		}
		if err = errors.Join(g.Err, err); err != nil {
			o = foreignGame{messages: []board.Message{refusalOf(name, data, err)}}
		}
		all = append(all, o)
	}
	return all
}

// refusalOf says why a game in data, a file called name, cannot be opened.
func refusalOf(name string, data []byte, err error) board.Message {
	if _, ok := errors.AsType[*record.Error](err); ok {
		return refusal(name, data, err)
	}
	if _, ok := errors.AsType[*abstractplay.Error](err); ok || errors.Is(err, abstractplay.ErrNone) {
		return foreignRefusal(name, err)
	}
	return codeRefusal(name, err)
}

// codeRefusal says why a share code, in a file called name, cannot be opened.
func codeRefusal(name string, err error) board.Message {
	illegal, isIllegal := errors.AsType[*games.IllegalError](err)
	switch {
	case isIllegal:
		return board.Say("code.position", illegal.Reason.Text)
	case errors.Is(err, share.ErrVersion):
		return board.Say("code.newer")
	case errors.Is(err, share.ErrGame):
		return board.Say("code.game")
	case errors.Is(err, share.ErrBroken):
		return board.Say("code.broken")
	}
	return board.Say("drop.norecord", name)
}

// foreignRefusal says why a record of AbstractPlay, in a file called name, cannot be opened.
func foreignRefusal(name string, err error) board.Message {
	e, ok := errors.AsType[*abstractplay.Error](err)
	illegal, isIllegal := errors.AsType[*games.IllegalError](err)
	switch {
	case !ok:
		return board.Say("drop.norecord", name)
	case errors.Is(err, abstractplay.ErrGame):
		return board.Say("drop.game", name, games.Plain(e.Text))
	case isIllegal:
		return board.Say("drop.round.illegal", name, e.Round, games.Plain(e.Text), illegal.Reason.Text)
	case e.Round > 0:
		return board.Say("drop.round", name, e.Round, games.Plain(strings.TrimSpace(e.Text)))
	}
	return board.Say("drop.unfit", name)
}
