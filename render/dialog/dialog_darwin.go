// Shows file dialogs on macOS with AppleScript (osascript). Change the scripts here. dialog.go starts and cancels them.

package dialog

import (
	"context"
	"errors"
	"os/exec"
	"strings"
)

// Scripts for osascript. They take their texts as arguments and print one path per line.
const (
	openScript = "on run argv\nset paths to \"\"\nrepeat with one in (choose file with prompt (item 1 of argv) with multiple selections allowed)\n" +
		"set paths to paths & POSIX path of one & linefeed\nend repeat\npaths\nend run"
	saveScript = "on run argv\nPOSIX path of (choose file name with prompt (item 1 of argv) default name (item 2 of argv))\nend run"
)

// ask shows the dialog with a script.
func ask(ctx context.Context, r Request) (paths []string, err error) {
	script := openScript
	if r.Save {
		script = saveScript
	}
	out, err := exec.CommandContext(ctx, "osascript", "-e", script, r.Title, r.Name).Output()
	if failed, ok := errors.AsType[*exec.ExitError](err); ok && strings.Contains(string(failed.Stderr), "-128") { // errAEUserCanceled
		return nil, ErrCancelled
	}
	if err != nil {
		return nil, none(err)
	}
	return strings.Split(strings.TrimRight(string(out), "\n"), "\n"), nil
}
