package terminal

import "quintet/games/cli/command"

// Commands returns none.
func Commands() []string { return nil }

// Run carries out a command line that names a command. A page has none.
func (p Program) Run([]string) error { return command.Usagef("a page has no commands") }
