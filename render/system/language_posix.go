//go:build !windows && !darwin && !js

// The preferred languages of the user on Linux and other Unix systems, from LANGUAGE, LC_ALL and LANG. environment.go parses them.

package system

import "os"

// Languages returns the preferred languages of the user as BCP 47 tags, the most preferred first; none if the system does not say.
func Languages() []string { return posix(os.Getenv) }
