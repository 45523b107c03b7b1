package arena

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/gametest"
	"quintet/games/null"
)

// TestMain lets the test binary play another program: called as "child MODE" it speaks the protocol. Under the race detector it only tests concurrent
// games and external programs: statistics use one goroutine.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == "child" {
		child(os.Args[2])
		return
	}
	gametest.RaceOnly("Calibrate|Cancel|Climb|Command|Death|End|Engine|Fault|Foreign|Hint|Interrupt|Ladder|Level|Opening|Program|Result|Resume|Run|Thread")
	os.Exit(m.Run())
}

// childEntrant seats the test binary in a mode of child.
func childEntrant(t testing.TB, mode string, patience time.Duration) entrant {
	t.Helper()
	t.Setenv("GORACE", "atexit_sleep_ms=0") // under the race detector every program would take a second to end
	e, err := parseEntrant(nil, fmt.Sprintf(`gtp:"%s" child %s`, os.Args[0], mode), patience)
	must.Succeed(t, err)
	e.Name = mode
	return e
}

// child plays the test game on standard input and output. It always plays the first legal ply, unless its mode says otherwise.
func child(mode string) {
	var g games.Game
	var p games.Position
	plies := 0
	if mode == "mute" {
		time.Sleep(time.Hour)
	}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		f := strings.Fields(lines.Text()) // id, command, arguments
		id, command, args := f[0], f[1], f[2:]
		switch command {
		case "quintet-game":
			o, err := games.ParseOptions(args[1:])
			if err != nil {
				panic(err)
			}
			if g, err = null.Spec.Open(o); err != nil {
				panic(err)
			}
			p, plies = g.Start(), 0
			fmt.Printf("=%s\n\n", id)
		case "time_settings":
			if strings.Join(args, " ") != "0 1 1" {
				panic(args)
			}
			fmt.Printf("=%s\n\n", id)
		case "play":
			if mode == "refuses" && plies >= 4 {
				fmt.Printf("?%s illegal move: the cell is taken\n\n", id)
				continue
			}
			m, err := g.ParseMove(p, args[1])
			if err != nil || args[0] != fmt.Sprintf("p%d", p.ToMove()+1) {
				panic(lines.Text())
			}
			p.Play(m)
			plies++
			fmt.Printf("=%s\n\n", id)
		case "genmove":
			plies++
			misbehave(mode, id)
			m := p.AppendMoves(nil)[0]
			text := g.FormatMove(p, m)
			p.Play(m)
			fmt.Printf("=%s %s\r\n\n", id, strings.ToUpper(text)) // freedoms that the protocol allows
		}
		if mode == "leaves" && p != nil && p.Over() {
			return
		}
	}
}

// misbehave does what the mode says instead of answering genmove.
func misbehave(mode, id string) {
	switch mode {
	case "hangs":
		time.Sleep(time.Hour)
	case "dies":
		fmt.Fprintln(os.Stderr, "out of\nmemory")
		os.Exit(3)
	case "cheats":
		fmt.Printf("=%s z9\n\n", id)
	case "resigns":
		fmt.Printf("=%s resign\n\n", id)
	case "fails":
		fmt.Printf("?%s I do not know\n\n", id)
	case "babbles":
		fmt.Printf("thinking ...\n\n")
	case "muddles":
		fmt.Printf("=99 a1\n\n")
	case "floods":
		fmt.Printf("=%s %s", id, strings.Repeat("x", maxReplyLine))
	case "drowns":
		for {
			fmt.Println(strings.Repeat("x", 1000))
		}
	case "closes":
		os.Stdout.Close()
		time.Sleep(time.Hour)
	}
}
