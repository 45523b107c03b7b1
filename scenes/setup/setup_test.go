package setup_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/games/play/terms"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// texts has all texts of each language, for all tests.
var texts, lessons = demo.Words(catalog.All()), scenes.Lessons()

// open returns a player of the program with the data in s.
func open(s store.Store, seed uint64) *demo.Player {
	return demo.New(app.New(app.Deps{Catalog: catalog.All(), Words: texts, Lessons: lessons, Store: s, Seed: seed, Now: func() time.Time { return time.Unix(0, 0) }}))
}

// do plays a script, its lines separated by semicolons.
func do(t *testing.T, p *demo.Player, script string) {
	t.Helper()
	if err := p.Run(strings.NewReader(strings.ReplaceAll(script, ";", "\n"))); err != nil {
		t.Fatal(err)
	}
}

func TestChoicesAreKept(t *testing.T) {
	s := store.Memory()
	p := open(s, 1)
	do(t, p, "press New game Squex;press size;press size 11;press win Any path;press swap On;press Player 1;type Ana;press Play")
	o := p.Match().Game().Info().Options
	if o["size"] != "11" || o["win"] != "first" || o["swap"] != "on" {
		t.Errorf("the game has %v, want what was chosen", o)
	}
	p.App.Flush()
	set, note := settings.Load(s)
	if kept := set.Games["squex"]; !note.Empty() || kept.Options["size"] != "11" || kept.Options["win"] != "first" || kept.Options["swap"] != "on" || kept.Terms.Begin != terms.AsListed {
		t.Errorf("stored: %+v, %v", kept, note)
	}
	if set.Names[0] != "Ana" || set.Names[1] != "" {
		t.Errorf("stored names: %q", set.Names)
	}

	p = open(s, 1) // the next start offers the same choices
	do(t, p, "key ctrl+t;press New game Squex;want text Ana;press Play")
	if again := p.Match().Game().Info().Options; again["size"] != "11" || again["win"] != "first" {
		t.Errorf("after a restart the game has %v", again)
	}
	do(t, p, "key ctrl+t;press New game SQU;press seat 2 Person;press Play") // and other games are not affected
	if o := p.Match().Game().Info().Options; o["size"] != "10" {
		t.Errorf("SQU has %v", o)
	}
}

func TestInvalidStoredOptionsBecomeDefaults(t *testing.T) {
	s := store.Memory()
	if err := s.Write("settings.json", []byte(`{"Games":{"squex":{"Options":{"size":"1000","win":"perhaps"},"Terms":{"Begin":1}}}}`)); err != nil {
		t.Fatal(err)
	}
	p := open(s, 1)
	do(t, p, "press New game Squex;press seat 2 Person;press Play")
	if o := p.Match().Game().Info().Options; o["size"] != "8" || o["win"] != "uncuttable" {
		t.Errorf("the game has %v, want the defaults", o)
	}
}

func TestEveryChoiceCanBePlayed(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, opt := range spec.Options {
			values := opt.Offered()
			if slices.Equal(values, []string{"off", "on"}) {
				values = values[1:] // pressing a switch that is off turns it on
			}
			for i := range values {
				if !gametest.Sampled(i, 3) {
					continue
				}
				p := open(store.Memory(), 1)
				do(t, p, "press New game "+spec.Name)
				if opt.Between {
					do(t, p, "press "+opt.ID)
				}
				var labels []string
				for _, w := range p.App.Seen().Widgets {
					if strings.HasPrefix(w.Label, opt.ID+" ") {
						labels = append(labels, w.Label)
					}
				}
				if len(labels) != len(values) {
					t.Fatalf("%s: %s offers %q, want a place for each of %q", spec.ID, opt.ID, labels, values)
				}
				do(t, p, "press "+labels[i]+";press Play")
				if got := p.Match().Game().Info().Options[opt.ID]; got != values[i] {
					t.Errorf("%s: %q chose %q, want %q", spec.ID, labels[i], got, values[i])
				}
			}
		}
	}
}

// order returns the players by seat after a start with seed.
func order(t *testing.T, seed uint64, seats string) string {
	p := open(store.Memory(), seed)
	script := "press New game Azacru;press players 4;press seat 2 Person;press seat 3 Person;press seat 4 Person"
	for i, name := range []string{"A", "B", "C", "D"} {
		script += ";press Player " + string(rune('1'+i)) + ";type " + name
	}
	do(t, p, script+";key enter;press seats "+seats+";press Play")
	text := ""
	for _, s := range p.Match().Seats() {
		text += s.Name
	}
	return text
}

func TestSeatsAreDrawnByTheSeed(t *testing.T) {
	seeds, orders := 40, 12
	if testing.Short() {
		seeds, orders = 8, 5
	}
	seen := map[string]bool{}
	for seed := range uint64(seeds) {
		drawn := order(t, seed, "Random")
		if seed < 4 {
			if again := order(t, seed, "Random"); again != drawn {
				t.Errorf("seed %d: seats %s, and then %s", seed, drawn, again)
			}
			if listed := order(t, seed, "As listed"); listed != "ABCD" {
				t.Errorf("seats as listed: %s", listed)
			}
		}
		letters := strings.Split(drawn, "")
		slices.Sort(letters)
		if strings.Join(letters, "") != "ABCD" {
			t.Errorf("seed %d: seats %s", seed, drawn)
		}
		seen[drawn] = true
	}
	if len(seen) < orders {
		t.Errorf("%d seeds drew %d orders of 24, want %d", seeds, len(seen), orders)
	}
}

func TestTaijiDrawsSeatsByDefault(t *testing.T) {
	s := store.Memory()
	p := open(s, 1)
	do(t, p, "press New game Taiji;press seat 2 Person;press Play;key ctrl+t;press New game SQU;press seat 2 Person;press Play")
	p.App.Flush()
	set, _ := settings.Load(s)
	if set.Games["taiji"].Terms.Begin != terms.Drawn || set.Games["squ"].Terms.Begin != terms.AsListed {
		t.Errorf("Begin of taiji %v, of squ %v, want Drawn and AsListed", set.Games["taiji"].Terms.Begin, set.Games["squ"].Terms.Begin)
	}
	p = open(s, 1)
	do(t, p, "key ctrl+t;press New game Taiji;press seats As listed;press seat 2 Person;press Play")
	p.App.Flush()
	if set, _ = settings.Load(s); set.Games["taiji"].Terms.Begin != terms.AsListed {
		t.Error("the choice of seats was not stored")
	}
}

// Before the draw each seat shows the colours it may get.
func TestSeatsToBeDrawn(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Taiji;want text Light or Dark;want text Light or Dark. Level 1;key f3;want text Claro ou Escuro;key f3;press seats As listed;want absent Light or Dark")
		do(t, p, "key esc;press New game Azacru;press players 3;want absent Any colour;press seats Random;want text Any colour. Level 1")
	}
}

func TestNamesAreAtMostAsLongAsAllowed(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "press New game SQU;press Player 1;type "+strings.Repeat("é", 40)+";press seat 2 Person;press Play")
	if n := len([]rune(p.Match().Seats()[0].Name)); n != settings.MaxName {
		t.Errorf("the name has %d characters, want %d", n, settings.MaxName)
	}
	if got := p.Match().Seats()[1].Name; got != "Player 2" {
		t.Errorf("a seat without a name has the name %q", got)
	}
}

func TestBackKeepsThePreviousGame(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "press New game SQU;press seats As listed;press seat 2 Person;press Play;play c4 d5;key ctrl+n;want scene setup;key esc;want scene play;want plies 2")
	do(t, p, "press Menu;press New game;press Back;want scene play;want plies 2")
}

// Tab moves along a seat in reading order: the name first, then the choice of player.
func TestTabGoesAlongTheSeats(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game SQU;press seat 2 Person;press Player 1;type Ana;key tab;want focus seat 1;key tab;want focus Player 2;type Rui;key tab;want focus seat 2")
		do(t, p, "key shift+tab shift+tab;want focus seat 1;key right;want text Pia")
	}
}

// TestChoicesHaveTheirNames: the name of a choice is shown even if the choices need the whole width.
func TestChoicesHaveTheirNames(t *testing.T) {
	for _, size := range []string{"640 480", "700 900", "900 650", "1280 800"} {
		for key, names := range map[string][3]string{"ticks 1": {"Colours", "Clock and aids", "Rotate board"}, "key f3": {"Cores", "Relógio e ajudas", "Rotação"}} {
			p := open(store.Memory(), 1)
			do(t, p, "size "+size+";press New game Azacru;press players 4;"+key+";want text "+names[0])
			do(t, p, "try "+names[1]+";want text "+names[2])
		}
	}
}

// TestTwoSeatsAndTheClockFitTogether: with two seats the clock does not replace the seats in a window of this size.
func TestTwoSeatsAndTheClockFitTogether(t *testing.T) {
	for _, key := range []string{"ticks 1", "key f3"} {
		p := open(store.Memory(), 1)
		do(t, p, "size 900 650;press New game Squex;try Clock and aids;press clock Per game;press minutes 3;press seat 2 Person;"+key+";want nobutton Seats;want nobutton Lugares")
	}
}

// TestFourSeatsStayBesideTheClock: with four seats the seats are visible while a clock is chosen, in the usual window.
func TestFourSeatsStayBesideTheClock(t *testing.T) {
	for _, key := range []string{"ticks 1", "key f3"} {
		p := open(store.Memory(), 1)
		do(t, p, "press New game Azacru;press players 4;try Clock and aids;press clock Per game;want button seat 4 Person;"+key+";want button minutes 10;want nobutton Seats;want nobutton Lugares")
	}
}

// The description of the game is shown once: beside the options only if it does not fit below the seats.
func TestGameIsDescribedOnce(t *testing.T) {
	const about = "A taijitu is a tile half light, half dark."
	do(t, open(store.Memory(), 1), "size 1280 800;key 2;want text One player is Light, the other is Dark;want absent "+about+";want absent A larger board makes a longer game.;want text The seats are drawn")
	do(t, open(store.Memory(), 1), "size 1280 560;key 2;want text One player is Light, the other is Dark;want absent "+about+";press Clock, aids and series;want absent One player is Light, the other is Dark;want text "+about)
	do(t, open(store.Memory(), 1), "press New game Squex;want absent Squex was invented;want absent Click an empty octagon")
}

// The sentence below the options is about the value under the pointer, chosen or not, on both sides alike.
func TestHelpIsOnTheValuePointedAt(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Taiji;press tie Draw;focus tie;key left;want text If the scores are equal, nobody wins.")
	do(t, p, "try Clock and aids;press clock Per turn;focus clock;key left;want text the same time for every turn.")
	do(t, p, "move away;want text time for the game")
	do(t, p, "press size 9;want text A larger board makes") // this sentence is about all of them
}

// Options are explained in one place: the one under the pointer, on its name too, or with the focus; else the one changed last.
func TestOptionsAreExplainedAtOnePlace(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Taiji;move away;want text One group of each colour counts on")
	explained := func(text string) (top float32) {
		t.Helper()
		do(t, p, "want text "+text)
		for _, x := range p.App.Seen().Placed() {
			if x.Rect.X < 500 && strings.HasPrefix(text, strings.Fields(x.Text)[0]) {
				top = x.Rect.Y
			}
		}
		return top
	}
	do(t, p, "focus score")
	byKey := explained("The sizes of the groups that count are added up.")
	name := p.App.Seen().Placed()[slices.IndexFunc(p.App.Seen().Placed(), func(x ui.Placed) bool { return x.Text == "Diagonal tiles" })].Rect
	p.Move(name.Centre())
	if byName := explained("A tile covers two cells side by side."); byName != byKey || byKey == 0 {
		t.Errorf("options are explained at %v and at %v, want one place", byKey, byName)
	}
	do(t, p, "press tie Draw;move away;want text If the scores are equal, nobody wins.")
}

// The value that follows the board explains its meaning on each board.
func TestGroupsByBoardSize(t *testing.T) {
	p := open(store.Memory(), 1)
	for size, n := range map[string]string{"7": "1", "9": "2", "11": "3"} {
		do(t, p, "press New game Taiji;press size "+size+";want text By board size ("+n+");key f3;want text Pelo tabuleiro ("+n+");key f3;key esc")
	}
}

// rectOf returns where the first text with the prefix is, and fails without one.
func rectOf(t *testing.T, p *demo.Player, prefix string) render.Rect {
	t.Helper()
	for _, x := range p.App.Seen().Placed() {
		if strings.HasPrefix(x.Text, prefix) {
			return x.Rect
		}
	}
	t.Fatalf("there is no text %q", prefix)
	return render.Rect{}
}

// The help on who begins is where the values are, in columns or below the name, and the help on the terms is directly below their rows.
func TestHelpIsBelowItsValues(t *testing.T) {
	const near, inset = 40, 20 // inset is that of the text in a value
	for _, spec := range catalog.All() {
		for _, size := range []string{"900 600", "1280 800"} {
			p := open(store.Memory(), 1)
			do(t, p, "size "+size+";press New game "+spec.Name+";press seats As listed;move away")
			first := p.App.Seen().Widgets[slices.IndexFunc(p.App.Seen().Widgets, func(w ui.Widget) bool { return strings.HasPrefix(w.Label, "seats ") })].Rect
			for _, x := range p.App.Seen().Placed() {
				if strings.HasSuffix(x.Text, " goes first.") && (x.Rect.X < first.X-inset || x.Rect.X > first.X+inset) {
					t.Errorf("%s at %s: the help begins at %v, the values at %v", spec.Name, size, x.Rect.X, first.X)
				}
			}
		}
		p := open(store.Memory(), 1)
		do(t, p, "size 390 844;press New game "+spec.Name+";try Clock and aids;try Clock, aids and series;press turning Every turn;move away")
		if aids, help := rectOf(t, p, "Aids"), rectOf(t, p, "Rotate board: "); help.Y > aids.Y+aids.H+near {
			t.Errorf("%s: the help is at %v, far below the rows, which end at %v", spec.Name, help, aids)
		}
	}
}

// In the usual window three seats leave space for a lesson and the pictures of rules, which have a gap to the buttons.
func TestLessonsHaveSpace(t *testing.T) {
	const gap = 16
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Azacru;press players 3;move away;want text Own the most tiles;want text A piece goes straight ahead or 45 degrees to a side.")
	rules := p.App.Seen().Widgets[slices.IndexFunc(p.App.Seen().Widgets, func(w ui.Widget) bool { return w.Label == "Rules" })].Rect
	for _, x := range p.App.Seen().Placed() {
		if end := x.Rect.Y + x.Rect.H; x.Rect.X >= rules.X && x.Rect.Y < rules.Y && end > rules.Y-gap {
			t.Errorf("%q ends at %v, too close to the buttons at %v", x.Text, end, rules.Y)
		}
	}
}

// TestGameIsDescribedInEveryLayout: also with four seats and a clock, and after a change of the number of players.
func TestGameIsDescribedInEveryLayout(t *testing.T) {
	const want = "Pieces colour the board where they land."
	for _, size := range []string{"1280 800", "1920 1080", "1000 700", "1366 768"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Azacru;press players 3;press players 4;move away;try Clock and aids;press clock Per game;want text "+want)
	}
}

// TestLevelsAreBesideColours: in the smallest window the seat of a computer shows both, in either language.
func TestLevelsAreBesideColours(t *testing.T) {
	for key, want := range map[string]string{"ticks 1": "Rust. Level 3", "key f3": "Tijolo. Nível 3"} {
		p := open(store.Memory(), 1)
		do(t, p, "size 640 480;press New game Azacru;press players 4;press seat 2 Computer;press level of seat 2;key 3;"+key+";want text "+want)
	}
}

// The description of the game is correct for the chosen options, in both languages.
func TestDescriptionFollowsTheOptions(t *testing.T) {
	for _, c := range []struct{ game, choose, want, absent, wantPt, absentPt string }{
		{"Squex", "press win Any path", "even if somebody could still cut it", "that nobody can ever cut", "mesmo que alguém ainda o pudesse cortar", "que já ninguém possa cortar"},
		{"Squex", "press win Safe from cuts", "that nobody can ever cut", "even if somebody could still cut it", "que já ninguém possa cortar", "mesmo que alguém ainda"},
		{"Taiji", "press score Product", "The higher product wins", "higher total", "Ganha o produto mais alto", "total mais alto"},
		{"Taiji", "press score Squares", "The higher sum wins", "higher total", "Ganha a soma mais alta", "total mais alto"},
		{"Taiji", "press tonga On", "or corner to corner", "two empty cells side by side,", "ou de canto a canto", "livres lado a lado,"},
		{"Distrify", "press pairs Anywhere", "Two stones may stand anywhere", "must stand side by side", "em qualquer casa, mas não se podem tocar", "têm de ficar lado a lado"},
		{"Distrify", "press crosscuts With one stone", "You may not pass.", "while you can place a stone", "Não podes passar.", "enquanto puderes"},
	} {
		p := open(store.Memory(), 1)
		do(t, p, "size 1280 1000;press New game "+c.game+";press seat 2 Person;"+c.choose+";want text "+c.want+";want absent "+c.absent)
		do(t, p, "key f3;want text "+c.wantPt+";want absent "+c.absentPt)
	}
}

// A size that the engine accepts but the page does not offer, chosen in another way, is shown and can be played, and so can each size of the engine.
func TestSizesThatAreNotOffered(t *testing.T) {
	for _, spec := range catalog.All() {
		i := slices.IndexFunc(spec.Options, func(o games.Option) bool { return o.ID == "size" })
		if i < 0 {
			continue
		}
		opt := spec.Options[i]
		for n := opt.Min; n <= opt.Max; n++ {
			if !gametest.Sampled(n, 4) {
				continue
			}
			size := strconv.Itoa(n)
			s := store.Memory()
			if err := s.Write("settings.json", []byte(`{"Games":{"`+spec.ID+`":{"Options":{"size":"`+size+`"}}}}`)); err != nil {
				t.Fatal(err)
			}
			p := open(s, 1)
			do(t, p, "press New game "+spec.Name+";press seat 2 Person")
			if opt.Between {
				do(t, p, "press size")
			}
			do(t, p, "want button size "+size)
			var offered []int
			for _, w := range p.App.Seen().Widgets {
				if v, ok := strings.CutPrefix(w.Label, "size "); ok {
					n, _ := strconv.Atoi(v)
					offered = append(offered, n)
				}
			}
			want := len(opt.Offered())
			if !slices.Contains(opt.Offered(), size) {
				want++
			}
			if len(offered) != want || !slices.IsSorted(offered) {
				t.Errorf("%s, size %s: offered are %v, want %d sizes in order", spec.ID, size, offered, want)
			}
			if opt.Between {
				do(t, p, "press size "+size)
			}
			do(t, p, "press Play")
			if got := p.Match().Game().Info().Options["size"]; got != size {
				t.Errorf("%s: the game has size %s, want %s", spec.ID, got, size)
			}
		}
	}
}

// The standard rules are marked, and one button restores them from any choice; the number of players and the clock are not rules.
func TestStandardRulesCanBeRestored(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Taiji;want text , standard rules;want nobutton Back to standard rules;press score Product;press size 7;want absent , standard rules;press Back to standard rules")
		do(t, p, "want nobutton Back to standard rules;press Play")
		if o := p.Match().Game().Info().Options; o["score"] != "sum" || o["size"] != "11" {
			t.Errorf("in a window of %s the game has %v, want the standard rules", size, o)
		}
	}
	do(t, open(store.Memory(), 1), "press New game Azacru;press players 4;want text , standard rules;press Clock and aids;press clock Custom;want text , standard rules;want nobutton Back to standard rules")

	// The button also resets who begins and how a series is scored. The clock stays.
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Azacru;press first Rust;press Clock and aids;press series By points;press clock Custom;press Back to standard rules")
	do(t, p, "press Clock and aids;want nobutton Back to standard rules;want absent No clock, all aids;press Play")
	if got := tableOf(p).Terms; !got.Clock.Limited() || got.First != 0 || got.AddUp {
		t.Errorf("the table has agreed on %+v, want a clock", got)
	}
}

// The other terms are one row with a summary until it is unfolded.
func TestClockAndAidsAreFolded(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Squex;want text No clock, all aids;want nobutton clock None;press Clock and aids;press clock Per turn;press aids None;press Clock and aids")
	do(t, p, "want nobutton clock None;want text 30 s a turn, no aids")
}

// In Azacru everyone can choose a colour, and the table who moves first, without unfolding.
func TestColoursAndTheFirstMoveAreChosen(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Azacru;press seat 1 Computer;press seat 2 Person;press Player 2;type Ana;key enter;press first Rust;press Play")
	if m := p.Match(); m.Seats()[1].Name != "Ana" || m.PositionAt(0).ToMove() != 1 {
		t.Errorf("Ana is %v, player %v begins; want Rust to be hers, and to begin", m.Seats(), m.PositionAt(0).ToMove())
	}
}

// In every window one row says who begins in Azacru, and includes the loser of the last game; the colours are another row.
func TestLoserCanBegin(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Azacru;press players 4;want text Who begins;want nobutton seats Loser starts;press first Rust;press first Loser starts;press seat 2 Person;press Play")
		if got := tableOf(p).Terms; got.Begin != terms.Loser || got.First != 0 {
			t.Errorf("%s: the table has agreed on %+v, want the loser to begin, and Navy the first game", size, got)
		}
		do(t, p, "key ctrl+t;press New game Azacru;press first Sky;press Play")
		if got := tableOf(p).Terms; got.Begin != terms.AsListed || got.First != 2 {
			t.Errorf("%s: the table has agreed on %+v, want Sky to begin, and the seats as listed", size, got)
		}
	}
}

// The scoring of a series is below the options in every window, for any number of players.
func TestSeriesIsBelowTheOptions(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800"} {
		do(t, open(store.Memory(), 1), "size "+size+";press New game Azacru;press players 4;want button series By points;press Clock and aids;want button clock None;want button series By points")
	}
}

// Each computer has its own face.
func TestComputersHaveFaces(t *testing.T) {
	faces := map[sprites.Portrait]string{sprites.PortraitOf(""): "somebody unknown"}
	for _, spec := range catalog.All() {
		for _, l := range catalog.LevelsOf(spec.ID) {
			face := sprites.PortraitOf(l.Name)
			if other, ok := faces[face]; ok && other != l.Name {
				t.Errorf("%s has the face of %s", l.Name, other)
			}
			faces[face] = l.Name
		}
	}
}

// However the levels are chosen, all computers at a table are different people, each with a face.
func TestComputersAreDifferentPeople(t *testing.T) {
	for n := range 8 * 8 * 8 * 8 {
		wanted, seen := make([]string, 4), map[string]bool{}
		for i, level := range []int{n % 8, n / 8 % 8, n / 64 % 8, n / 512} {
			if level > 0 {
				wanted[i] = catalog.Names()[level-1]
			}
		}
		for i, name := range catalog.Cast(wanted) {
			switch {
			case (wanted[i] == "") != (name == ""), seen[name]:
				t.Fatalf("the computers %q are %q", wanted, catalog.Cast(wanted))
			case name != "" && sprites.PortraitOf(name) == sprites.PortraitOf(""):
				t.Fatalf("%s has no face", name)
			}
			seen[name] = name != ""
		}
	}
	p := open(store.Memory(), 1)
	do(t, p, "press New game Azacru;press players 4;press Play")
	for _, seat := range p.Match().Seats()[1:] {
		if seat.Level != 1 {
			t.Errorf("a computer at the first table has level %d", seat.Level)
		}
	}
}

// The board shows an example position for the chosen options; a set-up position stays.
func TestBoardShowsAnExample(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, opt := range spec.Options {
			for _, v := range opt.Choices {
				g, err := spec.Open(games.Options{opt.ID: v})
				if err != nil {
					t.Fatal(err)
				}
				if spec.Sample(g) == nil {
					t.Errorf("%s with %s=%s has no example", spec.Name, opt.ID, v)
				}
			}
		}
	}
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Squex;want text Example position;press Set up a position;press Play from here;want scene setup;want absent Example position")
}

// A set-up position is labelled as the player's own, with the player to move; options that it decides are not offered, and a button leads back to the
// editor.
func TestSetUpPositionIsPlayed(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480", "360 640"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Squex;press Set up a position;click d4;try Play from here;try Play here;want scene setup;want text Your position, Red to move")
		do(t, p, "want absent Who begins;want absent Blue begins;want absent Standard rules;want nobutton size 9;want nobutton handicap 1;want absent Swap rule")
		do(t, p, "press win Any path;want text Your position, Red to move;press Edit the position;want scene editor")
	}
}
