package training_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/data/backup"
	"quintet/scenes/data/store"
)

// results opens the results from any scene and plays a script there.
func (p *player) results(script string) {
	p.t.Helper()
	for p.App.Scene() != scenes.Title {
		p.do(map[bool]string{true: "key ctrl+t", false: "key esc"}[p.App.Scene() == scenes.Play])
	}
	p.do("press Training;press Your level;wait;" + script)
}

// What the results show of one lost game: it is rated, it is only listed, or it is absent.
const (
	isRated  = "want text 0 of 1;want text one game counts;want absent one with help"
	isListed = "want text No game counts yet;want text one with help;want text 0 games count. One does not: it was played with help;want absent of 1"
	isAbsent = "want text No game yet;want absent one with help;want absent one game counts;want absent of 1"
)

// The beginning of a game of Squex against a computer, and its end: Ana resigns.
const (
	begun  = "press New game Squex;press Play;wait;play d4;wait"
	resign = ";key ctrl+g;key y;wait"
)

// A game against a computer that began in another program.
const (
	elsewhere  = `[game "squex"]\n[p1 "Ana"]\n[p2 "Davi"]\n[p2-level "4"]\n[result "*"]\n1. d4 e5`
	unfinished = "give a.txt " + elsewhere
)

// run plays a script in which "restart" ends the program and starts it again.
func (p *player) run(script string) {
	p.t.Helper()
	for i, part := range strings.Split(script, ";restart") {
		if i > 0 {
			p.restart()
		}
		p.do(strings.TrimPrefix(part, ";"))
	}
}

// drop drops several files on the window at once.
func (p *player) drop(texts ...string) {
	for i, text := range texts {
		p.Drop(input.File{Name: string(rune('a'+i)) + ".txt", Data: []byte(strings.ReplaceAll(text, `\n`, "\n")), Others: len(texts) - 1 - i})
	}
}

// records returns the names of the records in the library, and the text of the last one.
func (p *player) records() (names []string, last string) {
	p.t.Helper()
	p.restart() // writes what is still to be written
	names, err := p.store.Folder("games").List()
	if err != nil {
		p.t.Fatal(err)
	}
	names = slices.DeleteFunc(names, func(name string) bool { return !strings.HasSuffix(name, ".txt") })
	if len(names) > 0 {
		text, err := p.store.Folder("games").Read(names[len(names)-1], 1<<20)
		if err != nil {
			p.t.Fatal(err)
		}
		last = string(text)
	}
	return names, last
}

// TestYourLevel plays games, uses help in them, imports, pastes and copies them. A game played here is rated, one with help is listed, and one from
// elsewhere is absent: at once, after a restart, and after a backup is restored.
func TestYourLevel(t *testing.T) {
	for _, c := range []struct {
		name   string
		script string
		more   func(p *player) // after the script; nil for nothing
		want   string
	}{
		{"played", begun + ";restart;play a1;wait" + resign, nil, isRated},
		{"threats looked at", begun + ";hold t;ticks 40;hold none;ticks 5;key t;ticks 5" + resign, nil, isRated},
		{"a hint played", begun + ";key h;wait;key enter;wait;restart" + resign, nil, isListed},
		{"a hint put away", begun + ";key h;wait;key esc" + resign, nil, isRated},
		{"taken back", begun + ";key ctrl+z;restart;play a1;wait;restart" + resign, nil, isListed},
		{"taken back and brought back", begun + ";key ctrl+z;restart;key ctrl+y" + resign, nil, isRated},
		{"analysed", begun + ";key a;want scene review;restart;want scene play" + resign, nil, isListed},
		{"taken back after the end", begun + resign + ";key ctrl+z;key ctrl+z;play a1;wait", nil, isRated},
		{"set up", "press New game Squex;press Set up a position;click c3;press Play from here;press Play;wait;restart" + resign, nil, isListed},
		{"between people", "press New game Squex;press seat 2 Person;press Play;play d4 e5;key ctrl+z;play a1" + resign, nil, isAbsent},
		{"opened in progress", unfinished + ";restart;play a1;wait;restart" + resign, nil, isAbsent},
		{"imported", "give a.txt " + strings.ReplaceAll(game(1, "Ana", 3, false), "\n", `\n`), nil, isAbsent},
		{"imported and varied", "give a.txt " + strings.ReplaceAll(game(1, "Ana", 3, false), "\n", `\n`) + ";restart;key ctrl+z;play a1;wait", nil, isAbsent},
		{"dropped in progress, then played on", "", func(p *player) {
			p.drop(elsewhere, `[game "squex"]\n[date "2020-01-01"]\n[result "p1+ resign"]\n1. c3`)
			p.do("wait;press Library;wait;press Look again;want scene play;want plies 2")
			p.restart()
			p.do("want scene play;play a1;wait" + resign)
		}, isAbsent},
		{"copied, and the first one deleted", begun + resign, func(p *player) {
			p.do("key ctrl+t;press Library;wait;press This game;press Duplicate;wait")
			p.results(isRated)
			names, _ := p.records()
			for _, name := range names {
				if !strings.Contains(name, "copy") {
					if err := p.store.Folder("games").Remove(name); err != nil {
						t.Fatal(err)
					}
				}
			}
		}, isAbsent},
		{"named", begun + ";key a;key esc" + resign, func(p *player) {
			p.do("key ctrl+t;press Library;wait;want text with help;press This game;press Rename;type My game;key enter;wait;want text My game")
		}, isListed},
		{"deleted and restored", begun + ";key a;key esc" + resign, func(p *player) {
			p.do("key ctrl+t;press Library;wait;press This game;press Delete;wait;press Bring back;wait")
		}, isListed},
		{"one with help and one without", begun + ";key a;key esc" + resign + ";key ctrl+r;wait;play d4;wait" + resign, nil, "want text 0 of 1, plus one with help;want text one game counts. One does not: it was played with help"},
		{"in the library of version 0.2", "", func(p *player) { p.keep(1, game(1, "Ana", 3, false)) }, isRated},
		{"in the library of version 0.2 under another name", "", func(p *player) {
			if err := p.store.Folder("games").Write("my game.txt", []byte(game(1, "Ana", 3, false))); err != nil {
				t.Fatal(err)
			}
		}, isRated},
	} {
		p := newPlayer(t)
		t.Log(c.name)
		if c.script != "" {
			p.run(c.script)
		}
		if c.more != nil {
			c.more(p)
		}
		p.results(c.want)
		p.restart()
		p.results(c.want)
		p.App.Close()
		archive, err := backup.Save(p.store)
		if err != nil {
			t.Fatal(err)
		}
		p.store = store.Memory()
		if _, err := backup.Restore(p.store, archive); err != nil {
			t.Fatal(err)
		}
		p.start()
		p.results(c.want)
		p.App.Close()
	}
}

// The record of a helped game says so, also after another program has imported it. The results there do not list it.
func TestHelpedGameStaysHelped(t *testing.T) {
	p := newPlayer(t)
	p.do(begun + ";key a;key esc" + resign + ";want text Not counted for your level;key ctrl+t")
	_, text := p.records()
	if !strings.Contains(text, "\n[helped \"yes\"]\n") {
		t.Fatalf("the record of a helped game does not say so:\n%s", text)
	}
	q := newPlayer(t)
	q.Drop(input.File{Name: "a.txt", Data: []byte(text)})
	q.results(isAbsent + ";key esc;key esc;press Library;wait;want text imported")
	if _, kept := q.records(); kept != text {
		t.Errorf("imported, the record is another:\n%s", kept)
	}
	p.Drop(input.File{Name: "b.txt", Data: []byte(text)}) // the library has it already
	p.do("press Close")                                   // the notice, which lies over the link to the results
	p.results(isListed)
	p.App.Close()
	q.App.Close()
}

// Even matches have a row of their own, whatever their strength, and are no games against the level below.
func TestEvenMatchesHaveARow(t *testing.T) {
	p := newPlayer(t)
	for i, level := range []string{"2", "2.4", "2.7"} {
		p.do(`played 2026042` + string(rune('0'+i)) + `-120000-squex-1.txt [game "squex"]\n[format "5"]\n[p1 "Ana"]\n[p2 "Nico"]\n[p2-level "` + level + `"]\n[result "p1+ resign"]\n1. d4 e` + string(rune('3'+i)))
	}
	p.restart()
	p.results("want text Even matches;want text 2 of 2;want text 1 of 1")
}
