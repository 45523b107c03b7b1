package attacks

import (
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"
)

// protocols are inputs of the text protocol. Each must be answered, shortly, and the session must go on.
func protocols() []attack {
	word := strings.Repeat("x", 60_000)
	inputs := map[string]string{
		"a word of 60 kB":      "play p1 " + word + "\nquintet-game " + word + "\nquintet-setup " + word + "\nboardsize " + word + "\n",
		"a line of 50 MB":      strings.Repeat("y", 50<<20) + "\n",
		"a million bad lines":  strings.Repeat("what\n", 1_000_000),
		"NUL and escapes":      "\x00\x1b[31mplay\x7f p1 \x1b\a\n",
		"perft 1000":           "quintet-perft 1000\n",
		"numbers of all sizes": "quintet-perft 99999999999999999999\nquintet-playouts -1\ntime_settings 1e300 NaN 1\ntime_left p1 Inf 1\n",
	}
	var as []attack
	for name, in := range inputs {
		as = append(as, attack{name: "protocol: " + name, long: len(in) > 1<<20, do: func(g *ground) error {
			status, out, err := g.call(in+"77 version\nquit\n", "gtp", "-game", "squex", "-threads", "1")
			if err != nil {
				return err
			}
			if status != 0 || !strings.Contains(out, "=77 ") {
				return fmt.Errorf("status %d, and the session does not go on: %.200q", status, out)
			}
			for answer := range strings.SplitSeq(out, "\n\n") {
				if len(answer) > 500 {
					return fmt.Errorf("an answer of %d bytes: %.200q", len(answer), answer)
				}
			}
			return nil
		}})
	}
	return append(as, attack{name: "protocol: the input ends in a search", do: func(g *ground) error {
		return g.leaves("quintet-analyze time 3000\n")
	}}, attack{name: "protocol: the input ends in a count", do: func(g *ground) error {
		return g.leaves("quintet-game distrify size=19\nquintet-perft 1000\n")
	}})
}

// leaves sends commands, the last a long one, hangs up, and expects the program to end.
func (g *ground) leaves(commands string) error {
	c := exec.Command(g.program, "gtp", "-game", "squex", "-threads", "1")
	in, err := c.StdinPipe()
	if err != nil {
		return err
	}
	out, err := c.StdoutPipe()
	if err != nil {
		return err
	}
	if err := c.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	_, err = io.WriteString(in, "1 version\n"+commands)
	if err == nil {
		_, err = io.ReadFull(out, make([]byte, len("=1 "))) // it has begun
	}
	go func() {
		_, rest := io.Copy(io.Discard, out)
		ended <- errors.Join(rest, c.Wait())
	}()
	time.Sleep(3 * time.Second) // what it has read before its search begins would be the end of a script, which is carried out
	if err := errors.Join(err, in.Close()); err != nil {
		return err
	}
	select {
	case err := <-ended:
		return err
	case <-time.After(patience):
		if err := c.Process.Kill(); err != nil {
			return err
		}
		<-ended
		return fmt.Errorf("it still runs after %v", patience)
	}
}
