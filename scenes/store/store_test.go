package store

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func TestStores(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "deep", "er")
	for name, s := range map[string]Store{"memory": Memory(), "disk": Disk(folder)} {
		t.Run(name, func(t *testing.T) {
			if _, err := s.Read("a"); !errors.Is(err, ErrAbsent) {
				t.Errorf("Read of nothing = %v, want ErrAbsent", err)
			}
			for _, text := range []string{"one", "", "three"} {
				if err := s.Write("a", []byte(text)); err != nil {
					t.Fatal(err)
				}
				if got, err := s.Read("a"); err != nil || string(got) != text {
					t.Errorf("Read = %q, %v, want %q", got, err, text)
				}
			}
		})
	}
	files, err := os.ReadDir(folder)
	if err != nil || len(files) != 1 {
		t.Errorf("the folder holds %v, %v, want one file and nothing half-written", files, err)
	}
}

func TestDiskRefusesNamesOutsideItsFolder(t *testing.T) {
	d := Disk(t.TempDir())
	for _, name := range []string{"", "..", "../a", "a/b", ".hidden"} {
		if err := d.Write(name, nil); err == nil {
			t.Errorf("Write(%q) succeeded", name)
		}
	}
}
