package app_test

import (
	"fmt"
	"testing"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/study/judge"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// atTable returns a player at a table of game, with levels by seat ("0,3").
func atTable(t testing.TB, game, seats string) *demo.Player {
	p := newPlayer(t)
	do(t, p, "table "+game+" seats="+seats)
	return p
}

// TestComputersPlayEachOther watches until the end: the result is shown, and no new game starts.
func TestComputersPlayEachOther(t *testing.T) {
	t.Parallel()
	for i, table := range catalogtest.Tables(5) {
		game := table.String()
		t.Run(game, func(t *testing.T) {
			if testing.Short() && i > 0 {
				t.Skip("whole games of every kind are played without -short")
			}
			p := atTable(t, game, "1,2,1,2")
			do(t, p, "key v;want text Fast;wait")
			m := p.Match()
			if !m.Over() || len(m.Outcome().Winners) == 0 {
				t.Fatalf("after %d plies the game is not over", m.Len())
			}
			if err := replay(m); err != nil {
				t.Error(err)
			}
			n := m.Len()
			do(t, p, "want button Rematch;want nobutton Pause;ticks 300;want plies "+fmt.Sprint(n))
			if p.Match() != m {
				t.Error("a rematch has begun by itself")
			}
			do(t, p, "press Rematch;want plies 0")
			for i, s := range p.Match().Seats() {
				if s != m.Seats()[i] {
					t.Errorf("seat %d of the rematch is %v, was %v", i+1, s, m.Seats()[i])
				}
			}
		})
	}
}

// TestPersonAgainstComputers plays whole games with a person who clicks the first legal plies.
func TestPersonAgainstComputers(t *testing.T) {
	t.Parallel()
	for i, table := range catalogtest.Tables(5) {
		game := table.String()
		for _, seats := range []string{"0,1,2,3", "2,0,0,1"} {
			t.Run(game+" "+seats, func(t *testing.T) {
				if testing.Short() && i > 0 {
					t.Skip("whole games of every kind are played without -short")
				}
				p := atTable(t, game, seats)
				do(t, p, "wait")
				m, g := p.Match(), p.Match().Game()
				for n := 0; !m.Over(); n++ {
					if level := m.Seats()[m.Position().ToMove()].Level; level != 0 {
						t.Fatalf("after %d plies the computer of level %d does not move", m.Len(), level)
					}
					moves := m.Position().AppendMoves(nil)
					if err := p.Play(g.FormatMove(m.Position(), moves[(7*n)%len(moves)])); err != nil {
						t.Fatal(err)
					}
					do(t, p, "wait")
				}
				do(t, p, "want button Rematch")
				if err := replay(m); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

// TestReplyIsDelayed measures the time between a person's ply and the answer: long enough to see what happens.
func TestReplyIsDelayed(t *testing.T) {
	p := atTable(t, "squ size=8", "0,1")
	do(t, p, "play d4;want plies 1")
	at := []int{}
	for n := 1; len(at) < 2 && n < 200; n++ {
		before := p.Match().Len()
		if err := p.Do("ticks 1"); err != nil {
			t.Fatal(err)
		}
		if p.Match().Len() > before {
			at = append(at, n)
		}
	}
	if len(at) < 2 || at[0] < 15 || at[1]-at[0] < 18 || at[1] > 80 {
		t.Errorf("the two plies of the answer were played after %v calls, want about 18 ticks between plies", at)
	}
}

// TestUndoTakesPair undoes a ply against the computer: the answer goes with the ply that it answers.
func TestUndoTakesPair(t *testing.T) {
	p := atTable(t, "squex size=6", "0,1")
	do(t, p, "want nobutton Undo;play c3;want text Pia to move;wait;want plies 2;play d5;wait;want plies 4")
	do(t, p, "key ctrl+z;want plies 2;want turn p1;key ctrl+y;want plies 4;want turn p1;press Undo;press Undo;want plies 0;want nobutton Undo;key ctrl+z;want plies 0")
	do(t, p, "press Redo;want plies 2;press Redo;want plies 4;want nobutton Redo;ticks 100;want plies 4")
	// While the computer thinks, undo takes back only the person's ply, and there is no answer.
	do(t, p, "play a1;ticks 3;key ctrl+z;want plies 4;ticks 200;want plies 4;key ctrl+y;want plies 5;wait;want plies 6")
	// Playing from an earlier position starts another game.
	do(t, p, "key home;want plies 0;ticks 100;want plies 0;play b2;want plies 1;wait;want plies 2;want nobutton Redo")
}

func TestUndoWhenComputerBegins(t *testing.T) {
	p := atTable(t, "squex size=6", "1,0")
	do(t, p, "wait;want plies 1;want nobutton Undo;key ctrl+z;want plies 1;play a1;wait")
	n := p.Match().Len()
	do(t, p, fmt.Sprintf("want plies %d;key ctrl+z;want plies 1;ticks 100;want plies 1;key home;want plies 0;ticks 100;want plies 0", n))
	do(t, p, "want text Pia was to move here;click a1;want text Pia was to move here. Play on;want plies 0;key end;want plies "+fmt.Sprint(n))
}

// TestUndoOfHalfSteps takes back one disc of two, then the turn with the computer's answer.
func TestUndoOfHalfSteps(t *testing.T) {
	p := atTable(t, "squ size=8", "1,0")
	do(t, p, "wait;want plies 1")
	m, g := p.Match(), p.Match().Game()
	free := m.Position().AppendMoves(nil)
	a, b := g.FormatMove(m.Position(), free[0]), g.FormatMove(m.Position(), free[1])
	do(t, p, fmt.Sprintf("play %s;key ctrl+z;want plies 1;play %s %s;want plies 3;wait;want plies 5", a, a, b))
	do(t, p, "key ctrl+z;want plies 2;want turn p2;key ctrl+z;want plies 1;key ctrl+y;want plies 2;key ctrl+y;want plies 5")
}

func TestUndoAfterTheEnd(t *testing.T) {
	p := atTable(t, "squex size=6", "0,1")
	do(t, p, "play c3;wait;key ctrl+g;want text Resign, Player 1?;key y;want winners 2;want button Rematch;key ctrl+z;want winners ;want plies 2;ticks 60;want plies 2")
	// A person can resign while the computer thinks, too.
	p = atTable(t, "squex size=6", "0,1")
	do(t, p, "play c3;wait;play d4;key ctrl+g;want text Resign, Player 1?;ticks 100;want plies 3;key y;want winners 2;ticks 100;want plies 3")
	do(t, p, "key ctrl+z;wait;want plies 4")
}

func TestComputersNeverResignOrAgree(t *testing.T) {
	do(t, atTable(t, "squex size=6", "1,2"), "key ctrl+g;want absent resign;key m;want button Rules;want nobutton Resign")
	do(t, atTable(t, "azacru players=3", "0,0,1"), "key ctrl+g;want absent End here;key m;want button Rules;want nobutton End and count")
}

// TestSwappedSeatsKeepLevels plays again with swapped seats.
func TestSwappedSeatsKeepLevels(t *testing.T) {
	p := atTable(t, "squex size=6", "0,3")
	do(t, p, "key ctrl+g;key y;press Swap seats")
	if s := p.Match().Seats(); s[0].Level != 3 || s[0].Name != "Brisa" || s[1].Level != 0 {
		t.Errorf("seats %v, want Brisa first", s)
	}
	do(t, p, "want text Brisa to move;wait;want plies 1;want turn p2")
}

// TestInputDuringComputerThinking does everything that is allowed while it thinks.
func TestInputDuringComputerThinking(t *testing.T) {
	clock := &demo.Clock{}
	p := newClockPlayer(t, clock)
	do(t, p, "table squex size=6 seats=0,5;play c3;ticks 66;want text Vera is thinking;want text 1.0 s of at most 3 s;want button Move now")
	do(t, p, "click d4;want text Vera is to move, please wait;want plies 1;move e5;want path none")
	do(t, p, "key f2;key f1;want scene rules;ticks 30;key esc;want scene play;want text Vera is thinking;key m;want button Resign;key esc")
	if !clock.Busy() {
		t.Fatal("the search has ended")
	}
	do(t, p, "key home;want plies 0;want text Player 1;ticks 400;want plies 0;key end;want plies 1;wait;want plies 2") // the answer has waited
	do(t, p, "play a1;ticks 30;want text s of at most 3;key enter;ticks 60;want plies 4")                              // told to move now, it does not use its 180 ticks
	do(t, p, "play b1;ticks 30;key ctrl+t;want scene title")
	if clock.Busy() {
		t.Error("the computer still thinks after the table was left")
	}
	do(t, p, "press Continue;want scene play;wait;want plies 6;play f6;ticks 30;key ctrl+n;want scene setup;press Play;want plies 0")
	do(t, p, "key m;press Back to the title;want scene title")
	if clock.Busy() {
		t.Error("the computer still thinks at a table that was left for another")
	}
}

// TestAnswerWaitsForMenu opens things that must be closed before the answer.
func TestAnswerWaitsForMenu(t *testing.T) {
	p := atTable(t, "squex size=6", "0,1")
	do(t, p, "play c3;key m;ticks 200;want plies 1;key esc;wait;want plies 2")
	do(t, p, "play d4;key ctrl+g;ticks 200;want plies 3;key n;wait;want plies 4")
}

// TestWatch pauses, steps and looks back.
func TestWatch(t *testing.T) {
	p := atTable(t, "squex size=8", "1,2")
	do(t, p, "ticks 2;want button Pause;want nobutton Resume;key space;want text Paused, Pia to move;ticks 300;want plies 0")
	do(t, p, "press Step;wait;want plies 1;ticks 300;want plies 1;key right;wait;want plies 2;click a1;want text Only computers play")
	do(t, p, "key ctrl+z;want plies 1;ticks 200;want plies 1;press Step;want plies 2;press Resume;ticks 90;want plies 3")
	do(t, p, "want text Normal speed;key v;want text Fast;ticks 120")
	if n := p.Match().Len(); n < 10 {
		t.Errorf("%d plies after two more fast seconds, want 10 or more", n)
	}
	do(t, p, "key v;want text Slow;key v;want text Normal speed")
}

// TestWatchPast looks back at a game of computers: it pauses, and replays what was played before it continues.
func TestWatchPast(t *testing.T) {
	p := atTable(t, "squex size=6", "1,2")
	do(t, p, "ticks 200;key home;want plies 0;want button Resume;ticks 200;want plies 0;want text Step and Resume show it again")
	n := p.Match().Len()
	if n < 3 {
		t.Fatalf("%d plies in 200 ticks, want 3 or more", n)
	}
	first := p.Match().Move(0)
	do(t, p, "press Resume;ticks 4;want plies 0;want text This is what was played;click a1;want text Only computers play;ticks 60;want plies 1;press Pause;ticks 100;want plies 1")
	do(t, p, "press Resume;ticks 400")
	if m := p.Match(); m.Cursor() <= n || m.Cursor() != m.Len() || m.Move(0) != first {
		t.Errorf("%d of %d plies in force, want all, and more than the %d before", m.Cursor(), m.Len(), n)
	}
	do(t, p, "key v;wait")
	n = p.Match().Len()
	do(t, p, fmt.Sprintf("key pageup;want button Resume;press Resume;wait;want plies %d;want button Rematch;ticks 100;want plies %d", n, n))
}

// TestHistoryInEveryWindow moves through a game with the keys, even in windows without space for the buttons.
func TestHistoryInEveryWindow(t *testing.T) {
	for _, size := range []string{"640 480", "700 900", "1280 800"} {
		p := atTable(t, "squ size=8", "0,0")
		do(t, p, "size "+size+";play d4 e5 e6 f6;key home;want plies 0;key home;want plies 0;key pagedown;want plies 1;key pagedown;want plies 3;key pageup;want plies 1;key end;want plies 4;key end;want plies 4")
	}
}

// TestMoveListHidesNoQuestion opens the list when it replaces the prompt: questions, hints and reasons are still visible, and their actions
// available.
func TestMoveListHidesNoQuestion(t *testing.T) {
	p := atTable(t, "distrify size=5", "0,0")
	do(t, p, "size 640 480;play c3 b2;key ctrl+l;want button move b2;want button End turn;key e;want turn p1")
	do(t, p, "key ctrl+g;want text Resign, Player 1?;want button Play on;key n;want button move b2;want absent Resign,")
	do(t, p, "key h;wait;want text Hint: ;key esc;want button move b2;click c3;want nobutton move b2;key ctrl+z;want button move b2")
	p = atTable(t, "azacru players=4", "1,1,1,1")
	do(t, p, "size 640 480;ticks 200;key ctrl+l;want button Pause;key v;key space;want button Resume;want button Moves;want absent was to move")
	n := p.Match().Len()
	do(t, p, fmt.Sprintf("ticks 200;want plies %d;key right;wait;want plies %d;key ctrl+l;want text Fast", n, n+1))
}

// TestPastOfFinishedGame looks back at a ply of the computer: no game continues at the end.
func TestPastOfFinishedGame(t *testing.T) {
	p := atTable(t, "squex size=6", "1,0")
	do(t, p, "wait")
	for m := p.Match(); !m.Over(); {
		do(t, p, "play "+m.Game().FormatMove(m.Position(), m.Position().AppendMoves(nil)[0])+";wait")
	}
	do(t, p, "key home;want text Pia was to move here;want text returns to the end of the game;key end;want button Rematch")
}

// TestEveryHintIsLegal asks for a hint in every game: at the start, later, and in the middle of a turn.
func TestEveryHintIsLegal(t *testing.T) {
	for _, table := range catalogtest.Tables(8) {
		game := table.String()
		p := atTable(t, game, "0,0,0,0")
		rounds := 6
		for n := range rounds {
			do(t, p, "move away;key h;wait;want text Hint: ;want text win")
			if n := p.Match().Len(); n != p.Match().Cursor() {
				t.Fatalf("%s: the hint changed the match", game)
			}
			do(t, p, "key esc;want absent Hint: ;want scene play")
			m := p.Match()
			moves := m.Position().AppendMoves(nil)
			if err := p.Play(m.Game().FormatMove(m.Position(), moves[(11*n)%len(moves)])); err != nil {
				t.Fatalf("%s: %v", game, err)
			}
		}
		if p.Match().Cursor() != rounds {
			t.Errorf("%s: %d plies, want %d", game, p.Match().Cursor(), rounds)
		}
	}
}

// TestHintIsForPersonToMove checks when hints are offered, and that none is played.
func TestHintIsForPersonToMove(t *testing.T) {
	clock := &demo.Clock{}
	p := newClockPlayer(t, clock)
	do(t, p, "table squ size=8 seats=0,4;want button Hint;key h;ticks 30;want text Looking for a good move;want text Esc stops looking;press Hint;want absent Looking;press Hint;want text Looking for a good move")
	do(t, p, "key esc;want absent Looking;want button Hint;want scene play") // Esc cancels the search
	if clock.Busy() {
		t.Error("the search for a hint continues after it was cancelled")
	}
	do(t, p, "press Hint;wait;want text Hint: ;press Hint;want absent Hint: ;press Hint;wait;want text Hint: ;want plies 0;play d4;want absent Hint: ;want nobutton Hint;key h;ticks 30;want absent Looking;wait;want plies 3")
	do(t, p, "play a2;want button Hint;key h;wait;want text Hint: ;want plies 4;ticks 300;want plies 4") // the second disc of a turn
	do(t, p, "key h;ticks 9;key ctrl+z;want plies 3;ticks 300;want absent Hint: ;want plies 3")
	do(t, p, "key h;ticks 9;play a2;ticks 300;want absent Hint: ;want plies 4")
}

// TestHintShowsEffect: a hint says why it is good, or if there is no reason what is likely to follow.
func TestHintShowsEffect(t *testing.T) {
	for _, c := range []struct{ game, plies, want string }{
		{"squex size=6", "c1 a2 c2 a3 c3 a4 c4 a5 c5 b6", "wins"},
		{"azacru players=2", "", "Crosses a border"},
		{"squ size=8", "a1 h8 a8 h1 d4", "Likely to follow: "},
	} {
		p := atTable(t, c.game, "0,0")
		if c.plies != "" {
			do(t, p, "play "+c.plies)
		}
		do(t, p, "move away;key h;wait;want text Hint: ;want text "+c.want+";want text Esc hides it")
	}
}

// TestHintWithPointerOnBoard asks for a hint with the pointer on a cell, and then moves the pointer to another.
func TestHintWithPointerOnBoard(t *testing.T) {
	p := atTable(t, "taiji", "0,0")
	do(t, p, "play e5-e6;move b2;key h;wait;want text Hint: ;move c3;want text Hint: ;aim k11 k10;want text Hint: ;right;want text Hint: ;key esc;want absent Hint: ")
	do(t, p, "key h;wait;click e5;want text already taken;want absent Hint: ;move c3;lay c3 c4;want plies 2;want absent Hint: ")
}

// newClockPlayer returns a player of the program with thinking measured in script time.
func newClockPlayer(t testing.TB, c *demo.Clock) *demo.Player {
	p := newPlayer(t)
	p.Clock = c
	d := app.Deps{Think: c.Maker(), Judging: scenes.Judging{Settings: judge.DefaultSettings, Sweep: scenes.JudgeInline(60).Sweep}}
	p.Table = func(s demo.Setting) (*app.App, error) { return demotest.Table(d, s) }
	return p
}

// TestLevelsHaveNames checks the level names that the tests use.
func TestLevelsHaveNames(t *testing.T) {
	for i, want := range []string{"Pia", "Nico", "Brisa", "Davi", "Vera", "Ada"} {
		if got := catalog.LevelsOf("squex")[i].Name; got != want {
			t.Errorf("level %d is %s, want %s", i+1, got, want)
		}
	}
}
