package main

import (
	"os"
	"runtime"

	"quintet/build/release"
)

// releaseCommand makes what users download.
func releaseCommand(args []string) error {
	if runtime.GOOS == "linux" {
		if err := install(toRelease); err != nil {
			return err
		}
	}
	return release.Command(args, os.Stdout, os.Stderr)
}
