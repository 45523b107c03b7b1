package app_test

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"syscall"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/files/record"
	"quintet/games/gametest"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/backup"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// In a browser players save everything as one file, and another program restores it: the table is on its title page.
func TestEverythingIsSavedAndOpened(t *testing.T) {
	var name string
	var data []byte
	asked := 0
	page := func() *demo.Player {
		p := demotest.New(app.Deps{
			InBrowser: true,
			Save:      func(n string, d []byte) { name, data = n, d }, Choose: func(string) { asked++ },
		})
		t.Cleanup(p.App.Close)
		return p
	}
	p := page()
	do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4 e5 f6;press Settings;press Files;press Save Save everything;press Open Open a file")
	if name != "quintet-20260101-120000.zip" || !backup.Is(data) || asked != 1 {
		t.Fatalf("saved are %d bytes as %q; a file was asked for %d times", len(data), name, asked)
	}
	other := page()
	drop := func(name string, data []byte) {
		other.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Dropped: &input.File{Name: name, Data: data}})
		other.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1})
	}
	do(t, other, "ticks 1;want nobutton Continue")
	drop(name, data)
	do(t, other, "want text were added;press Continue;want plies 3")
	drop(name, data)
	if !slices.ContainsFunc(other.App.Seen().Texts, func(s string) bool { return s == "Everything in "+name+" is here already." }) {
		do(t, other, "want text here already")
	}
	drop("x.zip", []byte("PK\x03\x04nothing"))
	do(t, other, "want scene play")
}

// In a browser a finished game is saved as its record, from its table and also after a restart; another program opens it at its end.
func TestRecordIsSavedAndOpened(t *testing.T) {
	var name string
	var data []byte
	page := func(s store.Store) *demo.Player {
		p := demotest.New(app.Deps{
			Store: s, InBrowser: true, Save: func(n string, d []byte) { name, data = n, d },
		})
		t.Cleanup(p.App.Close)
		return p
	}
	kept := store.Memory()
	p := page(kept)
	do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4 e5 f6;key m;press Save as;want button Record (.txt);key esc")
	do(t, p, "key ctrl+g;key y;key m;press Save as;press Record (.txt)")
	settle(t, p)
	do(t, p, "key esc;press Back to the title")
	p.App.Close()
	folder := kept.Folder("games")
	if text, err := folder.Read(name, 1<<20); err != nil || len(data) == 0 || string(text) != string(data) {
		t.Fatalf("saved as %q is\n%s\nkept is\n%s\n%v", name, data, text, err)
	}
	old, first := name, string(data)
	p = page(kept)
	do(t, p, "press Look again;want winners 2;key m;press Save as;press Record (.txt)")
	settle(t, p)
	if name != old || string(data) != first {
		t.Errorf("later it is saved as %q:\n%s\nbefore as %q:\n%s", name, data, old, first)
	}
	other := page(store.Memory())
	other.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Dropped: &input.File{Name: name, Data: data}})
	do(t, other, "ticks 1;want scene play;want winners 2;want plies 3")
}

// aRecord is a resigned game of Squex, with tags that only other programs write.
const aRecord = `club.txt [game "squex"]\n[options "size=6"]\n[p1 "Ana"]\n[p2 "Rui"]\n[event "Club"]\n[result "p1+ resign"]\n1. b2 {begins} e5 (2. d4) c3`

// A record dropped on the window opens at its end, from every page; the previous table is on the title page.
func TestRecordIsDropped(t *testing.T) {
	for i, size := range []string{"1280 800", "640 480", "720 900"} {
		for j, at := range []string{
			"", "press New game SQU", "press New game SQU;press seat 2 Person;press Play;play c4 d5", "press Rules SQU",
			"press New game SQU;press seat 2 Person;press Play;play c4;key esc", "press New game SQU;press seat 2 Person;press Play;play c4;key ctrl+g",
			"key f12;ticks 1", "press New game SQU;press seat 2 Person;press Play;play c4;key f1",
		} {
			if !gametest.Sampled(8*i+j, 5) {
				continue
			}
			p := newPlayer(t)
			do(t, p, "size "+size)
			if at != "" {
				do(t, p, at)
			}
			do(t, p, "give "+aRecord+";want scene play;want plies 3;want winners 1;want text Ana;want text Rui")
			do(t, p, "key ctrl+z;want turn p2;key ctrl+z;want plies 2;key ctrl+y;want plies 3;key ctrl+t;want scene title")
			if strings.Contains(at, "play c4") {
				do(t, p, "want button Continue;key c;want scene play")
				if id := p.Match().Game().Info().ID; id != "squex" && id != "squ" {
					t.Errorf("%q: a game of %s", at, id)
				}
			}
		}
	}
}

// A file that cannot be opened gets one message in both languages, and nothing else changes.
func TestDroppedNonRecord(t *testing.T) {
	const some = `x.txt [game "squ"]\n`
	for i, tt := range []struct{ drop, en, pt string }{
		{"letter.txt Dear Ana", "letter.txt is not a game record", "letter.txt não é um registo de jogo"},
		{`x.txt [game "chess"]\n1. e4`, "“chess”, which this program does not know", "“chess”, que este programa não conhece"},
		{some + `[options "size=99"]`, "allowed: 3–10", "valores possíveis: 3–10"},
		{some + `[options "colour=red"]`, "its game has no option “colour”", "o jogo não tem a opção “colour”"},
		{some + "a1 a1+b1", "in line 2, “a1” is not legal. That cell is already taken.", "na linha 2, “a1” não é permitido. Essa casa já está ocupada."},
		{some + "z9", "an error in line 2, at “z9”.", "um erro na linha 2, em “z9”."},
		{some + "a1 (b1", "an error in line 2.", "um erro na linha 2."},
	} {
		if !gametest.Sampled(i, 4) {
			continue
		}
		p := newPlayer(t)
		do(t, p, "press New game Taiji;press seat 2 Person;press Play;play c3-c4;give "+tt.drop+";want scene play;want plies 1;want text "+tt.en)
		do(t, p, "key f3;want text "+tt.pt+";key f3;press Close;want absent "+tt.en+";want plies 1")
	}
	p := newPlayer(t)
	p.Drop(input.File{Name: "games", Err: input.ErrNoFile})
	do(t, p, "want scene title;want text games is not a file;press Close")
	p.Drop(input.File{Name: "x.txt", Err: errors.New("permission denied")})
	do(t, p, "want scene title;want text x.txt cannot be read: permission denied.;press Close")
	p.Drop(input.File{Name: "x.txt", Err: fs.ErrNotExist})
	do(t, p, "want scene title;want text x.txt is no longer there.;key f3;want text x.txt já não existe.;key f3;press Close")
	p.Drop(input.File{Name: "x.txt", Err: syscall.EACCES})
	do(t, p, "want scene title;want text You are not allowed to read x.txt.;key f3;want text Não tens permissão para ler x.txt.;key f3;press Close")
	p.Drop(input.File{Name: strings.Repeat("x", 300), Err: syscall.ENAMETOOLONG})
	do(t, p, "want scene title;want text "+strings.Repeat("x", 60)+"… cannot be read;press Close")
	p.Drop(input.File{Name: "big.txt", Data: make([]byte, input.MaxFile+1)})
	do(t, p, "want scene title;want text big.txt is too large;want text at most 16 MB;press Close")
	p.Drop(input.File{Name: strings.Repeat("é\n", 500), Data: []byte("x")})
	do(t, p, "want scene title;want text "+strings.Repeat("é", 60)+"… is not a game record;press Close")
}

// Games dropped together are added to the library, finished or not, and the current page stays. Messages say why the first file cannot be read and
// how many others failed, and how many games were there already.
func TestSeveralFilesAreDropped(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "press New game Taiji;press seat 2 Person;press Play;play c3-c4")
	_, text, _ := strings.Cut(aRecord, " ")
	over := []byte(strings.ReplaceAll(text, `\n`, "\n"))
	p.Drop(input.File{Name: "a.txt", Data: []byte("[game \"squ\"]\na1"), Others: 1})
	do(t, p, "want absent added to the library")
	p.Drop(input.File{Name: "b.txt", Data: over})
	do(t, p, "want scene play;want plies 1;want text 2 games were added to the library.;press Close")
	for i, f := range []input.File{
		{Name: "letter.txt", Data: []byte("Dear Ana")}, {Name: "b.txt", Data: over}, {Name: "games", Err: input.ErrNoFile},
		{Name: "c.txt", Data: []byte("[game \"taiji\"]\nc3-c4")},
	} {
		f.Others = 3 - i
		p.Drop(f)
	}
	do(t, p, "want text Games added to the library: 1. One was there already.;want text 2 files could not be read;want text letter.txt is not a game record;press Close;press Close;press Close")
	do(t, p, "key ctrl+t;want text Ana and Rui;want absent 1 of 2;press Library;wait;want text 3 games")
	p.Drop(input.File{Name: "b.txt", Data: over})
	do(t, p, "want scene play;want plies 3;want text The game in b.txt is in the library already") // alone it opens
	for i := range 2 {
		p.Drop(input.File{Name: "c.txt", Data: []byte("[game \"taiji\"]\nc3-c4"), Others: 1 - i})
	}
	do(t, p, "want text Games added to the library: 0. 2 were there already.;press Close;press Close;key ctrl+t;press Library;wait;want text 3 games")
}

// Exercises among several files are added to those of the player, and the current page stays.
func TestExercisesAmongSeveralFiles(t *testing.T) {
	p := newPlayer(t)
	exercises := []byte("quintet exercises 1\n\ngame squ size=8\nposition rr2rr1r/rb3b1r/2B2rB1/8/5b2/r1b3b1/1rB3B1/b1r5 - p2\ntask win 1\ngrade 1\nanswer f6 h7\n")
	do(t, p, "press New game SQU;press Play")
	p.Drop(input.File{Name: "a.txt", Data: []byte("[game \"squ\"]\na1"), Others: 1})
	p.Drop(input.File{Name: "b.txt", Data: exercises})
	do(t, p, "want scene play;want text One exercise was added: find it under Training.;want text One game was added;press Close;press Close")
	do(t, p, "key ctrl+t;press Training;want text One exercise;want absent solved without a miss")
}

// The largest file that is read has the size of the largest record.
func TestRecordsFitInFiles(t *testing.T) {
	if input.MaxFile != record.MaxBytes {
		t.Errorf("of a file %d bytes are read, want %d", input.MaxFile, record.MaxBytes)
	}
}

// Whatever randomly damaged records are opened, the program continues, with the same table or with one that can be played.
func TestDamagedRecordsDoNotCrash(t *testing.T) {
	var texts [][]byte
	for _, spec := range catalog.All() {
		g, err := spec.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		text := "[game \"" + spec.ID + "\"]\n[p1 \"" + strings.Repeat("W", 200) + "\"]\n[p2-level \"99\"]\n"
		pos, r := g.Start(), games.NewRand(1)
		for range 4 {
			ms := pos.AppendMoves(nil)
			m := ms[r.Intn(len(ms))]
			turn, by := g.FormatMove(pos, m), pos.ToMove()
			for pos.Play(m); pos.ToMove() == by; pos.Play(m) {
				ms = pos.AppendMoves(nil)
				m = ms[r.Intn(len(ms))]
				turn += "+" + g.FormatMove(pos, m)
			}
			text += turn + "\n"
		}
		texts = append(texts, []byte(text))
	}
	p, r := newPlayer(t), games.NewRand(7)
	opened, files := 0, 300
	if testing.Short() {
		files = 60
	}
	for n := range files {
		text := slices.Clone(texts[r.Intn(len(texts))])
		for range n % 4 {
			at := r.Intn(len(text))
			switch r.Intn(3) {
			case 0:
				text[at] ^= 1 << r.Intn(8)
			case 1:
				text = slices.Delete(text, at, min(len(text), at+r.Intn(9)))
			default:
				text = slices.Insert(text, at, bytes.Repeat([]byte{byte(r.Intn(256))}, 1+r.Intn(3))...)
			}
		}
		p.Drop(input.File{Name: "x.txt", Data: text})
		if p.App.Scene() == "play" {
			opened++
		}
		do(t, p, "ticks 3;key ctrl+t")
		for slices.ContainsFunc(p.App.Seen().Texts, func(s string) bool { return strings.HasPrefix(s, "x.txt") }) {
			do(t, p, "key esc")
		}
		if p.App.Scene() != "title" {
			t.Fatalf("the program is at %s", p.App.Scene())
		}
	}
	if opened < files*4/15 || opened > files*29/30 {
		t.Errorf("%d of %d records have opened, want the sound ones", opened, files)
	}
}

// A computer of a level that only other programs have plays at the strongest level here.
func TestLevelOfOtherVersion(t *testing.T) {
	p := newPlayer(t)
	do(t, p, `give x.txt [game "squex"]\n[options "size=6"]\n[p1-level "99"]\n[p2-level "50"]\n;want scene play;ticks 400;want scene play`)
	if p.Match().Len() == 0 {
		t.Error("no ply was played")
	}
}

// A game can be viewed even if the disk cannot be written.
func TestRecordOpensWithoutDisk(t *testing.T) {
	p := demotest.New(app.Deps{Store: sealed{store.Memory()}})
	do(t, p, "give "+aRecord+";want scene play;want winners 1;ticks 2;want text The games cannot be kept: the disk is full.;press Close;key ctrl+t;want text Ana wins")
}

// sealed is a store, with all its folders, that cannot be written.
type sealed struct{ store.Store }

func (sealed) Write(string, []byte) error       { return errors.New("the disk is full") }
func (sealed) Create(string, []byte) error      { return errors.New("the disk is full") }
func (s sealed) Folder(name string) store.Store { return sealed{s.Store.Folder(name)} }
