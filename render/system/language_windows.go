package system

import "golang.org/x/sys/windows"

// Languages returns the languages that the user prefers, the dearest first, as BCP 47 writes them; none where the system does not say.
func Languages() []string {
	tags, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil {
		return nil
	}
	return tags
}
