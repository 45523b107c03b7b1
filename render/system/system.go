// Package system calls the operating system, or the browser, for everything outside the window: preferred languages, alerts, signals, the clipboard,
// the file manager, standard streams. Each of these has one file per system; this file holds what reads the environment of Unix systems, such as the
// locale and the display.
//
// # Files
//
//	alert_darwin.go      a message in a window of macOS
//	alert_linux.go       a message in a window of a program that the desktop has for that
//	alert_other.go       nothing in a browser
//	alert_windows.go     a message box
//	clipboard.go         text that is copied and pasted
//	clipboard_js.go      the same in a browser
//	elsewhere.go         nothing: only pages wait for each other
//	elsewhere_js.go      says that another page has what is kept
//	end.go               the signals that ask the program to end
//	end_js.go            none in a browser
//	end_unix.go          which they are
//	end_windows.go       which they are
//	folder.go            shows a folder in the file manager
//	folder_js.go         none in a browser
//	keyboard.go          whether it is that of a Mac
//	keyboard_js.go       the same in a browser
//	language_darwin.go   the languages of the user on macOS
//	language_js.go       those of a browser
//	language_posix.go    those of the environment
//	language_windows.go  those of Windows
//	memory_linux.go      freed memory that goes back to the system
//	memory_other.go      nothing: others do so by themselves
//	openfiles_darwin.go  files that are opened in the Finder
//	openfiles_other.go   nothing: others name them on the command line
//	persist.go           nothing: files stay
//	persist_js.go        asks a browser not to forget what a page keeps
//	streams_other.go     standard input, output and error
//	streams_windows.go   the same, or the console that the program was started from
package system

import (
	"cmp"
	"os"
	"strings"
)

// posix returns the languages that the environment prefers, the dearest first, as BCP 47 writes them: LANGUAGE lists several, unless the
// locale says that programs are to speak as they are written.
func posix(env func(name string) string) []string {
	locale := cmp.Or(env("LC_ALL"), env("LC_MESSAGES"), env("LANG"))
	if l := tag(locale); l == "" || l == "C" || l == "POSIX" {
		return nil
	}
	var tags []string
	for _, l := range append(strings.Split(env("LANGUAGE"), ":"), locale) {
		if l = tag(l); l != "" {
			tags = append(tags, l)
		}
	}
	return tags
}

// tag returns the language and the country of a locale, "pt-PT" for "pt_PT.UTF-8@euro".
func tag(locale string) string {
	if i := strings.IndexAny(locale, ".@"); i >= 0 {
		locale = locale[:i]
	}
	return strings.ReplaceAll(locale, "_", "-")
}

// WaylandAlone reports whether the session is one of Wayland that offers no X server, without which there is no window.
func WaylandAlone(env func(name string) string) bool {
	return env("WAYLAND_DISPLAY") != "" && env("DISPLAY") == ""
}

// NoDisplay reports whether the session, on a system as Go calls it, has nothing on which a window could be shown.
func NoDisplay(system string, env func(name string) string) bool {
	return system == "linux" && env("WAYLAND_DISPLAY") == "" && env("DISPLAY") == ""
}

// Temporary writes text to a new file in the folder for temporary ones and returns where it lies; "" where that cannot be done. pattern is
// the name, with a star for what makes it new.
func Temporary(pattern string, text []byte) (path string) {
	f, err := os.CreateTemp("", pattern)
	if err != nil {
		return ""
	}
	if _, err := f.Write(text); err != nil {
		f.Close()
		return ""
	}
	if f.Close() != nil {
		return ""
	}
	return f.Name()
}
