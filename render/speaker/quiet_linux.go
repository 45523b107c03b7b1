// Silences the error messages of ALSA on Linux. speaker.go plays the sounds.

package speaker

import "github.com/ebitengine/purego"

// silenceALSA keeps ALSA from writing errors to standard error: without a device it writes a dozen lines about its configuration. Without ALSA it does
// nothing.
func silenceALSA() {
	library, err := purego.Dlopen("libasound.so.2", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	set, err := purego.Dlsym(library, "snd_lib_error_set_handler")
	if err != nil {
		return
	}
	// ALSA calls its handler with more arguments, which can be ignored. The call cannot fail.
	ignore := func(file, line, function, status, format uintptr) {}
	purego.SyscallN(set, purego.NewCallback(ignore))
}
