// Shows a message of the program in an alert of the system, for errors at start and crashes, when there may be no window: on macOS with AppleScript.

package system

import (
	"os"
	"os/exec"

	"golang.org/x/sys/unix"
)

// Alert shows heading and text in an alert of the system and returns when it is closed. It shows nothing if standard error is a terminal, where the
// user reads the error. Another process shows it, which works even if the libraries of this one are broken.
func Alert(heading, text string) {
	if _, err := unix.IoctlGetTermios(int(os.Stderr.Fd()), unix.TIOCGETA); err == nil {
		return
	}
	// A failure to show the alert is not reported: the line on standard error and the file remain.
	_ = exec.Command("/usr/bin/osascript",
		"-e", "on run argv", "-e", "display alert (item 1 of argv) message (item 2 of argv) as critical", "-e", "end run",
		heading, text).Run()
}
