//go:build !linux && !darwin && !windows

// The stub for systems without file dialogs, such as browsers: they choose and save files in render/window/files_js.go.

package dialog

import "context"

// ask returns ErrNone.
func ask(context.Context, Request) ([]string, error) { return nil, ErrNone }
