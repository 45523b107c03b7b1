package app

// Said returns what the page says is to be done, or has happened; "" where it says nothing.
func (a *App) Said() string { return a.aloud }
