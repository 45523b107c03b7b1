package library

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/journal"
	"quintet/games/record"
	"quintet/scenes/worker"
)

// Receive returns the table of a record from outside, the file called name, to be begun. A finished game becomes one of the records here, as it
// is written, so that nothing of it is lost, unless it is among them. ok is false where data is no record that can be opened: Said tells why.
func (l *Library) Receive(name string, data []byte) (t journal.Snapshot, ok bool) {
	rec, err := record.Read(bytes.NewReader(data), l.find)
	if err != nil {
		l.said = append(l.said, refusal(name, data, err))
		return t, false
	}
	m, err := rec.Match()
	if err != nil {
		panic("library: a record that was read cannot be played: " + err.Error())
	}
	t = journal.Snapshot{Spec: rec.Spec, Match: m}
	if m.Over() {
		t.From = l.keptAs(name, data, rec)
	}
	return t, true
}

// keptAs returns under which name the finished game is kept of which rec is the record, written as data in a file called name. It is put among
// those here unless it is one of them.
func (l *Library) keptAs(name string, data []byte, rec *record.Record) string {
	var text bytes.Buffer
	written := record.Write(&text, rec) == nil
	for _, g := range l.finished {
		if written && says(g.Record, text.Bytes()) {
			return g.name
		}
	}
	if old, err := l.games.Read(name, len(data)); err == nil && bytes.Equal(old, data) {
		return name
	}
	at := l.now()
	g := &Finished{rec, at, recordName(l.newName(rec.Spec.ID, at))}
	l.worker.Do(worker.Job{Do: func() error { return l.games.Write(g.name, data) }, Failed: func(err error) { // then the table that is begun from it is written as any other
		l.finished = slices.DeleteFunc(l.finished, func(k *Finished) bool { return k == g })
		l.unfiled(err)
	}})
	l.keepFinished(g)
	return g.name
}

// same reports whether a and b say the same.
func same(a, b *record.Record) bool {
	var text bytes.Buffer
	return record.Write(&text, b) == nil && says(a, text.Bytes())
}

// says reports whether text is what Write makes of rec.
func says(rec *record.Record, text []byte) bool {
	var own bytes.Buffer
	return record.Write(&own, rec) == nil && bytes.Equal(own.Bytes(), text)
}

// refusal says why data, the file called name, cannot be opened as a record: err is what record.Read says.
func refusal(name string, data []byte, err error) board.Message {
	e, _ := errors.AsType[*record.Error](err)
	option, isOption := errors.AsType[*games.OptionError](err)
	illegal, isIllegal := errors.AsType[*games.IllegalError](err)
	switch {
	case e != nil && e.Line == 0:
		return board.Say("drop.large", name, record.MaxBytes>>20)
	case e == nil || !bytes.Contains(data, []byte("[game ")):
		return board.Say("drop.norecord", name)
	case e.Tag == "game":
		return board.Say("drop.game", name, games.Plain(e.Text))
	case isOption && option.Option.ID == "":
		return board.Say("drop.option", name, games.Plain(option.ID), strings.Join(option.Has, ", "))
	case isOption:
		return board.Say("drop.value", name, games.Plain(option.ID+"="+option.Value), values(option.Option))
	case isIllegal:
		return board.Say("drop.illegal", name, e.Line, games.Plain(e.Text), illegal.Reason.Text)
	case e.Text == "":
		return board.Say("drop.line", name, e.Line)
	}
	return board.Say("drop.wrong", name, e.Line, games.Plain(e.Text))
}

// values lists what o may be, in signs that every language reads.
func values(o games.Option) string {
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

// recordCalled returns the record kept under name, nil where there is none.
func (l *Library) recordCalled(name string) *record.Record {
	if i := slices.IndexFunc(l.finished, func(g *Finished) bool { return g.name == name }); i >= 0 {
		return l.finished[i].Record
	}
	rec, _, err := l.readRecord(name, record.MaxBytes)
	if err != nil {
		return nil
	}
	return rec
}
