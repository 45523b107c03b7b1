// Shows a message of the program in a dialog of the desktop, for errors at start and crashes, when there may be no window: on Linux with zenity,
// kdialog and similar programs. Change here which programs are tried, and in which order (alerts).

package system

import (
	"errors"
	"os"
	"os/exec"
	"slices"
	"strings"

	"golang.org/x/sys/unix"
)

// Alert shows heading and text with a dialog program of the desktop and returns when it is closed. It shows nothing if there is no such program, or
// if standard error is a terminal, where the user reads the error.
func Alert(heading, text string) {
	if _, err := unix.IoctlGetTermios(int(os.Stderr.Fd()), unix.TCGETS); err == nil {
		return
	}
	for _, c := range alerts(os.Getenv, heading, text) {
		if shown(c) {
			return
		}
	}
}

// shown runs a command line that shows an alert. It reports whether the alert was seen: the programs exit with 0 or 1 when they are closed, and with
// more if they do not understand the command line.
func shown(line []string) bool {
	path, err := exec.LookPath(line[0])
	if err != nil {
		return false
	}
	c := exec.Command(path, line[1:]...)
	c.Env = append(os.Environ(), "LC_ALL=C.UTF-8") // with a locale that is not installed zenity refuses every accented letter
	err = c.Run()
	exit, ended := errors.AsType[*exec.ExitError](err)
	return err == nil || ended && exit.ExitCode() == 1
}

// alerts returns the command lines that show heading and text, best first; none without a display.
func alerts(env func(name string) string, heading, text string) [][]string {
	if env("DISPLAY") == "" && env("WAYLAND_DISPLAY") == "" {
		return nil
	}
	// zenity interprets markup and escapes in its text; the others do not. Not every desktop shows the title of a dialog.
	plain := strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `\`, `\\`)
	list := [][]string{
		{"zenity", "--error", "--title=" + heading, "--text=<b>" + plain.Replace(heading) + "</b>\n\n" + plain.Replace(text)},
		{"kdialog", "--title", heading, "--error", text},
	}
	if strings.Contains(env("XDG_CURRENT_DESKTOP"), "KDE") {
		slices.Reverse(list)
	}
	if env("DISPLAY") != "" {
		list = append(list, []string{"xmessage", "-center", "-title", heading, heading + "\n\n" + text})
	}
	return list
}
