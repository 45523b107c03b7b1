package store

import (
	"errors"
	"slices"
	"testing"
)

// SetAside uses a new name each time, except for data that was set aside before.
func TestSetAside(t *testing.T) {
	for name, s := range stores(t) {
		for _, c := range []struct{ data, want string }{{"one", "a.damaged"}, {"two", "a.damaged-2"}, {"one", "a.damaged"}, {"two", "a.damaged-2"}, {"", "a.damaged-3"}} {
			aside, err := SetAside(s, "a", DamagedEnd, []byte(c.data))
			if err != nil || aside != c.want {
				t.Errorf("%s: SetAside(%q) = %q, %v, want %q", name, c.data, aside, err, c.want)
			}
			if got, err := s.Read(aside, 9); err != nil || string(got) != c.data {
				t.Errorf("%s: %s holds %q, %v, want %q", name, aside, got, err, c.data)
			}
		}
		if names, err := s.List(); err != nil || !slices.Equal(names, []string{"a.damaged", "a.damaged-2", "a.damaged-3"}) {
			t.Errorf("%s: stored are %v, %v", name, names, err)
		}
	}
	full := errors.New("full")
	if _, err := SetAside(fullStore{Memory(), full}, "a", DamagedEnd, nil); !errors.Is(err, full) {
		t.Errorf("SetAside = %v, want the error of the store", err)
	}
}

// fullStore cannot be written.
type fullStore struct {
	Store
	err error
}

func (f fullStore) Write(string, []byte) error { return f.err }
