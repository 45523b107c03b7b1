package system

import (
	"os"
	"os/exec"
	"slices"
	"strings"

	"golang.org/x/sys/unix"
)

// Alert shows heading and text in a window of one of the programs that desktops have for that, and returns when it is closed. It shows
// nothing where no such program is, nor where standard error is a terminal: there somebody reads it.
func Alert(heading, text string) {
	if _, err := unix.IoctlGetTermios(int(os.Stderr.Fd()), unix.TCGETS); err == nil {
		return
	}
	for _, c := range alerts(os.Getenv, heading, text) {
		path, err := exec.LookPath(c[0])
		if err != nil {
			continue
		}
		// An alert that cannot be shown is no second error: the line on standard error and the file stay.
		_ = exec.Command(path, c[1:]...).Run()
		return
	}
}

// alerts returns the command lines that show heading and text, the best one first; none without a display.
func alerts(env func(name string) string, heading, text string) [][]string {
	if env("DISPLAY") == "" && env("WAYLAND_DISPLAY") == "" {
		return nil
	}
	// zenity reads marks and escapes in its text; the others take it as it is.
	plain := strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `\`, `\\`)
	list := [][]string{
		{"zenity", "--error", "--title=" + heading, "--text=" + plain.Replace(text)},
		{"kdialog", "--title", heading, "--error", text},
	}
	if strings.Contains(env("XDG_CURRENT_DESKTOP"), "KDE") {
		slices.Reverse(list)
	}
	if env("DISPLAY") != "" {
		list = append(list, []string{"xmessage", "-center", "-title", heading, text})
	}
	return list
}
