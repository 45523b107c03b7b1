package exercise_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/limits"
	"quintet/games/study/exercise"
)

// text holds a mistake with an answer of two plies, in both orders, and an exercise of a starter set.
const text = `quintet exercises 1

game distrify size=9 pairs=adjacent crosscuts=never swap=off
position 9/9/9/4X4/9/9/9/9/9 O - -
task better
grade 2
from 1 2026-11-22 Ana Rui.txt
played c3
answer e5 e6 | d3
answer e6 e5 | d3
answer d4 end

game squex size=6 win=uncuttable swap=off
position 1B4/2B3/6/3RR1/6/6 1b3/5/5/5/5 B 1 -
task win 3
grade 4
answer f6 | d2 b5
close d5 a1
`

// parse reads exercises and expects no damage.
func parse(t *testing.T, text string) []exercise.Exercise {
	t.Helper()
	all, err := exercise.Parse(text, catalog.Find)
	catalogtest.NoError(t, err)
	return all
}

// moves reads plies, one after another.
func moves(t *testing.T, e *exercise.Exercise, plies string) []games.Move {
	t.Helper()
	ms, err := games.PlayAll(e.Game, e.Position.Clone(), strings.Fields(plies))
	catalogtest.NoError(t, err)
	return ms
}

func TestTextRoundTrip(t *testing.T) {
	all := parse(t, text)
	if got := exercise.Format(all); got != text {
		t.Errorf("written as\n%s", got)
	}
	e := all[0]
	if e.Starter() || e.Origin.Record != "2026-11-22 Ana Rui.txt" || e.Origin.Ply != 1 || e.Kind != exercise.Better || len(e.Answers) != 3 {
		t.Errorf("read as %+v", e)
	}
	if e = all[1]; !e.Starter() || e.Turns != 3 || e.Kind != exercise.Win || e.Grade != 4 || e.Player() != 0 || len(e.Close) != 2 {
		t.Errorf("read as %+v", e)
	}
}

// The ID of an exercise follows from the question, not from the answers, and reveals nothing else.
func TestIDIdentifiesPosition(t *testing.T) {
	all := parse(t, text)
	again := parse(t, strings.NewReplacer("grade 2", "grade 3", "| d3", "| c3", "close d5 a1\n", "", "win=uncuttable swap=off", "").Replace(text))
	for i := range all {
		if all[i].ID() != again[i].ID() {
			t.Errorf("%d: judging again changes the ID", i)
		}
	}
	other := parse(t, strings.NewReplacer("4X4", "5X3", "win=uncuttable", "win=first").Replace(text))
	for i := range all {
		if all[i].ID() == other[i].ID() {
			t.Errorf("%d: another position or game has the same ID", i)
		}
	}
}

func TestDamagedExercisesAreSkipped(t *testing.T) {
	for _, tt := range []struct{ from, to, want string }{
		{"game distrify", "game chess", `line 3: game: there is no game "chess"`},
		{"size=9 p", "size=99 p", `line 3: game: distrify`},
		{"position 9/9/9", "position 9/9", "line 4: position: "},
		{"4X4/9", "4X4/XXXXXXXXX", "not legal here"},
		{"task better", "position 9/9/9/9/9/9/9/9/9 X - -\ntask better", "line 5: position: it occurs twice"},
		{"task better", "task think", "line 5: task: want win, save or better"},
		{"task better", "task better 100", "line 5: task: want a whole number from 1 to 99"},
		{"grade 2", "grade 5", "line 6: grade: want a whole number from 1 to 4"},
		{"grade 2", "", "line 5: the grade is missing"},
		{"from 1 ", "from x ", "line 7: from: want the number of a ply"},
		{"played c3\n", "", "line 10: from and played must be used together"},
		{"played c3", "played z3", `line 8: played: `},
		{"e5 e6 | d3", "e5 c3 | d3", "line 9: answer: "},
		{"e5 e6 | d3", "| d3", "line 9: answer: want at least one ply"},
		{"e5 e6 | d3", "e5 e6 d3", "line 9: answer: want plies of one turn"},
		{"played c3", "plaid c3", "line 8: plaid: want game, position"},
	} {
		if !strings.Contains(text, tt.from) {
			t.Fatalf("the text does not contain %s", tt.from)
		}
		all, err := exercise.Parse(strings.Replace(text, tt.from, tt.to, 1), catalog.Find)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %q", tt.to, err, tt.want)
		}
		if len(all) != 1 || all[0].Spec.ID != "squex" {
			t.Errorf("%s: %d exercises, want the other one", tt.to, len(all))
		}
	}
	if _, err := exercise.Parse("quintet exercises 2\n", catalog.Find); !errors.Is(err, exercise.ErrVersion) {
		t.Errorf("another version: %v", err)
	}
}

func TestAttempts(t *testing.T) {
	all := parse(t, text)
	for _, tt := range []struct {
		exercise int
		plies    string
		want     exercise.Verdict
		line     string
	}{
		{0, "e5", exercise.Begun, "e5 e6 d3"},
		{0, "e5 e6", exercise.Right, "e5 e6 d3"},
		{0, "e6 e5", exercise.Right, "e6 e5 d3"},
		{0, "d4 end", exercise.Right, "d4 end"},
		{0, "e5 end", exercise.Wrong, ""},
		{0, "c3", exercise.Wrong, ""},
		{0, "", exercise.Wrong, ""},
		{1, "f6", exercise.Right, "f6 d2 b5"},
		{1, "a1", exercise.Close, ""},
		{1, "a2", exercise.Wrong, ""},
	} {
		e := &all[tt.exercise]
		got, answer := e.Try(moves(t, e, tt.plies))
		if line := slices.Concat(answer.Plies, answer.Line); got != tt.want || !slices.Equal(line, moves(t, e, tt.line)) {
			t.Errorf("%q: %d with the answer %v, want %d with %s", tt.plies, got, line, tt.want, tt.line)
		}
	}
}

// Each step of help reveals its own part, and nothing of the others.
func TestHelpSteps(t *testing.T) {
	all := parse(t, text)
	for _, tt := range []struct {
		exercise          int
		begun             string
		first, last, area int // the bounds of the quarter, and its number of cells
		place             string
		played            string
		whole             int // how many of those played are shown
	}{
		{0, "", 4*9 + 4, 80, 25, "e5", "e5 e6 d3", 3},
		{0, "e6", 4*9 + 4, 80, 25, "e5", "e6 e5 d3", 2},
		{0, "c3", 4*9 + 4, 80, 25, "e5", "e5 e6 d3", 3}, // does not begin an answer
		{1, "", 3*6 + 3, 35, 9, "f6", "f6 d2 b5", 3},
	} {
		e := &all[tt.exercise]
		begun := moves(t, e, tt.begun)
		light, place, whole := e.Help(exercise.Light, begun), e.Help(exercise.Place, begun), e.Help(exercise.Whole, begun)
		cells := e.Game.Geometry().Cells
		if n := len(light.Area); n != tt.area || light.Area[0] != board.Target(tt.first) || light.Area[n-1] != board.Target(tt.last) {
			t.Errorf("%q: Light shows %v", tt.begun, light.Area)
		}
		if light.Area = nil; !reflect.DeepEqual(light, exercise.Help{Place: board.NoTarget}) {
			t.Errorf("%q: Light shows too much: %+v", tt.begun, light)
		}
		if cells[place.Place].Label != tt.place {
			t.Errorf("%q: Place is %s, want %s", tt.begun, cells[place.Place].Label, tt.place)
		}
		if place.Place = board.NoTarget; !reflect.DeepEqual(place, exercise.Help{Place: board.NoTarget}) {
			t.Errorf("%q: Place shows too much: %+v", tt.begun, place)
		}
		played := moves(t, e, tt.played)
		if told := slices.Concat(whole.Plies, whole.Line); !slices.Equal(told, played[len(played)-tt.whole:]) || len(whole.Area) > 0 || whole.Place != board.NoTarget {
			t.Errorf("%q: Whole shows %+v", tt.begun, whole)
		}
	}
}

// Outside text may contain anything: whatever an error repeats of it can be shown on a terminal.
func TestErrorsQuoteInput(t *testing.T) {
	for _, line := range strings.Split(strings.TrimSpace(text), "\n")[2:] {
		for _, nasty := range []string{"\u009b31m", "\x1b[31m", "\u202e", "\a"} {
			if line == "" {
				continue
			}
			for _, bad := range []string{nasty + line, line + nasty, strings.Replace(line, " ", " "+nasty, 1), strings.ReplaceAll(line, "=", "="+nasty)} {
				_, err := exercise.Parse(strings.Replace(text, line, bad, 1), catalog.Find)
				if err != nil && limits.Tag(err.Error()) != err.Error() {
					t.Errorf("the error of %q is %q", bad, err)
				}
			}
		}
	}
}

// A record may have any file name.
func TestRecordNameIsOneLine(t *testing.T) {
	all := parse(t, text)
	all[0].Origin.Record = "\u202eAna\nRui\x00.txt"
	if again := parse(t, exercise.Format(all)); again[0].Origin.Record != "Ana Rui.txt" {
		t.Errorf("the record has the name %q", again[0].Origin.Record)
	}
}

// Parse never panics, and what it reads survives writing and reading.
func FuzzParse(f *testing.F) {
	f.Add(text)
	f.Add(strings.Replace(text, "grade 2", "position 9/9/9/9/9/9/9/9/9 X - -", 1))
	f.Fuzz(func(t *testing.T, text string) {
		all, err := exercise.Parse(text, catalog.Find)
		if err != nil {
			return
		}
		written := exercise.Format(all)
		if again := exercise.Format(parse(t, written)); again != written {
			t.Errorf("%s\nis written again as\n%s", written, again)
		}
	})
}
