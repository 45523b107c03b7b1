package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"reflect"

	"quintet/scenes/store"
)

// Save writes the settings that have changed here. Where Load has said that their file cannot be used and stays as it is, it does nothing.
func (s *Settings) Save() error {
	if s.Window.Known() {
		s.Scales[s.Window.Monitor] = s.Scale
	}
	if s.spared {
		return nil
	}
	mine, err := s.write()
	if err != nil {
		return err
	}
	own := decode(mine)
	data, err := s.joined(mine, own)
	if err != nil {
		return err
	}
	if data != nil {
		if err := s.store.Write(file, data); err != nil {
			return err
		}
	}
	s.base = own
	return nil
}

// joined returns what the file is to hold: mine, of which own is the decoded form, or what another copy of the program has written there, with
// what was changed here. It is nil where the file holds that already.
func (s *Settings) joined(mine []byte, own any) ([]byte, error) {
	there, err := s.store.Read(file, maxBytes)
	if errors.Is(err, store.ErrAbsent) {
		return mine, nil
	}
	if err != nil {
		return nil, err
	}
	theirs, ok := decode(there).(map[string]any)
	if !ok {
		_, err := store.SetAside(s.store, file, there)
		return mine, err
	}
	all := merge(s.base, own, theirs)
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
