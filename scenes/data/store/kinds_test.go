//go:build !js

package store

import (
	"path/filepath"
	"testing"
)

// stores returns an empty store of each kind.
func stores(t *testing.T) map[string]Store {
	return map[string]Store{"memory": Memory(), "disk": Disk(filepath.Join(t.TempDir(), "deep", "er")), "overlay": Overlay(Memory())}
}
