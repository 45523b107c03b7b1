// Opening a folder in the system's file manager, and the message when that fails.

package app

import (
	"time"

	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store/queue"
)

// folders shows folders in the file manager, beside the game loop. The program does not wait for it at its end: some file managers are part of
// the call until someone closes them.
type folders struct {
	context *scenes.Context
	open    func(path string) error // see Deps
	queue   *queue.Queue
	asked   time.Time // when it was last asked
}

// patience is how long a failure is waited for. One that comes later is told when something else happens.
const patience = 2 * time.Second

// newFolders returns what shows folders by open, and lets the scenes offer it unless open is nil.
func newFolders(c *scenes.Context, open func(path string) error) *folders {
	f := &folders{context: c, open: open, queue: queue.New()}
	if open != nil {
		c.ShowFolder = f.show
	}
	return f
}

// show shows the folder at path. Where that is not possible the players are told so.
func (f *folders) show(path string) {
	f.asked = f.context.Now()
	f.queue.Do(queue.Job{Do: func() error { return f.open(path) }, Failed: func(err error) {
		f.context.Notify(notice.Say(notice.Failure, "folder.failed", path, err.Error()))
	}})
}

// due returns when a failure may have come: never where none is expected.
func (f *folders) due(now time.Time) due.Time {
	t := f.queue.Due(now)
	if !t.Reached(now) && now.Sub(f.asked) >= patience {
		return due.Time{}
	}
	return t
}
