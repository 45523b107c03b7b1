// Package system calls the operating system, or the browser, for what is outside the window: preferred languages, alerts, signals, the clipboard,
// the file manager, standard streams and others in the list below. Each has one file per system or kind of system; this file holds what reads the
// environment of Unix systems, such as the locale and the display.
//
// # Files
//
//	alert_darwin.go      a message with a macOS alert
//	alert_linux.go       a message with zenity, kdialog or similar
//	alert_other.go       nothing: the page shows errors
//	alert_windows.go     a message box
//	clipboard.go         copies and pastes text
//	clipboard_js.go      the same in a browser
//	other_tab.go         nothing: only tabs of a browser need it
//	other_tab_js.go      shows that the program is open in another tab
//	signals.go           the signals that ask the program to end
//	signals_js.go        none in a browser
//	signals_unix.go      which signals, on Linux and macOS
//	signals_windows.go   which signals, on Windows
//	folder.go            shows a folder in the file manager
//	folder_js.go         none in a browser
//	keyboard.go          whether the keyboard is that of a Mac
//	keyboard_js.go       the same in a browser
//	language_darwin.go   the languages of the user on macOS
//	language_js.go       the languages of a browser
//	language_posix.go    the languages of the environment variables
//	language_windows.go  the languages on Windows
//	memory_linux.go      returns freed memory to the system
//	memory_other.go      nothing: other systems return it by themselves
//	openfiles_darwin.go  files opened in the Finder
//	openfiles_other.go   nothing: other systems pass files as arguments
//	persist.go           nothing: files on disk stay
//	persist_js.go        asks the browser not to delete stored data
//	streams_other.go     standard input, output and error
//	streams_windows.go   the same, or the console that started the program
package system

import (
	"cmp"
	"strings"
)

// posixLanguages returns the languages preferred by the environment, most preferred first, as BCP 47 tags: those of LANGUAGE and then the locale's. There are
// none if the locale is empty, C or POSIX.
func posixLanguages(env func(name string) string) []string {
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

// WaylandOnly reports whether the session is a Wayland session without an X server, which the window needs.
func WaylandOnly(env func(name string) string) bool {
	return env("WAYLAND_DISPLAY") != "" && env("DISPLAY") == ""
}

// NoDisplay reports whether the session, on the given GOOS, has no display for a window.
func NoDisplay(system string, env func(name string) string) bool {
	return system == "linux" && env("WAYLAND_DISPLAY") == "" && env("DISPLAY") == ""
}
