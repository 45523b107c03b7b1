package store

import (
	"fmt"
	"testing"
	"time"
)

// stores returns an empty store of each kind that a browser has. The tests of package browser run there.
func stores(t *testing.T) map[string]Store {
	s, err := Browser()
	if err != nil {
		t.Fatal(err)
	}
	return map[string]Store{"memory": Memory(), "browser": s.Folder(fmt.Sprint(t.Name(), time.Now().UnixNano()))}
}
