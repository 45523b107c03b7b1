//go:build !linux && !darwin && !windows

// No file dialogs: browsers choose and save files in render/window/files_js.go.

package dialog

import "context"

// ask finds no dialogs.
func ask(context.Context, Request) ([]string, error) { return nil, ErrNone }
