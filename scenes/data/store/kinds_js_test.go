package store

import (
	"fmt"
	"testing"
	"time"
)

// stores returns one of each kind that there is in a browser, empty. The tests of package browser run there.
func stores(t *testing.T) map[string]Store {
	s, err := Browser()
	if err != nil {
		t.Fatal(err)
	}
	return map[string]Store{"memory": Memory(), "browser": s.Folder(fmt.Sprint(t.Name(), time.Now().UnixNano()))}
}
