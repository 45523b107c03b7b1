//go:build !linux && !darwin && !windows

// A stub without file dialogs: browsers choose and save files in render/window/files_js.go.

package dialog

import "context"

// ask returns ErrNone.
func ask(context.Context, Request) ([]string, error) { return nil, ErrNone }
