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

// A reader fills values from a file, field by field: what cannot be used leaves the default where it was.
type reader struct {
	problems  []board.Message // each names a setting, as the file does, and what is allowed
	sentences []board.Message // of what checks itself
}

// read fills v, which holds the default, from data. name is its name in the file.
func (r *reader) read(data json.RawMessage, v reflect.Value, name string) {
	n := reflect.New(v.Type())
	_, own := n.Interface().(json.Unmarshaler)
	switch {
	case bytes.Equal(bytes.TrimSpace(data), []byte("null")):
	case !own && v.Kind() == reflect.Struct:
		r.readFields(data, v, name)
	case !own && v.Kind() == reflect.Map && v.Type().Key().Kind() == reflect.String:
		r.readEntries(data, v, name)
	case !own && v.Kind() == reflect.Slice && v.Type().Elem().Kind() != reflect.Uint8:
		r.readElements(data, v, name)
	case json.Unmarshal(data, n.Interface()) != nil:
		r.refuse(data, v.Type(), name)
	default:
		v.Set(n.Elem())
	}
}

// readFields fills the fields of the struct v.
func (r *reader) readFields(data json.RawMessage, v reflect.Value, name string) {
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		r.refuse(data, v.Type(), name)
	}
	for _, key := range slices.Sorted(maps.Keys(parts)) {
		if f, ok := fieldOf(v.Type(), key); ok {
			r.read(parts[key], v.FieldByIndex(f.Index), join(name, key))
		}
	}
}

// fieldOf returns the field of the struct t that is called key in a file.
func fieldOf(t reflect.Type, key string) (f reflect.StructField, ok bool) {
	for f := range t.Fields() {
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name == key {
			return f, true
		}
	}
	return f, false
}

// readEntries fills the map v.
func (r *reader) readEntries(data json.RawMessage, v reflect.Value, name string) {
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		r.refuse(data, v.Type(), name)
		return
	}
	filled := reflect.MakeMap(v.Type())
	for _, key := range slices.Sorted(maps.Keys(parts)) {
		e := reflect.New(v.Type().Elem()).Elem()
		before := len(r.problems)
		r.read(parts[key], e, join(name, key))
		if len(r.problems) == before || v.Type().Elem().Kind() == reflect.Struct {
			filled.SetMapIndex(reflect.ValueOf(key).Convert(v.Type().Key()), e)
		}
	}
	v.Set(filled)
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

// write returns s as it is kept.
func (s *Settings) write() ([]byte, error) { return json.MarshalIndent(s, "", "\t") }

// known returns v, the decoded form of what a file holds for a value of type t, without the fields that this version does not know. They are
// nothing that it could have changed, so they stay in the file, and an older version loses nothing of a newer one.
func known(v any, t reflect.Type) any {
	parts, ok := v.(map[string]any)
	if !ok || reflect.PointerTo(t).Implements(reflect.TypeFor[json.Unmarshaler]()) {
		return v
	}
	all := map[string]any{}
	for key, part := range parts {
		switch t.Kind() {
		case reflect.Map:
			all[key] = known(part, t.Elem())
		case reflect.Struct:
			if f, ok := fieldOf(t, key); ok {
				all[key] = known(part, f.Type)
			}
		default:
			all[key] = part
		}
	}
	return all
}
