//go:build !linux && !darwin && !windows

package dialog

import "context"

// ask finds no dialogs.
func ask(context.Context, Request) ([]string, error) { return nil, ErrNone }
