// Asks git for the commit of the sources (commit): change here how it is described. The command play links it into the program;
// build/release/release.go asks git itself.

package main

import (
	"os/exec"
	"strings"
)

// commit returns the commit of the sources as git describes it, with "-dirty" if files are changed; "" without git.
func commit() string {
	out, err := exec.Command("git", "describe", "--always", "--abbrev=12", "--dirty", "--exclude=*").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
