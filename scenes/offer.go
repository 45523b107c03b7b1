package scenes

import (
	"path/filepath"

	"quintet/games/board"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// An Offer is a button in a notice: what it says, which keys do the same elsewhere, and what it does.
type Offer struct {
	Label  string // the key of its words
	Act    keys.Action
	Do     func()
	notice string // the key of those of its notice
	stays  bool   // its notice can be read still once it was pressed
}

// button returns the button of o.
func (o *Offer) button(u *ui.UI) ui.Button {
	return ui.Button{Label: u.T(o.Label), Act: o.Act, Kind: ui.Quiet}
}

// Offer says m to the players, in the place of what was said in its words before, with the button o. The last offer alone has its button.
func (c *Context) Offer(m board.Message, o Offer) {
	c.Retract(m.Key)
	c.Messages = append(c.Messages, m)
	c.offer = o
	c.offer.notice = m.Key
}

// Offers reports whether m has the button of an offer: it answers what has just been done.
func (c *Context) Offers(m board.Message) bool { return c.offer.notice == m.Key }

// offered returns what the notice of m offers: that of Offer, or to show the folder of the file that m names; the zero Offer for nothing.
func (c *Context) offered(m board.Message) Offer {
	if c.Offers(m) {
		return c.offer
	}
	path, ok := fileOf(m)
	if !ok || c.ShowFolder == nil {
		return Offer{}
	}
	return Offer{Label: "folder.show", Do: func() { c.ShowFolder(filepath.Dir(path)) }, stays: true}
}

// fileOf returns the whole path of the file of this program that m names, if it names one.
func fileOf(m board.Message) (path string, ok bool) {
	at := 0
	switch m.Key {
	case "library.crash", "library.newer", "library.lost", "options.damaged", "options.damaged.stays", "training.unread", "training.damaged":
	case "library.damaged":
		at = 1
	case "games.unrestored":
		at = 2
	default:
		return "", false
	}
	path, ok = m.Args[at].(string)
	return path, ok
}

// failure reports whether m tells of something that went wrong, not of something that was done.
func (c *Context) failure(m board.Message) bool {
	switch m.Key {
	case "files.added", "files.nothing", "drop.added", "drop.exercises", "drop.known", "drop.held", "export.saved",
		"copy.game.done", "copy.position.done", "library.rescued", "options.scale.full", "library.tab":
		return false
	}
	return !c.Offers(m)
}
