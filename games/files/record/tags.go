// Parses the tags of a record: game, options, position, players, levels and date, and compares the result with the turns. Add a tag here, in
// write.go and in doc.go; result.go has the words of the result.

package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/limits"
	"quintet/games/play/match"
)

// A value is the value of a tag and its place in the text.
type value struct {
	text string
	at   int
}

// readTags reads the tags and separates those that this package does not know.
func (r *reader) readTags() error {
	for {
		if err := r.advance(); err != nil {
			return err
		}
		if r.token.kind != tokenTag {
			return nil
		}
		name, text, err := parseTag(r.token.text)
		if err != nil {
			return r.fail(r.token.at, r.token.text, err)
		}
		if _, twice := r.tags[name]; twice {
			return r.fail(r.token.at, r.token.text, fmt.Errorf("the tag %s stands twice", name))
		}
		if utf8.RuneCountInString(text) > limits.MaxTag {
			return r.fail(r.token.at, text, fmt.Errorf("%s: a tag has at most %d characters, and this has more", name, limits.MaxTag))
		}
		text = limits.Tag(text)
		r.tags[name] = value{text, r.token.at}
		if !known(name) {
			if len(r.rec.Tags) == MaxTags {
				return r.fail(r.token.at, r.token.text, fmt.Errorf("a record has at most %d tags of other programs, and this has more", MaxTags))
			}
			r.rec.Tags = append(r.rec.Tags, Tag{name, text})
		}
	}
}

// known reports whether this package knows the tag called name.
func known(name string) bool {
	seat, _ := strings.CutSuffix(name, levelSuffix)
	return slices.Contains([]string{"p1", "p2", "p3", "p4"}, seat) || slices.Contains([]string{"format", "game", "options", "position", "date", "result"}, name)
}

// parseTag reads a line such as [name "value"].
func parseTag(line string) (name, text string, err error) {
	const want = `want a tag such as [game "squex"]`
	name, rest, ok := strings.Cut(strings.TrimPrefix(line, "["), " ")
	rest = strings.TrimLeft(rest, " \t")
	if !ok || !validName(name) || !strings.HasPrefix(rest, `"`) {
		return "", "", errors.New(want)
	}
	text, n := unquote(rest[1:], '"')
	if n < 0 || strings.TrimSpace(rest[1+n:]) != "]" {
		return "", "", errors.New(want)
	}
	return name, text, nil
}

// validName reports whether name can be the name of a tag.
func validName(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// checkFormat refuses a record of a later version.
func (r *reader) checkFormat() error {
	if tag, ok := r.tags["format"]; ok && !slices.Contains([]string{"1", "2", "3", "4", "5"}, tag.text) {
		return r.failTag("format", errors.New("this program reads formats 1 to 5; a newer version of it may read this record"))
	}
	r.divided = r.tags["format"].text >= "4"
	return nil
}

// openGame makes the game of the tags and reads the tags about players and date.
func (r *reader) openGame(find func(id string) (games.Spec, bool)) error {
	id, ok := r.tags["game"]
	if !ok {
		return r.fail(0, "", errors.New(`the record has no tag that names its game, such as [game "squex"]`))
	}
	spec, ok := find(id.text)
	if !ok {
		return r.valueError("game", errors.New("there is no game of this name"))
	}
	options, err := games.ParseOptions(strings.Fields(r.tags["options"].text))
	if err != nil {
		return r.failTag("options", err)
	}
	g, err := spec.Open(options)
	if err != nil {
		return r.failTag("options", err)
	}
	r.rec.Spec, r.game = spec, spec
	start := g.Start()
	if tag, ok := r.tags["position"]; ok {
		if start, err = games.SetUp(g, tag.text); err != nil {
			return r.failTag("position", err)
		}
	}
	var seats []match.Seat
	for i := range games.Player(games.MaxPlayers) {
		tag, ok := r.tags[i.String()]
		switch {
		case utf8.RuneCountInString(tag.text) > limits.MaxName:
			return r.failTag(i.String(), fmt.Errorf("a name has at most %d characters", limits.MaxName))
		case int(i) >= g.Info().Players && ok:
			return r.failTag(i.String(), fmt.Errorf("the game has %d players", g.Info().Players))
		}
		level, even, err := r.readLevel(i, g.Info().Players)
		if err != nil {
			return err
		}
		if int(i) < g.Info().Players {
			seats = append(seats, match.Seat{Name: tag.text, Level: level, Even: even})
		}
	}
	r.rec.Match = match.NewAt(g, start, seats)
	if tag, ok := r.tags["date"]; ok {
		if _, err := time.Parse(time.DateOnly, tag.text); err != nil {
			return r.failTag("date", errors.New("want a date such as 2026-11-21"))
		}
		r.rec.Date = tag.text
	}
	return nil
}

// readLevel returns the level of the computer on seat i of a game with players players, 0 for a person, and its strength in an even match.
func (r *reader) readLevel(i games.Player, players int) (level, even int, err error) {
	name := i.String() + levelSuffix
	tag, ok := r.tags[name]
	switch {
	case int(i) >= players && ok:
		return 0, 0, r.failTag(name, fmt.Errorf("the game has %d players", players))
	case !ok:
		return 0, 0, nil
	}
	if level, even, ok = games.ParseLevel(tag.text, MaxLevel); !ok {
		return 0, 0, r.failTag(name, fmt.Errorf("want the level of a computer, 1 to %d", MaxLevel))
	}
	return level, even, nil
}

// failTag returns an error about the value of a tag, which it names.
func (r *reader) failTag(name string, err error) error {
	return r.valueError(name, fmt.Errorf("%s: %w", name, err))
}

// valueError returns an error about the value of a tag.
func (r *reader) valueError(name string, err error) error {
	e := r.fail(r.tags[name].at, r.tags[name].text, err)
	e.Tag = name
	return e
}

// readResult ends the match after end, the last ply of the main line, as the result says. If the tag is missing the line decides.
func (r *reader) readResult(end *match.Node) error {
	m := r.rec.Match
	m.Show(end)
	game := m.Prefix(m.Cursor())
	if tag, ok := r.tags["result"]; ok {
		if err := settle(game, strings.Join(strings.Fields(strings.ToLower(tag.text)), " ")); err != nil {
			return r.failTag("result", err)
		}
	}
	o := game.Outcome()
	if len(end.Next()) > 0 {
		m.Hold() // what follows is a variation
	}
	if o.Ending != match.Going && o.Ending != match.Finished {
		return m.EndAs(o.Ending, o.By, o.Winners)
	}
	return nil
}
