package library

import (
	"errors"
	"strings"

	"quintet/games"
	"quintet/games/abstractplay"
	"quintet/games/board"
	"quintet/games/gamefile"
	"quintet/games/record"
	"quintet/games/share"
)

// An outsider is a game from outside, with the text as which the library keeps it.
type outsider struct {
	rec  *record.Record // nil where it cannot be read
	text []byte
	said []board.Message // what the players are told of it; where rec is nil, why
}

// readOutside reads the games in data, which came as name.
func (l *Library) readOutside(name string, data []byte) (all []outsider) {
	for _, g := range gamefile.Read(data, l.find, l.now().Location()) {
		o := outsider{rec: g.Record, said: g.Notes}
		var err error
		if g.Err == nil {
			o.text, err = g.Text(data)
		}
		if err = errors.Join(g.Err, err); err != nil {
			o = outsider{said: []board.Message{refusalOf(name, data, err)}}
		}
		all = append(all, o)
	}
	return all
}

// refusalOf says why a game in data, which came as name, cannot be opened.
func refusalOf(name string, data []byte, err error) board.Message {
	if _, ok := errors.AsType[*record.Error](err); ok {
		return refusal(name, data, err)
	}
	if _, ok := errors.AsType[*abstractplay.Error](err); ok || errors.Is(err, abstractplay.ErrNone) {
		return foreignRefusal(name, err)
	}
	return codeRefusal(name, err)
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
	case isIllegal:
		return board.Say("drop.round.illegal", name, e.Round, games.Plain(e.Text), illegal.Reason.Text)
	case e.Round > 0:
		return board.Say("drop.round", name, e.Round, games.Plain(strings.TrimSpace(e.Text)))
	}
	return board.Say("drop.unfit", name)
}
