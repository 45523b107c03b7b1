package library

import (
	"bytes"
	"errors"
	"strings"

	"quintet/games"
	"quintet/games/abstractplay"
	"quintet/games/board"
	"quintet/games/record"
	"quintet/games/share"
)

// readOutside reads data from outside, called name: a record, a record of AbstractPlay or the code of a game. The library keeps text: a record as
// it came, everything else written as a record. said is the message for the players; where rec is nil it names the reason.
func (l *Library) readOutside(name string, data []byte) (rec *record.Record, text []byte, said board.Message) {
	isRecord := len(data) > record.MaxBytes || bytes.Contains(data, []byte("[game ")) // no format may be longer: Read refuses it
	var err error
	switch {
	case !isRecord && abstractplay.Is(data):
		if rec, err = abstractplay.Read(data, l.find); err != nil {
			return nil, nil, foreignRefusal(name, err)
		}
	case !isRecord && share.Is(data):
		c, err := share.Parse(string(data), l.find)
		if err != nil {
			return nil, nil, codeRefusal(name, err)
		}
		if rec = c.Record; !c.Whole {
			said = board.Say("code.damaged", rec.Plies(), c.Plies)
		}
	default:
		if rec, err = record.Read(bytes.NewReader(data), l.find); err != nil {
			return nil, nil, refusal(name, data, err)
		}
		return rec, data, said
	}
	var b bytes.Buffer
	if err := record.Write(&b, rec); err != nil {
		return nil, nil, refusal(name, data, err)
	}
	return rec, b.Bytes(), said
}

// codeRefusal says why the code of a game, which came as name, cannot be opened.
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

// foreignRefusal says why a record of AbstractPlay, which came as name, cannot be opened.
func foreignRefusal(name string, err error) board.Message {
	e, ok := errors.AsType[*abstractplay.Error](err)
	illegal, isIllegal := errors.AsType[*games.IllegalError](err)
	switch {
	case !ok:
		return board.Say("drop.norecord", name)
	case errors.Is(err, abstractplay.ErrGame):
		return board.Say("drop.game", name, games.Plain(e.Text))
	case errors.Is(err, abstractplay.ErrVariant):
		return board.Say("drop.variant", name, games.Plain(e.Text))
	case isIllegal:
		return board.Say("drop.round.illegal", name, e.Round, games.Plain(e.Text), illegal.Reason.Text)
	case e.Round > 0:
		return board.Say("drop.round", name, e.Round, games.Plain(strings.TrimSpace(e.Text)))
	}
	return board.Say("drop.unfit", name)
}
