//go:build !windows && !darwin && !js

// Reads the preferred languages of the user on Linux and other Unix systems, from LANGUAGE and the locale (LC_ALL, LC_MESSAGES or LANG).
// environment.go parses them.

package system

import "os"

// Languages returns the preferred languages of the user as BCP 47 tags, the most preferred first; none if the system does not say.
func Languages() []string { return posixLanguages(os.Getenv) }
