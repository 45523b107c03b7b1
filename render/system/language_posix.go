//go:build !windows && !darwin && !js

package system

import "os"

// Languages returns the languages that the user prefers, the dearest first, as BCP 47 writes them; none where the system does not say.
func Languages() []string { return posix(os.Getenv) }
