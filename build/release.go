// The command "go run ./build release": installs missing tools, then calls package build/release, which makes the packages. Change its flags and
// packages there.

package main

import (
	"os"
	"runtime"

	"quintet/build/release"
)

// releaseCommand installs missing tools and makes the packages.
func releaseCommand(args []string) error {
	if runtime.GOOS == "linux" {
		if err := install(toRelease); err != nil {
			return err
		}
	}
	return release.Command(args, os.Stdout, os.Stderr)
}
