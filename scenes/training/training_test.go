package training_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/exercise"
	"quintet/games/study/practice"
	"quintet/scenes/app"
	"quintet/scenes/data/deck"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// A player solves exercises in a program whose store and clock the test controls.
type player struct {
	*demo.Player
	t     *testing.T
	store store.Store
	at    time.Time
}

// newPlayer returns a player at the title.
func newPlayer(t *testing.T) *player {
	p := &player{t: t, store: store.Memory(), at: time.Date(2026, 5, 1, 18, 0, 0, 0, time.UTC)}
	p.start()
	return p
}

// start starts the program.
func (p *player) start() {
	p.Player = demotest.New(app.Deps{Store: p.store, Now: func() time.Time { return p.at }})
}

// restart ends the program and starts it again.
func (p *player) restart() {
	p.App.Close()
	p.start()
}

// do plays a script, its lines separated by semicolons.
func (p *player) do(script string) {
	p.t.Helper()
	demotest.Do(p.t, p.Player, script)
}

// give drops exercises on the window.
func (p *player) give(exercises ...string) {
	p.t.Helper()
	p.do("give a.txt quintet exercises 1" + strings.ReplaceAll("\n\n"+strings.Join(exercises, "\n\n")+"\n", "\n", `\n`))
}

// squex returns an exercise of Squex with these answers.
func squex(task, answers string) string {
	return "game squex size=6\nposition 1B4/2B3/6/3RR1/6/6 1b3/5/5/5/5 B 1 -\ntask " + task + "\ngrade 2\n" + answers
}

// pair is an exercise whose answer is a turn of two plies.
const pair = "game distrify size=9\nposition 9/9/9/4X4/9/9/9/9/9 O - -\ntask better\ngrade 2\nfrom 1 a.txt\nplayed c3\nanswer e5 e6 | d3\nanswer e6 e5 | d3"

// wait returns in how many days the exercise with these lines returns.
func (p *player) wait(exercise string) int {
	p.t.Helper()
	p.App.Flush()
	d := deck.New(store.Memory(), catalog.Find, func() time.Time { return p.at })
	ids, ok := d.Import([]byte("quintet exercises 1\n\n" + exercise + "\n"))
	if !ok || len(ids) != 1 {
		p.t.Fatalf("no exercise: %s", exercise)
	}
	data, err := p.store.Folder("training").Read("plan.json", 1<<20)
	if err != nil {
		p.t.Fatal(err)
	}
	plan, err := practice.Parse(data)
	if err != nil {
		p.t.Fatal(err)
	}
	plan.SetToday(p.at)
	days, ok := plan.Wait(ids[0])
	if !ok {
		p.t.Fatalf("the plan does not know the exercise: %s", data)
	}
	return days
}

// A right turn is confirmed and its line is played out. The less help there was, the later the exercise returns.
func TestRightAnswers(t *testing.T) {
	for _, tt := range []struct {
		name, script string
		days         int
	}{
		{"alone", "play e6 e5", 3},
		{"after a hint", "press A small hint;play e5 e6", 2},
		{"after the place", "press A small hint;press Show the place;play e5 e6", 2},
		{"after the answer", "press A small hint;press Show the place;press Show the answer;play e5 e6", 1},
		{"after a wrong turn", "play a1;press End turn;wait;press Try again;play e5 e6", 1},
	} {
		p := newPlayer(t)
		p.give(pair)
		p.do(tt.script + ";want plies 2;want text Right;wait;want text Black answers d3;press Finish")
		p.App.Close()
		if days := p.wait(pair); days != tt.days {
			t.Errorf("%s: it comes again in %d days, want %d", tt.name, days, tt.days)
		}
	}
}

// The pointer solves no exercise: on the cells of the answer the page says nothing more than elsewhere, until the answer is shown.
func TestThePointerSolvesNoExercise(t *testing.T) {
	for _, spec := range catalog.All() {
		set, err := exercise.StarterSet(spec)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(set); i += max(1, len(set)/4) {
			e := &set[i]
			p := newPlayer(t)
			p.give(e.String())
			var cells []string
			for _, step := range e.Game.AppendSteps(nil, e.Position, e.Answers[0].Plies[0]) {
				if step.IsCell() {
					cells = append(cells, e.Game.Geometry().Label(step))
				}
			}
			if len(cells) == 0 {
				continue // a button ends the turn
			}
			point := "move " + cells[len(cells)-1]
			if e.Game.Geometry().Aim && len(cells) == 2 {
				point = "aim " + strings.Join(cells, " ")
			} else if len(cells) > 1 {
				p.do("click " + strings.Join(cells[:len(cells)-1], ";click "))
			}
			p.do("move away;ticks 1")
			without := slices.Clone(p.App.Seen().Texts)
			p.do(point + ";ticks 60")
			if with := p.App.Seen().Texts; !slices.Equal(with, without) {
				t.Errorf("%s, exercise %d: after %q the page says %q, before %q", spec.ID, i+1, point, with, without)
			}
		}
	}
}

// A button plays the answer that was shown, also after a part of it or something else was tried.
func TestPlayAnswer(t *testing.T) {
	const answer = "press A small hint;press Show the place;press Show the answer;"
	for _, script := range []string{
		answer + "press Play it", "play e5;" + answer + "press Play it", answer + "click e5;press Play it", answer + "click a1;press Play it",
		answer + "click e5;click e6",
	} {
		p := newPlayer(t)
		p.give(pair)
		p.do(script + ";wait;want plies 3;want text Right")
	}
}

// A wrong turn is called wrong when it has ended. What follows is played on the board, and a press there tries again.
func TestWrongAnswers(t *testing.T) {
	p := newPlayer(t)
	p.give(squex("save", "answer f6 | d2 b5\nclose a1"))
	p.do("click a1;want text That still loses;press Try again")
	p.do("click e2;wait;want plies 2;want text Red answers")
	p.do("click f6;wait;want text Red answers d2, you play b5;want plies 3;key ctrl+r;want plies 0")
}

// The text about a turn that is neither right nor wrong uses the terms of the task.
func TestNearAnswers(t *testing.T) {
	for task, say := range map[string]string{"save": "That still loses", "win 2": "That wins too, but later", "better": "there is something better"} {
		p := newPlayer(t)
		p.give(squex(task, "answer f6 | d2 b5\nclose a1"))
		p.do("click a1;want text " + say)
	}
}

// The wrong half of a turn is not called wrong before the turn has ended, because the player may still take it back.
func TestHalfTurnIsNotJudged(t *testing.T) {
	p := newPlayer(t)
	p.give(pair)
	p.do("play a1;want absent Not this time;want absent Right;key u;play e5 e6;want text Right")
}

// The answer marks every ply of a turn on the board.
func TestAnswerMarksWholeTurn(t *testing.T) {
	const w = 640
	p := newPlayer(t)
	p.do("size 640 480")
	p.give(pair)
	p.do("press A small hint;press Show the place;move away")
	before := p.Picture().Image.Pix
	p.do("press Show the answer;want text The answer is e5+e6;want text Black answers d3;move away")
	after := p.Picture().Image.Pix
	for _, cell := range []string{"e5", "e6"} {
		at, same := p.App.Seen().Played.Centre(p.App.Seen().Played.Geometry.Named(cell)), true
		half := int(p.App.Seen().Played.Unit / 2)
		for x := int(at.X) - half; x < int(at.X)+half; x++ {
			i := 4 * (int(at.Y)*w + x)
			same = same && bytes.Equal(before[i:i+4], after[i:i+4])
		}
		if same {
			t.Errorf("%s is not marked", cell)
		}
	}
}

// Sentences name the cells of a turn without the marks that lists use for plies that win or cut.
func TestAnswersAreNamedWithoutMarks(t *testing.T) {
	p := newPlayer(t)
	p.do("press Training;press Difficulty Easy;press Practise Squex;press A small hint;press Show the place;press Show the answer;want text The answer is a2.;press Play it;wait;want absent #")
}

// The played turn has the sign of the verdict at the corner of its cell, whatever is played out after it. A wrong turn has another sign than a right
// one, and plies that are played out have none.
func TestVerdictIsShownOnBoard(t *testing.T) {
	const w = 1280
	corner := func(p *player, cell string) []byte {
		on := p.App.Seen().Played
		at := on.Centre(p.App.Seen().Played.Geometry.Named(cell))
		i := 4 * (int(at.Y-0.36*on.Unit)*w + int(at.X+0.36*on.Unit) - 9)
		return p.Picture().Image.Pix[i : i+4]
	}
	judged := func(script string, cells ...string) (signs [][]byte) {
		p := newPlayer(t)
		p.give(squex("save", "answer f6 | d2 b5"))
		p.do("size 1280 800;" + script + ";move away")
		for _, cell := range cells {
			signs = append(signs, corner(p, cell))
		}
		return signs
	}
	before := judged("ticks 1", "e2", "f6", "d2", "b5")
	wrong := judged("play e2;wait", "e2")
	right := judged("play f6;wait", "f6", "d2", "b5")
	if bytes.Equal(wrong[0], before[0]) || bytes.Equal(right[0], before[1]) || bytes.Equal(wrong[0], right[0]) {
		t.Errorf("the corner of a wrong turn is %v, that of a right one %v", wrong[0], right[0])
	}
	for i, cell := range []string{"d2", "b5"} {
		if bytes.Equal(right[1+i], right[0]) {
			t.Errorf("what is played out has the sign at %s", cell)
		}
	}
}

// No help step shows what a later one does: exercises that differ only in what a later step shows look the same.
func TestHelpSteps(t *testing.T) {
	pictures := func(answers string) (all [][]byte) {
		p := newPlayer(t)
		p.do("size 640 480")
		p.give(squex("win 2", answers))
		p.do("ticks 1;move away")
		all = append(all, p.Picture().Image.Pix)
		for _, step := range []string{"A small hint", "Show the place", "Show the answer"} {
			p.do("press " + step + ";move away")
			all = append(all, p.Picture().Image.Pix)
		}
		return all
	}
	base := pictures("answer f6 | d2 b5")
	for _, tt := range []struct {
		name, answers string
		same          int // number of equal pictures, from the first
	}{
		{"another line", "answer f6 | d2 b6", 3},
		{"another place in the same quarter", "answer e6 | d2 b5", 2},
		{"another quarter", "answer a6 | d2 b5", 1},
	} {
		for i, picture := range pictures(tt.answers) {
			if same := bytes.Equal(picture, base[i]); same != (i < tt.same) {
				t.Errorf("%s: picture %d is the same: %v", tt.name, i, same)
			}
		}
	}
}

// An exercise can be skipped, also after its answer was shown. Skipping the last one ends the session.
func TestSkipExercise(t *testing.T) {
	p := newPlayer(t)
	p.give(pair, squex("save", "answer f6"))
	p.do("want text exercise 1 of 2;press Skip;want text exercise 2 of 2;press A small hint;press Show the place;press Show the answer")
	p.do("want absent Skip;want absent exercise 1 of 2;ticks 30;press Finish;want absent exercise 2 of 2")
}

// A double click on a button that opens another page does nothing there.
func TestDoubleClickIsIgnored(t *testing.T) {
	p := newPlayer(t)
	p.give(pair, squex("save", "answer f6"))
	p.do("size 640 480;press A small hint;press Show the place;press Show the answer;press Next;want text exercise 1 of 2;ticks 30;press Next;want text exercise 2 of 2")
	p = newPlayer(t)
	p.give(pair, squex("save", "answer f6"))
	p.do("press Skip;press Skip;want text exercise 2 of 2;ticks 30;press Skip;want absent exercise 2 of 2")
	p = newPlayer(t)
	p.give(squex("save", "answer f6"), pair)
	p.do("size 640 480;play f6;wait;press Next;want text exercise 2 of 2;wait;play e5;press End turn;press Try again;want plies 2;wait;press Try again;want plies 0")
}

// A session that was solved to its end says how it went, until the next one begins. One without a solved exercise ends without words.
func TestSessionSaysHowItWent(t *testing.T) {
	p := newPlayer(t)
	p.give(pair, squex("save", "answer f6"))
	p.at = p.at.AddDate(0, 0, 1)
	p.do("key esc;key esc;press Training;press Begin")
	for range 2 {
		if p.App.Seen().Played.Geometry.Columns == 9 {
			p.do("press A small hint;play e5 e6;wait")
		} else {
			p.do("play f6;wait")
		}
		p.do("try Next;try Finish")
	}
	p.do("want text Finished;want text 2 of 2 solved;want text One at the first try;want text come up again in 2 days;press New exercises;press Back;want absent Finished")
	p = newPlayer(t)
	p.give(squex("save", "answer f6"))
	p.at = p.at.AddDate(0, 0, 1)
	p.do("key esc;key esc;press Training;press Begin;press Skip;want absent Finished;want text One exercise today")
}

// Moments from the player's own games come before new exercises, with the name of the opponent. What follows a right answer can be shown again.
func TestOwnMomentsComeFirst(t *testing.T) {
	p := newPlayer(t)
	p.keep(1, game(1, "Ana", 3, true))
	p.do("press Training;wait;want text Start with five;press Review your last game;want scene review;key esc;key esc")
	p.keep(2, "[game \"distrify\"]\n[date \"2026-04-02\"]\n[p1 \"Ana\"]\n[p2 \"Nico\"]\n[p2-level \"2\"]\n[result \"p1+ resign\"]\n1. d4 e5")
	p.give(strings.ReplaceAll(pair, "from 1 a.txt", "from 1 20260402-120000-squex-1.txt"))
	p.do("key esc;press Training;wait;want text One moment from your game with;press Begin;want text from your game with")
	p.do("play e5 e6;wait;want plies 3;press Show what follows;want plies 2;want text Right;wait;want plies 3;want text Black answers d3")
	p.do("press Finish;want text 1 of 1 solved")
}

// Newcomers are offered an easy exercise of each game. After they have tried one the page shows what is due today.
func TestNewcomersAreInvited(t *testing.T) {
	p := newPlayer(t)
	p.do("press Training;want text Start with five easy exercises;want text About five minutes;want absent Nothing to repeat")
	p.do("press Begin;want text exercise 1 of 5;press A small hint;press Show the place;press Show the answer;press Back;press Back")
	p.do("want text Nothing to repeat today;want absent Start with")
}

// An exercise made from a game is due tomorrow, and is no longer due today once it is solved, also after a restart.
func TestMistakeIsDueTomorrow(t *testing.T) {
	p := newPlayer(t)
	p.give(pair, squex("save", "answer f6"))
	p.do("key esc;key esc;press Training;want text 2 exercises;want absent exercises today")
	p.restart()
	p.at = p.at.AddDate(0, 0, 1)
	p.do("press Training;want text 2 exercises today;press Begin")
	solve := map[int]string{9: "play e5 e6", 6: "play f6"}
	for range 2 {
		p.do(solve[p.App.Seen().Played.Geometry.Columns] + ";wait")
		p.do("try Next;try Finish")
	}
	p.do("want text Finished;want text 2 of 2 solved;want text All at the first try;want text come up again in 3 days;want text Today counts")
	p.do("key esc;press Training;want text Nothing to repeat today;want text 2 of 2 solved;want absent Finished")
	p.restart()
	p.at = p.at.AddDate(0, 0, 1)
	p.do("press Training;want text Nothing to repeat today;want text Another today")
	p.at = p.at.AddDate(0, 0, 2)
	p.do("key esc;press Training;want text 2 exercises today")
}

// An exercise that was solved while the clock showed another year returns once the clock is right.
func TestWrongClockHidesNoExercise(t *testing.T) {
	for _, years := range []int{9, -40} {
		p := newPlayer(t)
		right := p.at
		p.at = right.AddDate(years, 0, 0)
		p.give(pair)
		p.do("play e5 e6;wait;press Finish;key esc;press Training;want text Nothing to repeat today")
		p.restart()
		p.at = right
		p.do("press Training;want text One exercise today;press Begin;play e5 e6;wait;press Finish;want text 1 of 1 solved")
		p.restart()
		p.at = right.AddDate(1, 0, 0)
		p.do("press Training;want text One exercise today")
	}
}

// The row of a game says in words how many of its exercises were ever solved, and how many are due.
func TestSetShowsProgress(t *testing.T) {
	p := newPlayer(t)
	p.do("press Training;press Difficulty Easy;want text 6 exercises;want absent of 6 solved;press Practise SQU")
	p.do("play f6 h7;wait;press Next;play a6 f6;wait;press Back;want text 2 of 6 solved")
	p.do("press Difficulty Easy;press Practise SQU")
	for i, answer := range []string{"c3 h3", "c1 h6", "h2 h9", "a3 f3"} {
		p.do("play " + answer + ";wait;press " + map[bool]string{true: "Finish", false: "Next"}[i == 3])
	}
	p.do("want text SQU, easy: 6 of 6 solved;press Next: Azacru, easy;want text exercise 1 of 8;press Back")
	p.restart()
	p.at = p.at.AddDate(0, 0, 3)
	p.do("press Training;press Difficulty Easy;want text 6 of 6 solved, 6 due today;want text 6 exercises today;press Begin;press A small hint;press Show the place;press Show the answer;press Back")
	p.do("want text 6 of 6 solved")
}

// An exercise that was missed and then solved without help on the same day counts as solved.
func TestRetryCountsInSet(t *testing.T) {
	p := newPlayer(t)
	const again = "press Training;press Difficulty Easy;press Practise SQU;"
	p.do(again + "play h6 h7;wait;press Try again;play f6 h7;wait;press Back;want absent of 6 solved;key esc")
	for range 5 {
		p.do("press Training;press Difficulty Easy;press Practise SQU;press A small hint;press Show the place;press Show the answer;press Back;key esc")
	}
	p.do(again + "want absent of 6 solved;play f6 h7;wait;press Back;want text 1 of 6 solved")
}

// game returns the record of a game of Squex that Ana or another person has won or lost against a computer.
func game(n int, person string, level int, won bool) string {
	result := map[bool]string{true: "p1+ resign", false: "p2+ resign"}[won]
	return fmt.Sprintf("[game \"squex\"]\n[date \"2026-04-%02d\"]\n[p1 %q]\n[p2 \"Brisa\"]\n[p2-level \"%d\"]\n[result %q]\n1. d4 e5", n, person, level, result)
}

// keep puts the record of game n in the library, as if it had been played here.
func (p *player) keep(n int, record string) {
	p.t.Helper()
	if err := p.store.Folder("games").Write(fmt.Sprintf("202604%02d-120000-squex-1.txt", n), []byte(record)); err != nil {
		p.t.Fatal(err)
	}
}

// Each person has results. Those of the last player are shown first. If only one person has played there is nothing to choose.
func TestResultsByPerson(t *testing.T) {
	p := newPlayer(t)
	p.keep(1, game(1, "Ana", 3, true))
	p.keep(2, game(2, "Ana", 4, false))
	p.results("want text 1 of 1;want text 0 of 1;want text 2 games count;want absent Rui;want absent No name;want absent Merge names")
	p.keep(3, game(3, "Rui", 2, false))
	p.keep(4, game(4, "Player 1", 2, true))
	p.results("want text 1 of 1;want text one game counts;press Person 1 Rui;wait;want text 0 of 1;press Person 1 Ana;want text 2 games count")
}

// The results name people of the computer, never a number. They name a level, and what to aim for, only once enough games say so.
func TestResultsNamePeople(t *testing.T) {
	p := newPlayer(t)
	p.keep(1, game(1, "Ana", 4, false))
	p.results("want text Too early to say;want text After one game: up to;want text more games narrow it down;want text one game;want absent Game by game;want absent Example;want absent As strong as;want absent you are the stronger")
	p.keep(2, game(2, "Ana", 2, true))
	p.results("want text Too early to say;want text Perhaps near Brisa;want absent Example;want text of 1")
	for n := 3; n <= 18; n++ {
		p.keep(n, game(n, "Ana", 3, n%2 == 0))
	}
	p.results("want text About as strong as Brisa;want absent Too early to say Squex;want absent Perhaps;want absent Example;want text 18 games;want text Game 18;want text in a row, and you are the stronger one")
	p.keep(19, game(19, "Rui", 6, true))
	p.results("want text Too early to say;want text After one game")
}

// What a person should aim for comes true: after as many wins as it says, the person is ahead of that computer player.
func TestAimComesTrue(t *testing.T) {
	p := newPlayer(t)
	for n := 1; n <= 20; n++ {
		p.keep(n, game(n, "Ana", 3, n%2 == 0))
	}
	p.results("want text Beat Brisa twice in a row, and you are the stronger one;want text About as strong as Brisa")
	p.keep(21, game(21, "Ana", 3, true))
	p.results("want text Beat Brisa once more, and you are the stronger one;want text About as strong as Brisa")
	p.keep(22, game(22, "Ana", 3, true))
	p.results("want text About as strong as Brisa;want absent Beat Brisa")
}

// The page opens with the game that has the most games that count, and a press on a face plays that person.
func TestFacesPlay(t *testing.T) {
	p := newPlayer(t)
	p.keep(1, game(1, "Ana", 3, true))
	p.keep(2, game(2, "Ana", 3, false))
	p.keep(3, strings.ReplaceAll(game(3, "Ana", 3, true), "\"squex\"]", "\"squ\"]"))
	p.results("want text Squex: 2 games count;press Play Vera on the scale;want scene play")
	if m := p.Match(); m.Seats()[1].Level != 5 || m.Seats()[1].Name != "Vera" {
		t.Errorf("the seats are %+v", m.Seats())
	}
}

// The page opens with the game that has the most games of the person shown, also if the games change while it is open.
func TestResultsOpenWithThePersonsGame(t *testing.T) {
	p := newPlayer(t)
	p.keep(1, game(1, "Ana", 3, true))
	p.keep(2, game(2, "Ana", 3, false))
	p.keep(3, strings.NewReplacer(`"squex"`, `"squ"`, "d4 e5", "d4").Replace(game(3, "Rui", 3, true)))
	p.results("want text SQU: one game counts;press Person 1 Ana;want text Squex: 2 games count;press Person 1 Rui;want text SQU: one game counts")
}

// The curve begins with the first game.
func TestCurveBeginsWithFirstGame(t *testing.T) {
	p := newPlayer(t)
	for n := 1; n <= 8; n++ {
		p.keep(n, game(n, "Ana", 3, n%3 > 0))
	}
	p.results("want text Game 1;want text Game 8;want text 6 of 8;want text 8 games count")
}

// Without games the page explains itself, shows the people of the computer, and opens the first game with one press.
func TestResultsOfferFirstGame(t *testing.T) {
	for i, spec := range catalog.All() {
		p := newPlayer(t)
		p.results("press " + spec.Name + ";want text No game yet;want text Example;want text here you will see who plays as well as you")
		for _, l := range catalog.LevelsOf(spec.ID) {
			if !slices.Contains(p.App.Seen().Texts, l.Name) {
				t.Errorf("%s: %s is not on the page", spec.ID, l.Name)
			}
		}
		weakest := catalog.LevelsOf(spec.ID)[0]
		p.do("press Play " + weakest.Name + ";want scene play")
		if m := p.Match(); m.Game().Info().ID != spec.ID || m.Seats()[0].Level != 0 || m.Seats()[1].Level != weakest.Number {
			t.Errorf("game %d, %s: the table is %s with %+v", i, spec.ID, m.Game().Info().ID, m.Seats())
		}
		p.App.Close()
	}
}

// The results of two names are joined into those of one person, also after a restart and a new game, and separated again.
func TestNamesAreJoined(t *testing.T) {
	p := newPlayer(t)
	p.keep(1, game(1, "Ana", 3, true))
	p.keep(2, game(2, "Rui", 3, true))
	p.keep(3, game(3, "Ana Sousa", 3, false))
	p.results("want text 0 of 1;press Merge names;press Ana and Ana Sousa are the same person;press Done")
	const joined = "want text 1 of 2;want text Also as Ana;want button Person 1 Rui;want nobutton Person 1 Ana"
	p.do(joined)
	p.restart()
	p.results(joined)
	p.keep(4, game(4, "Ana", 3, true))
	p.results("want text 2 of 3;press Merge names;press Ana is not Ana Sousa: separate them;press Done;want text 2 of 2;press Person 1 Ana Sousa;want text 0 of 1")
	p.restart()
	p.results("want text 2 of 2;want absent Also as;press Merge names;key esc;want text 2 of 2")
}

// A name that was not given can be joined, too, and names that were joined with it follow.
func TestJoinedNamesFollow(t *testing.T) {
	p := newPlayer(t)
	p.keep(1, game(1, "Player 1", 3, true))
	p.keep(2, game(2, "Ana", 3, true))
	p.results("press Merge names;press No name and Ana are the same person;press Done;want text 2 of 2")
	p.keep(3, game(3, "Eva", 3, false))
	p.results("want text 0 of 1;press Merge names;press Ana and Eva are the same person;press Done;want text 2 of 3;want text Also as Ana, No name")
}

// A wrong turn that ends the game has no answer, so the page names that turn and no other.
func TestAWrongTurnEndsTheGame(t *testing.T) {
	tried := 0
	for _, spec := range catalog.All() {
		set, err := exercise.StarterSet(spec)
		if err != nil {
			t.Fatal(err)
		}
		for i := range set {
			e := &set[i]
			ply := wrongEnd(e)
			if ply == games.NoMove {
				continue
			}
			tried++
			p, name := newPlayer(t), e.Game.FormatMove(e.Position, ply)
			p.give(e.String())
			p.do("play " + name + ";ticks 300;want text " + name + " ends the game without a win.")
			break
		}
	}
	if tried == 0 {
		t.Error("no exercise has such a turn")
	}
}

// wrongEnd returns a wrong ply that ends the game, NoMove if e has none.
func wrongEnd(e *exercise.Exercise) games.Move {
	for _, m := range e.Position.AppendMoves(nil) {
		q := e.Position.Clone()
		q.Play(m)
		if verdict, _ := e.Try([]games.Move{m}); q.Over() && verdict == exercise.Wrong {
			return m
		}
	}
	return games.NoMove
}
