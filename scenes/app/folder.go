// Shows a folder in the file manager of the system without waiting for it, and tells the players if that fails. Change here how long the program
// looks for a failure (failureWait).

package app

import (
	"time"

	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store/queue"
)

// folders shows folders in the file manager, in the background. The program does not wait for it when it ends: some file managers return only when
// they are closed.
type folders struct {
	context *scenes.Context
	open    func(path string) error // see Deps
	queue   *queue.Queue
	asked   time.Time // when it was last asked
}

// failureWait is how long to wait for a failure. A later one is reported with the next tick.
const failureWait = 2 * time.Second

// newFolders returns the folders that open shows, and lets scenes offer it unless open is nil.
func newFolders(c *scenes.Context, open func(path string) error) *folders {
	f := &folders{context: c, open: open, queue: queue.New()}
	if open != nil {
		c.ShowFolder = f.show
	}
	return f
}

// show shows the folder at path. It reports a failure to the players.
func (f *folders) show(path string) {
	f.asked = f.context.Now()
	f.queue.Do(queue.Job{Do: func() error { return f.open(path) }, Failed: func(err error) {
		f.context.Notify(notice.Say(notice.Failure, "folder.failed", path, err.Error()))
	}})
}

// due returns when a failure may have arrived: never if none is expected.
func (f *folders) due(now time.Time) due.Time {
	t := f.queue.Due(now)
	if !t.Reached(now) && now.Sub(f.asked) >= failureWait {
		return due.Time{}
	}
	return t
}
