package settings_test

import (
	"testing"

	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

// Joined names are one person wherever the chain began, also after the settings are loaded again; separated ones are not.
func TestPeople(t *testing.T) {
	disk := store.Memory()
	s, _ := settings.Load(disk)
	s.Join("A", "B")
	s.Join("B", "C")
	s.Join("C", "A") // they are the same already
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	s.Wait()
	s, _ = settings.Load(disk)
	for _, name := range []string{"A", "B", "C"} {
		if got := s.Person(name); got != "C" {
			t.Errorf("%s is %s, want C", name, got)
		}
	}
	s.Separate("A")
	if a, b := s.Person("A"), s.Person("B"); a != "A" || b != "C" {
		t.Errorf("with A separated, A is %s and B is %s", a, b)
	}
}

// A file that leads round in circles is repaired.
func TestDamagedPeople(t *testing.T) {
	disk := store.Memory()
	if err := disk.Write("settings.json", []byte(`{"People": {"A": "B", "B": "A", "C": "C", "D": "E"}}`)); err != nil {
		t.Fatal(err)
	}
	s, _ := settings.Load(disk)
	if s.Person("C") != "C" || s.Person("D") != "E" || s.Person(s.Person("A")) != s.Person("A") || s.Person(s.Person("B")) != s.Person("B") {
		t.Errorf("the people are %v", s.People)
	}
}
