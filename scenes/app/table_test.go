package app_test

import (
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// timedPlayer returns a player of the program with ticks of a fiftieth of a second.
func timedPlayer() *demo.Player {
	now := time.Unix(1e9, 0)
	p := demotest.New(app.Deps{Now: func() time.Time { return now }})
	p.Frame = func(input.Frame) { now = now.Add(time.Second / 50) }
	return p
}

// people starts a game of two people with terms set by the presses.
const people = "press New game Squex;press size;press size 6;press seat 2 Person;press seats As listed"

func TestClockRunsForDecidingPlayer(t *testing.T) {
	p := timedPlayer()
	do(t, p, people+";try Clock and aids;press clock Per game;press minutes 1;press added 5;press Play")
	do(t, p, "want text Start the clock;want text No time runs until then.;ticks 300;want text 1:00;press Start the clock;want plies 0;ticks 480")
	do(t, p, "want text 0:51;play b2;want text 0:56;ticks 85;want text 0:59;want text 0:56")
	do(t, p, "key m;ticks 600;key esc;want text 0:59")                                                                                                                                                                                                              // while the menu is open nothing runs
	do(t, p, "key ctrl+g;ticks 600;key esc;want text 0:59")                                                                                                                                                                                                         // nor while a question is asked
	do(t, p, "key p;want text The clock is paused;want text No time runs until you resume.;want nobutton Show threats, or hold to look;ticks 600;key enter;want text 0:59;key p;key space;want nobutton Resume;want button Show threats, or hold to look;ticks 20") // nor in a pause
	do(t, p, "key home;ticks 600;key end;want text 0:58")                                                                                                                                                                                                           // nor while someone looks at the past
	do(t, p, "key ctrl+z;want plies 0;want text 1:00;want absent 0:58")                                                                                                                                                                                             // undo gives the time back
}

// Tenths of a second and the points of unnamed people are readable in both languages.
func TestFiguresInPortuguese(t *testing.T) {
	p := timedPlayer()
	do(t, p, people+";try Clock and aids;press clock Per turn;press seconds 10;press Play;key p;play b2;ticks 400;want text 2.0;key f3;want text 2,0;want absent 2.0")
	do(t, p, "key f3;ticks 150;want text Red ran out of time;press Rematch;want text game 2 (Player 1 leads 1–0)")
	do(t, p, "key f3;want text jogo 2 (Jogador 1 à frente, 1–0)")
}

func TestTimeoutLoses(t *testing.T) {
	p := timedPlayer()
	do(t, p, people+";try Clock and aids;press clock Per turn;press seconds 10;press Play;key p;play b2;ticks 400;want text 2.0;want turn p2;ticks 110")
	do(t, p, "want winners 1;want text Red ran out of time")
	if o := p.Match().Outcome(); o.Ending != match.Timed || o.By != 1 {
		t.Errorf("outcome %+v, want the time of the second seat", o)
	}
	do(t, p, "key ctrl+z;want turn p2;want text 0:10;play e5;want plies 2") // undo restores the time of the turn
}

// With three players the one who runs out of time cannot win, and the card says so; the current scores of the others count.
func TestTimeoutAmongThree(t *testing.T) {
	p := timedPlayer()
	do(t, p, "press New game Azacru;press players 3;press seat 2 Person;press seat 3 Person;press seats As listed;try Clock and aids;press clock Per turn;press seconds 10")
	do(t, p, "press Play;key p;play e9-e8;ticks 520;want text Rust ran out of time, so the others are counted as they stand;want text out of time;want winners 1")
	do(t, p, "key ctrl+z;want turn p2;want absent ran out of time")
}

// A clock wakes the program when its figures change, and at no other time.
func TestClockWakesOncePerSecond(t *testing.T) {
	p := timedPlayer()
	do(t, p, people+";try Clock and aids;press clock Per turn;press seconds 30;press Play;key p;move away;ticks 100")
	p.App.Flush() // the settings no longer have a timer
	busy := func(ticks int) (n int) {
		for range ticks {
			if p.Busy() {
				n++
			}
			if err := p.Do("ticks 1"); err != nil {
				t.Fatal(err)
			}
		}
		return n
	}
	if n := busy(500); n < 9 || n > 11 {
		t.Errorf("busy in %d of 500 ticks, want about ten", n)
	}
	if after, ok := p.App.Due(); !ok || after <= 0 || after > time.Second {
		t.Errorf("Due = %v, %v, want within a second", after, ok)
	}
	do(t, p, "ticks 500")
	if n := busy(50); n < 9 || n > 11 {
		t.Errorf("busy in %d of 50 ticks showing tenths, want about ten", n)
	}
	do(t, p, "key p;move away;ticks 30")
	if n := busy(60); n != 0 {
		t.Errorf("busy in %d ticks during a pause", n)
	}
	for range 10_000 { // a busy machine writes the journal late
		if _, ok := p.App.Due(); !ok {
			return
		}
		time.Sleep(time.Millisecond) // the journal is written in the background
		do(t, p, "ticks 1")
	}
	t.Error("a tick is due during a pause")
}

// The board turns to the person to move after the last ply was visible, and clicks hit what is shown.
func TestBoardTurnsToMover(t *testing.T) {
	for name, quarters := range map[string][]uint8{"Squex": {0, 2, 0}, "Distrify": {0, 2, 0}} {
		p := timedPlayer()
		do(t, p, "press New game "+name+";press seat 2 Person;press seats As listed;try Clock and aids;press turning Every turn;press Play;ticks 2")
		for i, cell := range []string{"b2", "c5", "e3"} {
			if got := p.App.Seen().Played.Geometry.Turn; got != quarters[i] {
				t.Errorf("%s: turned by %d before ply %d, want %d", name, got, i+1, quarters[i])
			}
			do(t, p, "play "+cell)
			if name == "Distrify" && i > 0 { // the first turn is one stone
				do(t, p, "key e")
			}
			if got := p.App.Seen().Played.Geometry.Turn; got != quarters[i] {
				t.Errorf("%s: turned at once after ply %d", name, i+1)
			}
			do(t, p, "ticks 60")
		}
		do(t, p, "want plies "+map[string]string{"Squex": "3", "Distrify": "5"}[name])
	}
}

func TestFourPlayersSitAtBottom(t *testing.T) {
	p := timedPlayer()
	do(t, p, "press New game Azacru;press players 4;press seat 2 Person;press seat 3 Person;press seat 4 Person;press seats As listed;try Clock and aids;press turning Every turn;press Play;ticks 2")
	for seat := range 4 {
		if got := int(p.App.Seen().Played.Geometry.Turn); got != (4-seat)%4 {
			t.Errorf("seat %d: turned by %d, want %d", seat+1, got, (4-seat)%4)
		}
		m := p.Match()
		ply := m.Game().FormatMove(m.Position(), m.Position().AppendMoves(nil)[0])
		do(t, p, "play "+ply+";ticks 60")
	}
}

func TestTurnBoardByHand(t *testing.T) {
	p := timedPlayer()
	do(t, p, people+";press Play;key f;play b2;want last b2;key f;play c5;want last c5")
	do(t, p, "key ctrl+t;"+people+";try Clock and aids;press turning Never;press Play;key f;want scene play")
	if got := p.App.Seen().Played.Geometry.Turn; got != 0 {
		t.Errorf("a fixed board is turned by %d", got)
	}
}

// People keep their points when they change seats, and a new series starts at zero.
func TestSeriesOfGames(t *testing.T) {
	p := timedPlayer()
	do(t, p, "press New game Squex;press size;press size 6;press Player 1;type Ana;key enter;press seat 2 Person;press Player 2;type Rui;key enter")
	do(t, p, "press seats Loser starts;press Play;key ctrl+g;key y;ticks 5") // Ana resigns
	do(t, p, "key ctrl+r;want text game 2 (Rui leads 1–0)")
	names := func() (s string) {
		for _, seat := range p.Match().Seats() {
			s += seat.Name + " "
		}
		return s
	}
	if got := names(); got != "Ana Rui " {
		t.Errorf("seats %s, want the loser first", got)
	}
	do(t, p, "play b2;key ctrl+g;key y;want text Series: 1–1") // Rui resigns
	do(t, p, "key ctrl+r")
	if got := names(); got != "Rui Ana " {
		t.Errorf("seats %s, want the loser first", got)
	}
	do(t, p, "key ctrl+g;key y;want text Series: Ana leads 2–1;key ctrl+z;want absent leads 2–1") // what is tried then does not count
	do(t, p, "key end;press New series;want absent game 2;want plies 0")
}

func TestComputersStayWithinTime(t *testing.T) {
	p := timedPlayer()
	do(t, p, "press New game Squex;press size;press size 6;press seats As listed;try Clock and aids;press clock Per turn;press seconds 10;press Play;key p;play b2;wait;want plies 2")
	if o := p.Match().Outcome(); o.Ending != match.Going {
		t.Errorf("the game is over: %+v", o)
	}
}

// If the table draws seats, the first player is drawn again for every game.
func TestRematchDrawsSeatsAgain(t *testing.T) {
	first := map[string]int{}
	p := timedPlayer()
	do(t, p, strings.Replace(people, "As listed", "Random", 1)+";press Play")
	for range 20 {
		first[p.Match().Seats()[games.Player(0)].Name]++
		do(t, p, "key ctrl+g;key y;key ctrl+r")
	}
	if len(first) != 2 {
		t.Errorf("first seats %v in 20 games, want both people", first)
	}
}

// The button that pauses the clock resumes it, and so does its menu entry; before the game it starts the clock.
func TestPauseButtonResumes(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480", "390 844"} {
		p := newPlayer(t)
		do(t, p, "size "+size+";table squex size=6 seats=0,0 clock=+60;press Start the clock 2;want nobutton Start the clock;play d4;"+
			"press Pause the clock;want button Resume;press Resume 2;want nobutton Resume;play e3;"+
			"press Pause the clock;key m;press Resume;want nobutton Resume;want plies 2")
	}
}
