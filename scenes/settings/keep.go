package settings

import (
	"bytes"
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/board"
)

// A rest holds the fields of a file that this version does not know, so that an older version loses nothing of a newer one.
type rest struct {
	unknown map[string]json.RawMessage
	inner   map[string]rest // of the fields and entries that are known
}

// A reader fills values from a file, field by field: what cannot be used leaves the default where it was.
type reader struct {
	problems  []board.Message // each names a setting, as the file does, and what is allowed
	sentences []board.Message // of what checks itself
}

// read fills v, which holds the default, from data. name is its name in the file.
func (r *reader) read(data json.RawMessage, v reflect.Value, name string) rest {
	if bytes.Equal(bytes.TrimSpace(data), []byte("null")) {
		return rest{}
	}
	_, own := v.Addr().Interface().(json.Unmarshaler)
	switch {
	case own:
	case v.Kind() == reflect.Struct:
		return r.readFields(data, v, name)
	case v.Kind() == reflect.Map && v.Type().Key().Kind() == reflect.String:
		return r.readEntries(data, v, name)
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() != reflect.Uint8:
		r.readElements(data, v, name)
		return rest{}
	}
	n := reflect.New(v.Type())
	if err := json.Unmarshal(data, n.Interface()); err != nil {
		r.refuse(data, v.Type(), name)
		return rest{}
	}
	v.Set(n.Elem())
	return rest{}
}

// readFields fills the fields of the struct v.
func (r *reader) readFields(data json.RawMessage, v reflect.Value, name string) rest {
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		r.refuse(data, v.Type(), name)
		return rest{}
	}
	left := rest{map[string]json.RawMessage{}, map[string]rest{}}
	for _, key := range slices.Sorted(maps.Keys(parts)) {
		f, ok := v.Type().FieldByName(key)
		if !ok || !f.IsExported() {
			left.unknown[key] = parts[key]
			continue
		}
		left.inner[key] = r.read(parts[key], v.FieldByIndex(f.Index), join(name, key))
	}
	return left
}

// readEntries fills the map v.
func (r *reader) readEntries(data json.RawMessage, v reflect.Value, name string) rest {
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		r.refuse(data, v.Type(), name)
		return rest{}
	}
	left := rest{inner: map[string]rest{}}
	filled := reflect.MakeMap(v.Type())
	for _, key := range slices.Sorted(maps.Keys(parts)) {
		e := reflect.New(v.Type().Elem()).Elem()
		before := len(r.problems)
		left.inner[key] = r.read(parts[key], e, join(name, key))
		if len(r.problems) == before || v.Type().Elem().Kind() == reflect.Struct {
			filled.SetMapIndex(reflect.ValueOf(key).Convert(v.Type().Key()), e)
		}
	}
	v.Set(filled)
	return left
}

// readElements fills the slice v. An element that cannot be used is the zero value, so that the others keep their places.
func (r *reader) readElements(data json.RawMessage, v reflect.Value, name string) {
	var parts []json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		r.refuse(data, v.Type(), name)
		return
	}
	filled := reflect.MakeSlice(v.Type(), len(parts), len(parts))
	for i, part := range parts {
		r.read(part, filled.Index(i), join(name, strconv.Itoa(i+1)))
	}
	v.Set(filled)
}

// refuse notes that data cannot be what is called name.
func (r *reader) refuse(data json.RawMessage, t reflect.Type, name string) {
	const most = 24
	text := data[:min(len(data), most*utf8.UTFMax)]
	rs := []rune(string(text))
	if len(rs) > most {
		rs = append(rs[:most], '…')
	}
	r.problem("options.bad.kind", name, string(rs), kindName(t))
}

// problem notes that the setting called name cannot be what it is, in words of which the name and the value come first. Both stand in the
// file, and may be of any length.
func (r *reader) problem(key, name, value string, args ...any) {
	r.problems = append(r.problems, board.Say(key, append([]any{games.Plain(name), games.Plain(value)}, args...)...))
}

// among notes that the setting called name is none of the values that are allowed.
func (r *reader) among(name, value string, allowed []string) {
	r.problem("options.bad.among", name, value, strings.Join(allowed, ", "))
}

// between notes that the setting called name is not from least to most.
func (r *reader) between(name string, value, least, most int) {
	r.problem("options.bad.between", name, strconv.Itoa(value), strconv.Itoa(least), strconv.Itoa(most))
}

// kindName says what a value of type t looks like in the file.
func kindName(t reflect.Type) board.Message {
	switch t.Kind() {
	case reflect.Bool:
		return board.Say("options.bad.kind.bool")
	case reflect.String:
		return board.Say("options.bad.kind.text")
	case reflect.Slice:
		return board.Say("options.bad.kind.list")
	case reflect.Map, reflect.Struct:
		return board.Say("options.bad.kind.group")
	}
	return board.Say("options.bad.kind.number")
}

func join(name, key string) string {
	if name == "" {
		return key
	}
	return name + "." + key
}

// note says in one sentence what could not be used; the zero Message if everything could.
func (r *reader) note() board.Message {
	const most = 3
	switch {
	case len(r.problems) > 0:
	case len(r.sentences) > 0:
		return plain(r.sentences[0])
	default:
		return board.Message{}
	}
	list := r.problems[0]
	for _, p := range r.problems[1:min(most, len(r.problems))] {
		list = board.Say("options.bad.and", list, p)
	}
	if more := len(r.problems) - most; more > 0 {
		list = board.Say("options.bad.more", list, more)
	}
	return board.Say("options.bad", list)
}

// plain returns m with its texts, which stand in the file, no longer than they can be read.
func plain(m board.Message) board.Message {
	args := slices.Clone(m.Args)
	for i, a := range args {
		if text, ok := a.(string); ok {
			args[i] = games.Plain(text)
		}
	}
	return board.Say(m.Key, args...)
}

// write returns v as it is kept, with the rest of the file it was read from.
func (s *Settings) write() ([]byte, error) {
	data, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	if data, err = s.rest.add(data); err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = json.Indent(&out, data, "", "\t")
	return out.Bytes(), err
}

// add returns the object data with what is unknown in it.
func (k rest) add(data json.RawMessage) (json.RawMessage, error) {
	if len(k.unknown) == 0 && len(k.inner) == 0 {
		return data, nil
	}
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		return nil, err
	}
	if parts == nil {
		return data, nil
	}
	for key, value := range k.unknown {
		parts[key] = value
	}
	for key, inner := range k.inner {
		part, ok := parts[key]
		if !ok {
			continue // taken away since it was read
		}
		var err error
		if parts[key], err = inner.add(part); err != nil {
			return nil, err
		}
	}
	return json.Marshal(parts)
}
