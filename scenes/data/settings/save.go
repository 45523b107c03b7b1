package settings

import (
	"bytes"
	"encoding/json"
	"maps"
	"sync"

	"quintet/games/board"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// A saver writes settings beside the game loop: a disk may be slow.
type saver struct {
	store  store.Store
	queue  *queue.Queue
	spared bool // the file must not be written over

	// What the file held at the start, and what of that the program knows: the rest is another version's and stays in the file. nil for nothing.
	held, known any

	mu     sync.Mutex
	wanted []byte // what the queue is to write next

	written []byte // what the file holds; the queue's

	// How the last writing went, for the game loop.
	told bool
	err  error
}

// setAside keeps data, a file that cannot be used completely, under another name, and says so. object says that the rest of it is used.
func (v *saver) setAside(data []byte, object bool) board.Message {
	aside, err := store.SetAside(v.store, file, store.DamagedEnd, data)
	switch {
	case err != nil:
		v.spared = true
		return board.Say("options.damaged.stays", v.store.Path(file))
	case object:
		return board.Say("options.partly", v.store.Path(aside))
	}
	return board.Say("options.damaged", v.store.Path(aside))
}

// remember notes that set was read from data.
func (v *saver) remember(data []byte, set *Settings) {
	v.written = data
	if known, err := json.Marshal(set); err == nil {
		v.held, v.known = decode(data), decode(known)
	}
}

// SaveSoon starts to write the settings that have changed, beside the game loop. It does nothing where Load could neither read nor set aside
// their file.
func (s *Settings) SaveSoon() {
	if s.Window.Known() {
		s.Scales[s.Window.Monitor] = s.Scale
	}
	v := s.saver
	if v.spared {
		return
	}
	text, err := s.format()
	if err != nil {
		v.tell(err)
		return
	}
	v.mu.Lock()
	v.wanted = text
	v.mu.Unlock()
	v.queue.Do(queue.Job{Name: file, Do: v.save, Done: func() { v.tell(nil) }, Failed: v.tell})
}

// format returns s as it is kept, with what another version of the program has kept.
func (s *Settings) format() ([]byte, error) {
	text, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return nil, err
	}
	if all, added := withUnknown(decode(text), s.saver.held, s.saver.known); added {
		return json.MarshalIndent(all, "", "\t")
	}
	return text, nil // in the order of the fields
}

// withUnknown returns now with everything of held that known does not have, and reports whether there is something. What has been taken away
// since stays away, with all in it.
func withUnknown(now, held, known any) (all any, added bool) {
	n, isMap := now.(map[string]any)
	h, isHeld := held.(map[string]any)
	k, isKnown := known.(map[string]any)
	if !isMap || !isHeld || !isKnown {
		return now, false
	}
	n = maps.Clone(n)
	for key, value := range h {
		below, is := n[key]
		before, was := k[key]
		switch {
		case was && is:
			var more bool
			n[key], more = withUnknown(below, value, before)
			added = added || more
		case !was && !is:
			n[key], added = value, true
		}
	}
	return n, added
}

// decode returns data as maps, lists and values; nil where it is no JSON.
func decode(data []byte) (v any) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if d.Decode(&v) != nil {
		return nil
	}
	return v
}

// Save is SaveSoon that waits until the settings are written.
func (s *Settings) Save() error {
	s.SaveSoon()
	s.Wait()
	err, _ := s.SaveResult()
	return err
}

// Wait returns when nothing is being written.
func (s *Settings) Wait() { s.saver.queue.Wait() }

// SaveResult returns the result of the last write once. ok is false where there was none since.
func (s *Settings) SaveResult() (err error, ok bool) {
	v := s.saver
	v.queue.Collect()
	err, ok = v.err, v.told
	v.err, v.told = nil, false
	return err, ok
}

// Pending reports whether a write is going on, and whether SaveResult would return an error.
func (s *Settings) Pending() (busy, failed bool) { return s.saver.queue.Pending() }

// tell notes how a writing went.
func (v *saver) tell(err error) { v.err, v.told = err, true }

// save writes what is wanted, unless the file holds that. The queue calls it.
func (v *saver) save() error {
	v.mu.Lock()
	text := v.wanted
	v.mu.Unlock()
	if bytes.Equal(text, v.written) {
		return nil
	}
	if err := v.store.Write(file, text); err != nil {
		return err
	}
	v.written = text
	return nil
}
