package demo

import (
	"fmt"
	"strconv"
	"time"

	"quintet/render/input"
)

// counted plays a command that takes a number.
func (p *Player) counted(verb, number string) error {
	n, err := strconv.Atoi(number)
	if err != nil {
		return fmt.Errorf("%q is no number", number)
	}
	switch verb {
	case "wheel":
		p.tick(input.Frame{Wheel: float32(n)})
	case "swipe":
		p.swipe(n)
	case "ticks":
		for range n {
			p.tick(input.Frame{})
		}
	}
	return nil
}

// longestWait is the number of ticks after which wait gives up: ten minutes.
const longestWait = 36000

// diskWait is the pause before a tick in which a scene waits for the disk: ticks in which nothing happens are faster than any disk.
const diskWait = 5 * time.Millisecond

// wait lets ticks pass until the scene has nothing to do by itself.
func (p *Player) wait() error {
	for range longestWait {
		reading := p.reading()
		if !reading && !p.thinking() {
			return nil
		}
		if reading && !p.App.Busy() {
			time.Sleep(diskWait)
		}
		p.tick(input.Frame{})
	}
	return fmt.Errorf("the program does not come to rest")
}

// thinking reports whether the scene will do something by itself.
func (p *Player) thinking() bool {
	s, ok := p.App.Top().(interface{ Thinking() bool })
	return ok && s.Thinking()
}

// reading reports whether the scene waits for the disk.
func (p *Player) reading() bool {
	s, ok := p.App.Top().(interface{ Reading() bool })
	return ok && s.Reading()
}
