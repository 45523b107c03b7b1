package main

import (
	"os/exec"
	"strings"
)

// commit returns what the sources are, in the words of git: a number, with "-dirty" where files are changed. It is "" without git.
func commit() string {
	out, err := exec.Command("git", "describe", "--always", "--abbrev=12", "--dirty", "--exclude=*").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
