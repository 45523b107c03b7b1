// Reads the preferred languages of the user on Windows, from the Windows API. The program chooses its language among them at the first start.

package system

import "golang.org/x/sys/windows"

// Languages returns the preferred languages of the user as BCP 47 tags, the most preferred first; none if the system does not say.
func Languages() []string {
	tags, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil {
		return nil
	}
	return tags
}
