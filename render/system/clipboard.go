//go:build !js

// Copies and pastes text on desktops. Browsers use clipboard_js.go.

package system

import "github.com/atotto/clipboard"

// Copy puts text on the clipboard and calls done, before it returns. On Linux it needs one of the programs that the error names.
func Copy(text string, done func(err error)) { done(clipboard.WriteAll(text)) }

// Paste passes the text on the clipboard to got.
func Paste(got func(text string, err error)) { got(clipboard.ReadAll()) }
