package main

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// needs maps programs that the tests start to the Debian packages that hold them.
var needs = []struct{ program, packages string }{
	{"gcc", "gcc libc6-dev"},
	{"Xvfb", "xvfb libgl1-mesa-dri libgl1 libegl1 libgles2 libx11-6 libxrandr2 libxi6 libxcursor1 libxinerama1"},
	{"xdotool", "xdotool"},
	{"import", "imagemagick"},
}

// install makes sure that the tests find what they start. On Debian and its relatives it installs what is missing; where it may
// not, it says what to type. On other systems there is nothing to install.
func install() error {
	if runtime.GOOS != "linux" {
		return nil
	}
	missing := missingPackages()
	if len(missing) == 0 {
		return nil
	}
	line := "apt-get install -y --no-install-recommends " + strings.Join(missing, " ")
	if _, err := exec.LookPath("apt-get"); err != nil {
		return fmt.Errorf("the tests need packages that Debian calls %s", strings.Join(missing, ", "))
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

// missingPackages returns the packages of the programs that are not there.
func missingPackages() []string {
	var ps []string
	for _, n := range needs {
		if _, err := exec.LookPath(n.program); err != nil {
			ps = append(ps, strings.Fields(n.packages)...)
		}
	}
	return ps
}
