// The command line in browsers, where a page has no commands and passes only the flag -seed. Add a flag for browsers here. On other systems run.go
// takes its place.

package terminal

import (
	"strconv"

	"quintet/games/cli/command"
)

// Run opens the window. A page has no commands and one flag, -seed N.
func (p Program) Run(args []string) error {
	var w Window
	if len(args) == 2 && args[0] == "-seed" {
		seed, err := strconv.ParseUint(args[1], 10, 64)
		if err != nil {
			return command.Usagef("-seed %q: want a whole number", args[1])
		}
		w.Seed = seed
	}
	return p.Open(w)
}
