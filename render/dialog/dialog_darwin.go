package dialog

import (
	"context"
	"errors"
	"os/exec"
	"strings"
)

// Scripts for osascript, which come with their words as arguments.
const (
	openScript = "on run argv\nPOSIX path of (choose file with prompt (item 1 of argv))\nend run"
	saveScript = "on run argv\nPOSIX path of (choose file name with prompt (item 1 of argv) default name (item 2 of argv))\nend run"
)

// ask asks by a script of the system.
func ask(ctx context.Context, r Request) (path string, err error) {
	script := openScript
	if r.Save {
		script = saveScript
	}
	out, err := exec.CommandContext(ctx, "osascript", "-e", script, r.Title, r.Name).Output()
	if failed, ok := errors.AsType[*exec.ExitError](err); ok && strings.Contains(string(failed.Stderr), "-128") { // errAEUserCanceled
		return "", ErrUnwanted
	}
	if err != nil {
		return "", none(err)
	}
	return strings.TrimSuffix(string(out), "\n"), nil
}
