package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"reflect"
	"sync"

	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// A saver writes settings beside the game loop: a disk may be slow.
type saver struct {
	store  store.Store
	queue  *queue.Queue
	spared bool // the file must not be written over

	mu     sync.Mutex
	wanted []byte // what the queue is to write next, nil for nothing

	// What the file held when this copy of the program read or wrote it last, as far as its own settings go. What differs from it was changed
	// here, and only that is written: another copy may have changed the rest. Once settings are loaded it belongs to the queue.
	base any

	// How the last writing went, for the game loop.
	told bool
	err  error
}

// SaveSoon starts to write the settings that have changed, beside the game loop. It does nothing where Load could neither read nor set aside
// their file.
func (s *Settings) SaveSoon() {
	if s.Window.Known() {
		s.Scales[s.Window.Monitor] = s.Scale
	}
	if s.spared {
		return
	}
	mine, err := s.write()
	if err != nil {
		s.tell(err)
		return
	}
	s.mu.Lock()
	s.wanted = mine
	s.mu.Unlock()
	s.queue.Do(queue.Job{Name: file, Do: s.save, Done: func() { s.tell(nil) }, Failed: s.tell})
}

// Save is Keep that waits until the settings are written.
func (s *Settings) Save() error {
	s.SaveSoon()
	s.Wait()
	err, _ := s.SaveResult()
	return err
}

// Wait returns when nothing is being written.
func (s *Settings) Wait() { s.queue.Wait() }

// SaveResult returns the result of the last write once. ok is false where there was none since.
func (s *Settings) SaveResult() (err error, ok bool) {
	s.queue.Collect()
	err, ok = s.err, s.told
	s.err, s.told = nil, false
	return err, ok
}

// Pending reports whether a write is going on, and whether SaveResult would return an error.
func (s *Settings) Pending() (busy, failed bool) { return s.queue.Pending() }

// tell notes how a writing went.
func (v *saver) tell(err error) { v.err, v.told = err, true }

// save writes what is wanted. The queue calls it.
func (v *saver) save() error {
	v.mu.Lock()
	mine := v.wanted
	v.mu.Unlock()
	unlock, err := store.AwaitLock(v.store, file)
	if err != nil {
		return err
	}
	defer unlock()
	own := decode(mine)
	data, err := v.joined(mine, own)
	if err != nil {
		return err
	}
	if data != nil {
		if err := v.store.Write(file, data); err != nil {
			return err
		}
	}
	v.base = own
	return nil
}

// joined returns what the file is to hold: mine, of which own is the decoded form, or what another copy of the program has written there, with
// what was changed here. It is nil where the file holds that already.
func (v *saver) joined(mine []byte, own any) ([]byte, error) {
	there, err := v.store.Read(file, maxBytes)
	if errors.Is(err, store.ErrNotFound) {
		return mine, nil
	}
	if err != nil {
		return nil, err
	}
	theirs, ok := decode(there).(map[string]any)
	if !ok {
		_, err := store.SetAside(v.store, file, store.DamagedEnd, there)
		return mine, err
	}
	all := merge(v.base, own, theirs)
	switch {
	case reflect.DeepEqual(all, theirs):
		return nil, nil
	case reflect.DeepEqual(all, own):
		return mine, nil // in the order of the fields
	}
	return json.MarshalIndent(all, "", "\t")
}

// decode returns data as maps, lists and values; nil where it is no JSON.
func decode(data []byte) any {
	var v any
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if !json.Valid(data) || d.Decode(&v) != nil {
		return nil
	}
	return v
}

// overlay returns under with everything that over has in its place.
func overlay(under, over any) any {
	u, isMap := under.(map[string]any)
	o, too := over.(map[string]any)
	if !isMap || !too {
		return over
	}
	all := maps.Clone(u)
	for key, value := range o {
		if below, ok := u[key]; ok {
			value = overlay(below, value)
		}
		all[key] = value
	}
	return all
}

// merge returns theirs with everything that mine has changed since base. What both have changed is as mine has it.
func merge(base, mine, theirs any) any {
	if reflect.DeepEqual(base, mine) {
		return theirs
	}
	m, isMap := mine.(map[string]any)
	t, too := theirs.(map[string]any)
	if !isMap || !too {
		return mine
	}
	b, _ := base.(map[string]any) // empty where there was none
	all := maps.Clone(t)
	for key, value := range m {
		before, was := b[key]
		after, is := t[key]
		switch {
		case is:
			all[key] = merge(before, value, after)
		case !was || !reflect.DeepEqual(before, value): // and not taken away by them
			all[key] = value
		}
	}
	for key := range b {
		if _, ok := m[key]; !ok {
			delete(all, key)
		}
	}
	return all
}
