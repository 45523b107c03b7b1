package rules_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/games/lesson"
	"quintet/games/words"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/ui"
)

// said has all texts of each language, for all tests.
var said, taught = demo.Words(catalog.All()), scenes.Lessons()

// start returns a player of the program with the data in s.
func start(s store.Store) *demo.Player {
	return demo.New(app.New(app.Deps{Catalog: catalog.All(), Words: said, Lessons: taught, Store: s, Seed: 1, Now: func() time.Time { return time.Unix(0, 0) }}))
}

// open returns a player of the program at the rules of a game.
func open(t *testing.T, game string) *demo.Player {
	t.Helper()
	p := start(store.Memory())
	do(t, p, "press Rules "+game)
	return p
}

// do plays a script, its lines separated by semicolons.
func do(t *testing.T, p *demo.Player, script string) {
	t.Helper()
	if err := p.Run(strings.NewReader(strings.ReplaceAll(script, ";", "\n"))); err != nil {
		t.Fatal(err)
	}
}

// book reads the lessons of a game.
func book(t *testing.T, s games.Spec) *lesson.Book {
	t.Helper()
	b, err := lesson.Read(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// script returns the script of a reader's attempt.
func script(x lesson.Try) string {
	if x.Click {
		return "click " + strings.Join(x.Words, ";click ")
	}
	return "play " + strings.Join(x.Words, ";play ")
}

// written reports whether a text on the screen contains s.
func written(p *demo.Player, s string) bool {
	return slices.ContainsFunc(p.App.Seen().Texts, func(t string) bool { return strings.Contains(t, s) })
}

func TestEveryTaskIsSolvedByClicks(t *testing.T) {
	for _, spec := range catalog.All() {
		p := open(t, spec.Name)
		b := book(t, spec)
		for i, page := range b.Pages {
			do(t, p, "want text "+page.Title["en"])
			for k, task := range page.Tasks {
				do(t, p, "want button task "+strconv.Itoa(k+1)+";want text "+task.Do["en"])
				if written(p, task.Why["en"]) {
					t.Errorf("%s, task %s: solved before it is started", spec.ID, task.ID)
				}
				do(t, p, script(task.Solution)+";want text "+task.Why["en"])
				switch last := k == len(page.Tasks)-1; {
				case page.PlayableAfter && last:
					do(t, p, "want button Play Pia")
				case last: // only the end of the text leads on
					do(t, p, "want nobutton Next task;key enter")
				default:
					do(t, p, "press Next task")
				}
			}
			if page.PlayableAfter && i < len(b.Pages)-1 {
				do(t, p, "press Next page")
			}
		}
	}
}

func TestWhatIsWrongIsToldAndHelped(t *testing.T) {
	for _, spec := range catalog.All() {
		for i, page := range book(t, spec).Pages {
			for k, task := range page.Tasks {
				for n, wrong := range task.Wrong {
					if !gametest.Sampled(i+k+n, 4) {
						continue
					}
					p := open(t, spec.Name)
					do(t, p, strings.Repeat("press Next page;", i)+"press task "+strconv.Itoa(k+1))
					do(t, p, script(wrong)+";want absent "+task.Hint["en"]+";want absent "+task.Why["en"])
					if !wrong.Click {
						do(t, p, "want text Not yet")
						if !slices.ContainsFunc(task.Goals, func(g lesson.Goal) bool { return written(p, g.Miss["en"]) }) {
							t.Errorf("%s, task %s: nothing says what is wrong with %v", spec.ID, task.ID, wrong.Words)
						}
						do(t, p, "want button Try again;press Try again")
					}
					do(t, p, script(wrong)+";want text "+task.Hint["en"])
					if !wrong.Click {
						do(t, p, "press Try again;want plies 0;want text "+task.Do["en"])
					}
					do(t, p, script(task.Solution)+";want text "+task.Why["en"])
				}
			}
		}
	}
}

func TestAClickAfterAMissIsATry(t *testing.T) {
	for _, c := range []struct{ game, script, why string }{
		{"Squex", "play b3;want text Not yet;click c3;want plies 1;want last c3;want text Right", "the click plays on the board of the task"},
		{"Squex", "play b3;click b3;want plies 0;want absent Not yet;play c3;want text Right", "what was laid is taken back"},
		{"Taiji", "press Next page;play d1-e1;want text Not yet;lay c2 b2;want text Right", "a piece of two cells"},
		{"Azacru", "press Next page;play e5-f5;drag e5 f6;want last e5-f6;want text Right", "a drag"},
		{"Azacru", "press Next page;play e5-f5;click f5;want plies 0;want absent first;want path none", "the piece is back where it was"},
		{"Distrify", "play a5;tap d5;want absent Not yet;want plies 0;tap d5;want text Right", "a finger"},
	} {
		p := open(t, c.game)
		if err := p.Run(strings.NewReader(strings.ReplaceAll(c.script, ";", "\n"))); err != nil {
			t.Errorf("%s, %s: %v", c.game, c.why, err)
		}
	}
}

func TestTheReasonHasRoom(t *testing.T) {
	for _, size := range []string{"1280 800", "700 900", "640 480"} {
		for _, speak := range []words.Language{words.En, "pt"} {
			for _, c := range []struct{ game, script, en, pt string }{
				{"Distrify", strings.Repeat("press Next page;", 4) + "click c3;click c4", "Three in a row, c2-c3-c4", "c2-c3-c4"},
				{"Azacru", "press Next page;press Next page;click d6;click d6;click d6", "Choose one of Navy's pieces first.", "Escolhe primeiro uma peça do Azul."},
			} {
				p := open(t, c.game)
				do(t, p, "size "+size+";"+c.script)
				p.App.SetLanguage(speak)
				do(t, p, "ticks 1")
				if want := map[words.Language]string{words.En: c.en, "pt": c.pt}[speak]; !written(p, want) {
					t.Errorf("%s, %s, %s: the reason %q is missing in %q", size, speak, c.game, want, p.App.Seen().Texts)
				}
			}
		}
	}
}

func TestTheKeyboardGoesOnAfterAMiss(t *testing.T) {
	p := open(t, "Squex")
	do(t, p, "cursor b3;key space;want text Not yet;key enter;want plies 0;want cursor b3;key right;key space;want text Right")
}

func TestARepairIsATry(t *testing.T) {
	p := open(t, "Azacru")
	do(t, p, "press Next page;press Next page;click e5;press Move b8 to e5;click dial straight;want text Right")
	p = open(t, "Azacru")
	do(t, p, "press Next page;press Next page;click b7;want text pieces first;want button Show me;key o;want plies 0") // the repair fails the task
	p = open(t, "Squex")
	do(t, p, "click square b2;want text You cannot play a square;want nobutton Link with b3;want button Show me;key o;want plies 0")
	p = open(t, "Distrify") // stones placed before the task cannot be taken back
	do(t, p, "press Next page;press Next page;press Next page;click c2;want text three in a row;want nobutton Move c3 to c2;want plies 0")
}

func TestShowMeShowsTheSolution(t *testing.T) {
	for _, spec := range catalog.All() {
		for i, page := range book(t, spec).Pages {
			for k, task := range page.Tasks {
				if task.Solution.Click || !gametest.Sampled(i+k, 3) {
					continue
				}
				p := open(t, spec.Name)
				do(t, p, strings.Repeat("press Next page;", i)+"press task "+strconv.Itoa(k+1)+";press Show me")
				for _, ply := range task.Solution.Words {
					do(t, p, "press Show me;play "+ply)
				}
				do(t, p, "want text "+task.Why["en"])
			}
		}
	}
}

func TestSolvedTasksAreRemembered(t *testing.T) {
	s := store.Memory()
	p := start(s)
	do(t, p, "press Rules Squex;play c3;want text Right;key esc")
	do(t, start(s), "press Rules Squex;want text One octagon a turn") // the first page with an unsolved task
}

func TestAfterTheFirstLessonANewcomerPlays(t *testing.T) {
	for _, spec := range catalog.All() {
		p := open(t, spec.Name)
		b := book(t, spec)
		end := slices.IndexFunc(b.Pages, func(p lesson.Page) bool { return p.PlayableAfter })
		do(t, p, strings.Repeat("press Next page;", end))
		for _, task := range b.Pages[end].Tasks[:len(b.Pages[end].Tasks)-1] {
			do(t, p, script(task.Solution)+";press Next task")
		}
		do(t, p, script(b.Pages[end].Tasks[len(b.Pages[end].Tasks)-1].Solution)+";press Play Pia;want scene play")
		if seats := p.Match().Seats(); seats[0].Level != 0 || seats[0].Name != scenes.DefaultName(1) || seats[1].Level != 1 {
			t.Errorf("%s: the seats are %v", spec.ID, seats)
		}
	}
}

// When the lessons end, and no sooner, they tell in every window what was learnt, the first opponent says hello, and Enter begins a game with her. What
// was left out leads to its page.
func TestTheLessonsEndWithWhatWasLearnt(t *testing.T) {
	for i, size := range []string{"1280 800", "640 480", "390 844"} {
		for lang, c := range map[string]struct{ key, next, title, hello string }{
			"en": {"ticks 1", "Next page", "Now you can play", "Hi, I am Pia"}, "pt": {"key f3", "Página seguinte", "Já sabes jogar", "Sou a Pia"},
		} {
			for k, spec := range catalog.All() {
				if !gametest.Sampled(i+k, 3) {
					continue
				}
				p := open(t, spec.Name)
				do(t, p, "size "+size+";"+c.key)
				b := book(t, spec)
				end := slices.IndexFunc(b.Pages, func(p lesson.Page) bool { return p.PlayableAfter })
				do(t, p, strings.Repeat("press "+c.next+";", end)+"want absent "+c.title)
				for n, task := range b.Pages[end].Tasks {
					if n > 0 {
						do(t, p, "want absent "+c.title+";want absent "+c.hello+";key enter")
					}
					do(t, p, script(task.Solution))
				}
				do(t, p, "want text "+c.title+";want text "+c.hello)
				left := ""
				for _, page := range b.Pages {
					for _, text := range page.Learnt {
						if left == "" {
							left = page.Title[lang]
						}
						do(t, p, "want text "+text[lang])
					}
				}
				if lang == "en" {
					do(t, p, "press "+left+";want absent "+c.title+";want text "+left)
				} else {
					do(t, p, "key enter;want scene play")
				}
			}
		}
	}
}

func TestTheFullRulesHoldEverySentence(t *testing.T) {
	for _, spec := range catalog.All() {
		b := book(t, spec)
		p := open(t, spec.Name)
		do(t, p, "press Contents;press All rules")
		for _, section := range scenes.Sections(b, "en") {
			for _, para := range section {
				if !written(p, para.Text) {
					t.Errorf("%s: %q is missing", spec.ID, para.Text)
				}
			}
		}
	}
}

// The full rules say how every opening of a solved board ends; games without such boards do not speak of them.
func TestTheFullRulesHoldSolvedBoards(t *testing.T) {
	for _, spec := range catalog.All() {
		p := open(t, spec.Name)
		do(t, p, "press Contents;press All rules;key end")
		boards, err := catalog.SolvedBoards(spec)
		if err != nil || written(p, "Solved boards") != (len(boards) > 0) {
			t.Errorf("%s: %d boards are solved, %v; the rules speak of them: %v", spec.ID, len(boards), err, written(p, "Solved boards"))
		}
		text := strings.ReplaceAll(strings.Join(p.App.Seen().Texts, " "), "\u00a0", " ")
		for _, b := range boards {
			for _, o := range b.Openings {
				want := b.Game.FormatMove(b.Game.Start(), o.Ply)
				switch o.Outcome.Winner {
				case games.None:
					want += " draws"
				case b.Game.Start().ToMove():
					want += fmt.Sprintf(" wins in %d", o.Outcome.Plies)
				default:
					want += fmt.Sprintf(" loses in %d", o.Outcome.Plies)
				}
				if !strings.Contains(text, want) {
					t.Errorf("%s %s: %q is missing in %q", spec.ID, catalog.BoardName(spec, b.Game), want, text)
				}
			}
		}
	}
}

// TestBoardsOfTheFullRulesLeadToTheirPages presses the board beside every section, if there is space for boards.
func TestBoardsOfTheFullRulesLeadToTheirPages(t *testing.T) {
	for _, spec := range catalog.All() {
		b := book(t, spec)
		p := open(t, spec.Name)
		first := "Try it " + b.Pages[0].Title["en"]
		for i, page := range b.Pages {
			label := "Try it " + page.Title["en"]
			do(t, p, "press Contents;press All rules;want button Contents;press "+page.Title["en"]+";ticks 1;press "+label)
			if want := "Page " + strconv.Itoa(i+1) + " of " + strconv.Itoa(len(b.Pages)); !written(p, want) {
				t.Errorf("%s: the board beside %q does not lead to %q", spec.ID, page.Title["en"], want)
			}
		}
		do(t, p, "press Contents;press All rules;size 640 480;key home;want button "+first+";size 360 640;want nobutton "+first)
	}
}

func TestTheKeyboardComesToTheBoardsOfTheFullRules(t *testing.T) {
	for _, spec := range catalog.All() {
		p := open(t, spec.Name)
		do(t, p, "press Contents;press All rules")
		for i, page := range book(t, spec).Pages {
			board := "Try it " + page.Title["en"]
			if do(t, p, "key tab"); p.App.Focus() != board {
				t.Errorf("%s: the %d. Tab leads to %q, want %q", spec.ID, i+1, p.App.Focus(), board)
			}
			rect(t, p, board)
		}
	}
}

func TestF1LeadsToTheRuleThatWasJustBroken(t *testing.T) {
	p := start(store.Memory())
	do(t, p, "press New game Squex;press seats As listed;press seat 2 Person;press Play;click square b2;key f1")
	do(t, p, "want scene rules;want text Links over a corner;key esc;want scene play")
	do(t, p, "click c3;press Rules;want text Join your two sides") // there is no recent refusal any more
}

func TestAtATableTheRulesLeadBack(t *testing.T) {
	p := start(store.Memory())
	spec := catalog.All()[0]
	b := book(t, spec)
	do(t, p, "press New game Squex;press seats As listed;press seat 2 Person;press Play;play c3;key f1")
	do(t, p, strings.Repeat("press Next page;", len(b.Pages)-1))
	tasks := b.Pages[len(b.Pages)-1].Tasks
	for i, task := range tasks {
		do(t, p, script(task.Solution))
		if i < len(tasks)-1 {
			do(t, p, "press Next task")
		}
	}
	do(t, p, "want text Now you can play;want absent Pia;want nobutton Play Pia;press Back to the game;want scene play;want plies 1")
}

func TestKeysTurnThePagesAndScroll(t *testing.T) {
	p := open(t, "Azacru")
	do(t, p, "key pagedown;want text Move and turn;key pageup;want text Own the most tiles;key pageup;want text Own the most tiles")
	do(t, p, "press Contents;press All rules")
	picture := func(keys string) string {
		do(t, p, keys)
		return string(p.Picture().Image.Pix)
	}
	top, end := picture("move away;key home"), picture("key end")
	if top == end {
		t.Fatal("the end of the rules looks like their beginning")
	}
	for _, c := range []struct{ keys, want, name string }{
		{"key pagedown;key down", end, "nothing comes after the end"},
		{"key home", top, "Home"},
		{"key pageup;key up", top, "nothing comes before the beginning"},
		{strings.Repeat("key pagedown;", 20) + "ticks 1", end, "turning pages leads to the end"},
		{strings.Repeat("key pageup;", 20) + "ticks 1", top, "and back"},
		{"key home;key down;key up", top, "a line down and up"},
	} {
		if picture(c.keys) != c.want {
			t.Errorf("%s: the picture differs", c.name)
		}
	}
	do(t, p, "key esc;want text Own the most tiles;key esc;want scene title")
}

func TestTheGlossaryLeadsToThePages(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480"} {
		p := open(t, "Azacru")
		do(t, p, "size "+size+";press Glossary;want text borderland;want button Show on board borderland Azacru;press Show on board borderland Azacru;want text Power;want text Azacru")
	}
	do(t, open(t, "Azacru"), "key g;want text borderland;key esc;want absent borderland")
}

// TestAWordOfSeveralGamesNamesThem: such a word is among the words of each of its games, and among those of the others in every other game.
func TestAWordOfSeveralGamesNamesThem(t *testing.T) {
	for _, spec := range catalog.All() {
		has := slices.ContainsFunc(spec.Options, func(o games.Option) bool { return o.ID == "swap" })
		p := open(t, spec.Name)
		do(t, p, "press Glossary")
		others := false
		for tries := 0; !written(p, "Squex, Distrify"); tries++ {
			if others = others || written(p, "Other games"); tries == 20 {
				t.Fatalf("%s: the word is not found", spec.Name)
			}
			do(t, p, "key pagedown")
		}
		if has && others || !has && !others && !written(p, "Other games") {
			t.Errorf("%s: swap is among the words of others: %t", spec.Name, !has)
		}
	}
}

func TestNoTwoWordsHaveOnePicture(t *testing.T) {
	for _, spec := range catalog.All() {
		words := map[string]string{}
		for _, term := range book(t, spec).Terms {
			board := fmt.Sprintf("%+v", term.Board)
			if other, ok := words[board]; ok && term.Pictured {
				t.Errorf("%s: %s and %s have the same picture", spec.ID, other, term.ID)
			}
			if term.Pictured {
				words[board] = term.ID
			}
		}
	}
}

// TestTheGlossaryBeginsWithTheGame: the words of the game and of all games come first, then those of the others; after a change to another game its
// words come first.
func TestTheGlossaryBeginsWithTheGame(t *testing.T) {
	p := open(t, "Squex")
	do(t, p, "press Glossary;want text Squex;want text side by side;want absent Azacru;want absent Other games")
	for tries := 0; !written(p, "borderland"); tries++ {
		if tries == 20 {
			t.Fatal("the words of Azacru are not found")
		}
		do(t, p, "key pagedown")
	}
	do(t, p, "want text Other games;press Show on board borderland Azacru;press Glossary;key home;want text borderland;want absent Squex;key f3;want text ligação")
	do(t, p, "key end;want absent Outros jogos;key home")
	for tries := 0; !written(p, "Outros jogos"); tries++ {
		if tries == 20 {
			t.Fatal("the words of other games are not found")
		}
		do(t, p, "key pagedown")
	}
}

// TestTheGlossaryIsOfNoGame: wherever it is scrolled to, the bar names no game. Its key opens and closes it.
func TestTheGlossaryIsOfNoGame(t *testing.T) {
	do(t, open(t, "Azacru"), "want text Rules;key g;want absent Rules;key end;want text Glossary;want absent Azacru;key g;want text Rules;want text Azacru;want absent borderland")
}

// TestTheKeyboardComesToEveryWord: Tab reaches all words of a page, visible or not.
func TestTheKeyboardComesToEveryWord(t *testing.T) {
	p := open(t, "SQU")
	do(t, p, "size 640 480;press Glossary")
	want := 0
	for _, spec := range catalog.All() {
		for _, term := range book(t, spec).Terms {
			if _, ok := book(t, spec).PageNamed(term.Page); ok {
				want++
			}
		}
	}
	met := map[string]bool{}
	for range want + 10 {
		do(t, p, "key tab")
		if name := p.App.Focus(); strings.HasPrefix(name, "Show on board ") {
			met[name] = true
			rect(t, p, name)
		}
	}
	if len(met) != want {
		t.Errorf("Tab reaches %d words, want %d", len(met), want)
	}
}

// TestThePlacesHaveWordsWithRoom checks the buttons for the contents and the glossary: with labels if both fit, icons on a phone.
func TestThePlacesHaveWordsWithRoom(t *testing.T) {
	for _, spec := range catalog.All() {
		p := open(t, spec.Name)
		do(t, p, "size 1280 800;want text Contents;want text Glossary;size 640 480;want text Contents;want text Glossary;size 400 640;want absent Contents;want absent Glossary;want button Contents;want button Glossary")
	}
}

// The link to the next page ends at the same place on every page, so that a reader who only clicks its arrow sees all pages.
func TestTheWayOnStaysInItsPlace(t *testing.T) {
	for i, size := range []string{"640 480", "700 900", "900 650", "1280 800", "1920 1080"} {
		for lang, name := range map[string]string{"ticks 1": "Next page", "key f3": "Página seguinte"} {
			for j, spec := range catalog.All() {
				if !gametest.Sampled(i+j, 4) {
					continue
				}
				p := open(t, spec.Name)
				do(t, p, "size "+size+";"+lang)
				var first render.Rect
				for i := range book(t, spec).Pages {
					at, ok := render.Rect{}, false
					for _, w := range p.App.Seen().Widgets {
						if w.Label == name {
							at, ok = w.Rect, true
						}
					}
					if i == 0 {
						first = at
					}
					const arrow = 40
					if !ok || at.W < arrow || at.X+at.W != first.X+first.W || at.Y != first.Y || at.H != first.H {
						t.Errorf("%s %s %s: on page %d the next link is at %v, on the first at %v", spec.ID, size, name, i+1, at, first)
					}
					do(t, p, "press "+name)
				}
				do(t, p, "want nobutton "+name)
			}
		}
	}
}

// Once its task is solved, the button that leads on is as high as the link was.
func TestTheWayOnKeepsItsHeight(t *testing.T) {
	for _, spec := range catalog.All() {
		pages := book(t, spec).Pages
		for _, size := range []string{"1280 800", "640 480"} {
			p := open(t, spec.Name)
			high := func() float32 {
				i := slices.IndexFunc(p.App.Seen().Widgets, func(w ui.Widget) bool { return w.Label == "Next page" })
				return p.App.Seen().Widgets[i].Rect.H
			}
			do(t, p, "size "+size+";ticks 1")
			before := high()
			if len(pages[0].Tasks) == 1 {
				do(t, p, script(pages[0].Tasks[0].Solution)+";want text Right;ticks 1")
			}
			if after := high(); after != before {
				t.Errorf("%s %s: the button is %v high, the link was %v", spec.ID, size, after, before)
			}
		}
	}
}

// The arrow at the top leaves the lesson, whatever lies on its board. Esc first takes a disc of an open turn back.
func TestTheArrowLeavesTheLesson(t *testing.T) {
	halves := 0
	for _, spec := range catalog.All() {
		for page := range book(t, spec).Pages {
			p := open(t, spec.Name)
			do(t, p, strings.Repeat("press Next page;", page)+"move away")
			before := p.Match().Cursor()
			cell := p.Match().Game().Geometry().Cells[0].Label
			do(t, p, "click "+cell)
			if m := p.Match(); m.Cursor() > before && m.MidTurn() {
				halves++
				do(t, p, "key esc;want scene rules;click "+cell)
			}
			do(t, p, "press Back;want scene title")
		}
	}
	if halves == 0 {
		t.Error("no turn was open")
	}
}

// The back link shows the title of the previous page, uncut, in every game and language. If one does not fit, all pages use a general label.
func TestTheWayBackHasWords(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480"} {
		for lang, c := range map[string]struct{ script, before string }{"en": {"ticks 1", "Previous"}, "pt": {"key f3", "Anterior"}} {
			for _, spec := range catalog.All() {
				p := open(t, spec.Name)
				do(t, p, "size "+size+";"+c.script)
				pages, titled := book(t, spec).Pages, 0
				for i := range pages[1:] {
					do(t, p, "key pagedown;ticks 1")
					title := written(p, pages[i].Title[lang])
					if title {
						titled++
					}
					if before := written(p, c.before); title == before {
						t.Errorf("%s %s %s, page %d: title of the previous page shown: %v, %q shown: %v", spec.ID, size, lang, i+2, title, c.before, before)
					}
				}
				if n := len(pages) - 1; titled != n && (titled > 0 || size == "1280 800") {
					t.Errorf("%s %s %s: %d of %d back links have titles", spec.ID, size, lang, titled, n)
				}
			}
		}
	}
}
