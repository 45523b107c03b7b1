// Installs the Debian packages that tests and releases need, or prints the command that installs them. Add a needed program to toTest or toRelease.

package main

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// A need is a program and the Debian packages that provide it.
type need struct{ program, packages string }

// toTest lists the programs that only the tests start.
var toTest = []need{
	{"gcc", "gcc libc6-dev"},
	{"Xvfb", "xvfb libgl1-mesa-dri libgl1 libegl1 libgles2 libx11-6 libxrandr2 libxi6 libxcursor1 libxinerama1"},
	{"xdotool", "xdotool"},
	{"setxkbmap", "x11-xkb-utils xkb-data"},
	{"xclip", "xclip"},
	{"import", "imagemagick"},
	{"rpm", "rpm"},
	{"lintian", "lintian"},
	{"desktop-file-validate", "desktop-file-utils"},
	{"update-mime-database", "shared-mime-info"},
	{"appstreamcli", "appstream"},
	{"mandoc", "mandoc"},
	{"7z", "p7zip-full"},
	{"mmdebstrap", "mmdebstrap"},
	{"chromium", "chromium"},
}

// toRelease lists the programs that make packages.
var toRelease = []need{{"makensis", "nsis"}}

// install makes sure that all needed programs are installed. On Debian and its derivatives it installs missing ones; without permission it prints the
// command to type. On other systems it does nothing.
func install(needs []need) error {
	if runtime.GOOS != "linux" {
		return nil
	}
	missing := missingPackages(needs)
	if len(missing) == 0 {
		return nil
	}
	line := "apt-get install -y --no-install-recommends " + strings.Join(missing, " ")
	if _, err := exec.LookPath("apt-get"); err != nil {
		return fmt.Errorf("some programs are missing; Debian has them in %s", strings.Join(missing, ", "))
	}
	if os.Geteuid() != 0 {
		return fmt.Errorf("some programs are missing; install them with: sudo %s", line)
	}
	fmt.Println("   " + line)
	env := []string{"DEBIAN_FRONTEND=noninteractive"}
	if err := run(env, "apt-get", "update", "-qq"); err != nil {
		return err
	}
	return run(env, "apt-get", append([]string{"install", "-y", "-qq", "--no-install-recommends"}, missing...)...)
}

// missingPackages returns the packages of missing programs.
func missingPackages(needs []need) []string {
	var ps []string
	for _, n := range needs {
		if _, err := exec.LookPath(n.program); err != nil {
			ps = append(ps, strings.Fields(n.packages)...)
		}
	}
	return ps
}
