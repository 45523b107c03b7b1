package ui

// Tell notes what is to be done, or has happened, and what is said about it, for those who hear the page instead of seeing it.
func (u *UI) Tell(lead, detail string) {
	u.Said = lead
	if lead != "" && detail != "" {
		u.Said += ". "
	}
	u.Said += detail
}
