// Writes the settings file in the background (SaveSoon), retries after a failure, and tells the players once (Poll). Values that this version does
// not know stay in the file; change that in withUnknown. A damaged file is set aside. Load, in settings.go, reads the file.

package settings

import (
	"bytes"
	"encoding/json"
	"maps"
	"time"

	"quintet/render/due"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// unsavedKey is the key of the message that the settings could not be written.
const unsavedKey = "options.unsaved"

// A saver writes settings in the background, because a disk may be slow.
type saver struct {
	queue     *queue.Saver
	store     store.Store
	messages  []notice.Notice
	protected bool // the file must not be overwritten

	// The content of the file at the start, and the part of it that this version knows. The rest belongs to another version and stays. nil for none.
	original, known any

	written []byte // the content of the file now; used by the queue alone
}

// newSaver returns the saver of the settings in s.
func newSaver(s store.Store) *saver {
	v := &saver{store: s}
	v.queue = queue.NewSaver(func(err error) { v.messages = append(v.messages, notice.Say(notice.Failure, unsavedKey, err.Error())) })
	return v
}

// setAside stores a file that cannot be used completely under another name, and tells the players. object says that the rest of it is used.
func (v *saver) setAside(data []byte, object bool) notice.Notice {
	aside, err := store.SetAside(v.store, file, store.DamagedEnd, data)
	path, key := v.store.Path(aside), "options.damaged"
	switch {
	case err != nil:
		v.protected = true
		path, key = v.store.Path(file), "options.damaged.stays"
	case object:
		key = "options.partly"
	}
	return notice.About(path, key, path)
}

// remember records that set was read from data.
func (v *saver) remember(data []byte, set *Settings) {
	v.written = data
	if known, err := json.Marshal(set); err == nil {
		v.original, v.known = decode(data), decode(known)
	}
}

// SaveSoon writes changed settings in the background. It does nothing if Load could neither read their file nor set it aside.
func (s *Settings) SaveSoon() {
	if s.Window.Known() {
		s.Scales[s.Window.Monitor] = s.Scale
	}
	v := s.saver
	if v.protected {
		return
	}
	text, err := s.format()
	v.queue.Save(func() error {
		if err != nil {
			return err
		}
		return v.replace(text)
	})
}

// format returns the content of the file for s, with the values of other versions.
func (s *Settings) format() ([]byte, error) {
	text, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return nil, err
	}
	if all, added := withUnknown(decode(text), s.saver.original, s.saver.known); added {
		return json.MarshalIndent(all, "", "\t")
	}
	return text, nil // in the order of the fields
}

// withUnknown returns now with all values of held that known lacks, and reports whether there are any. Objects that were removed since then stay
// removed, with everything in them.
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

// decode returns data as maps, lists and values; nil if it is not JSON.
func decode(data []byte) (v any) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if d.Decode(&v) != nil {
		return nil
	}
	return v
}

// Save is SaveSoon, but waits until the settings are written and returns the error.
func (s *Settings) Save() error {
	s.SaveSoon()
	return s.saver.queue.Finish()
}

// Wait waits until nothing is being written.
func (s *Settings) Wait() { s.saver.queue.Wait() }

// Poll returns the messages for the players since the last call, and retries a failed write when it is due.
func (s *Settings) Poll(now time.Time) []notice.Notice {
	s.saver.queue.Poll(now)
	messages := s.saver.messages
	s.saver.messages = nil
	return messages
}

// Unsaved reports whether the last write failed. Poll has returned a message about it.
func (s *Settings) Unsaved() bool { return s.saver.queue.Unsaved() }

// Due returns when Poll must be called again: never if everything is written.
func (s *Settings) Due(now time.Time) due.Time { return s.saver.queue.Due(now) }

// Close waits until everything is written. It tries once more after a failure.
func (s *Settings) Close() { s.saver.queue.Close() }

// replace writes text unless it is the content of the file. The queue calls it.
func (v *saver) replace(text []byte) error {
	if bytes.Equal(text, v.written) {
		return nil
	}
	if err := v.store.Write(file, text); err != nil {
		return err
	}
	v.written = text
	return nil
}
