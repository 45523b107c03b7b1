package record_test

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
	"quintet/games/null"
	"quintet/games/record"
)

// remarks are comments that are hard to write.
var remarks = []string{"", "", "", "good", "a } b", `\`, `\}`, "{", "two\nlines", "; no comment", "[game \"x\"]", "é ș 囲",
	strings.Repeat("long ", 40) + "end", "1. a1 (b1)"}

// drawLine plays a random line from p, which it spends, with comments and variations.
func drawLine(t *rapid.T, p games.Position, depth int) record.Line {
	line := record.Line{Comment: rapid.SampledFrom(remarks).Draw(t, "comment")}
	for n := rapid.IntRange(1, 6).Draw(t, "turns"); n > 0 && !p.Over(); n-- {
		before := p.Clone()
		turn := record.Turn{Comment: rapid.SampledFrom(remarks).Draw(t, "comment")}
		for mover := p.ToMove(); p.ToMove() == mover; {
			if n == 1 && len(turn.Moves) > 0 && rapid.Bool().Draw(t, "open") {
				break // only the last turn of a line may be open
			}
			ms := p.AppendMoves(nil)
			m := rapid.SampledFrom(ms).Draw(t, "move")
			p.Play(m)
			turn.Moves = append(turn.Moves, m)
		}
		for range rapid.IntRange(0, 2).Draw(t, "variations") {
			if depth < 3 {
				turn.Variations = append(turn.Variations, drawLine(t, before.Clone(), depth+1))
			}
		}
		line.Turns = append(line.Turns, turn)
	}
	return line
}

// Any tree of turns, with any names, comments and end, is written and read back as it was.
func TestRoundTripOfTrees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := catalogtest.Open(t, null.Spec, games.Options{
			"turns":   rapid.SampledFrom([]string{"single", "double"}).Draw(t, "turns"),
			"players": rapid.SampledFrom([]string{"2", "3", "4"}).Draw(t, "players"),
		})
		rec := &record.Record{Spec: null.Spec, Game: g, Date: rapid.SampledFrom([]string{"", "2026-11-21"}).Draw(t, "date")}
		for range g.Info().Players {
			rec.Names = append(rec.Names, rapid.SampledFrom([]string{"", "Ana", `a "b" \`, " ] ", "囲"}).Draw(t, "name"))
		}
		if rapid.Bool().Draw(t, "tag") {
			rec.Tags = []record.Tag{{Name: "event", Value: `"x"`}, {Name: "x-1"}}
		}
		start := g.Start()
		if rapid.Bool().Draw(t, "set up") {
			start.Play(start.AppendMoves(nil)[4])
			rec.Start = start.Clone()
		}
		if rapid.Bool().Draw(t, "played") {
			rec.Main = drawLine(t, start, 0)
		}
		rec.Outcome = drawEnd(t, rec)
		text := written(t, rec)
		again := read(t, text)
		if !reflect.DeepEqual(again.Main, rec.Main) {
			t.Fatalf("the turns are read as\n%+v\nwant\n%+v\nfrom\n%s", again.Main, rec.Main, text)
		}
		if !reflect.DeepEqual(again.Names, rec.Names) || again.Date != rec.Date || !reflect.DeepEqual(again.Tags, rec.Tags) ||
			!reflect.DeepEqual(again.Outcome, rec.Outcome) || (again.Start == nil) != (rec.Start == nil) {
			t.Fatalf("read as %+v, want %+v, from\n%s", again, rec, text)
		}
		if twice := written(t, again); twice != text {
			t.Fatalf("written again as\n%s\nwant\n%s", twice, text)
		}
	})
}

// drawEnd returns an outcome that fits the turns.
func drawEnd(t *rapid.T, rec *record.Record) match.Outcome {
	m := replayed(t, rec)
	if !m.Over() && rapid.Bool().Draw(t, "ended") {
		end := func() error { return m.Resign(games.Player(rapid.IntRange(0, 1).Draw(t, "by"))) }
		if rec.Game.Info().Players > 2 {
			end = m.Agree
		}
		catalogtest.NoError(t, end())
	}
	return m.Outcome()
}
