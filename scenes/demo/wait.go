package demo

import (
	"fmt"
	"strconv"

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

// wait lets ticks pass until the scene has nothing to do by itself.
func (p *Player) wait() error {
	for range longestWait {
		if !p.thinking() {
			return nil
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
