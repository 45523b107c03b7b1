package ui

import (
	"slices"
	"testing"

	"quintet/scenes/data/keys"
)

// A command runs once for each way it is pressed: by pointer, by its key on a button, and by its key without one.
func TestCommandRunsByButtonAndByKey(t *testing.T) {
	d := newDesk()
	var did []string
	end := Command{Label: "End turn", Act: keys.EndTurn, Run: func() { did = append(did, "end") }}
	button := func(u *UI) { u.Button(area(0), end) }
	unseen := func(u *UI) { u.ByKey([]Command{end}) }

	d.click(area(0).Centre(), button)
	d.keys(button, "e")
	d.keys(unseen, "e")
	if want := []string{"end", "end", "end"}; !slices.Equal(did, want) {
		t.Errorf("it ran %v, want %v", did, want)
	}
	did = nil
	d.keys(unseen, "u")
	end.Off = true
	d.click(area(0).Centre(), button)
	d.keys(unseen, "e")
	if len(did) > 0 {
		t.Errorf("with another key and switched off it ran %v", did)
	}
}

// Of several commands with the same key the first one that is not off runs.
func TestByKeyRunsOneCommand(t *testing.T) {
	d := newDesk()
	var did []string
	does := func(name string, off bool) Command {
		return Command{Label: name, Act: keys.EndTurn, Off: off, Run: func() { did = append(did, name) }}
	}
	d.keys(func(u *UI) { u.ByKey([]Command{does("off", true), does("first", false), does("second", false)}) }, "e")
	if !slices.Equal(did, []string{"first"}) {
		t.Errorf("%v ran", did)
	}
}

// A menu closes before its entry runs.
func TestAfterRunsFirst(t *testing.T) {
	d := newDesk()
	var did []string
	entry := Command{Label: "Rules", Run: func() { did = append(did, "rules") }}.After(func() { did = append(did, "close") })
	if d.click(area(0).Centre(), func(u *UI) { u.Button(area(0), entry) }); !slices.Equal(did, []string{"close", "rules"}) {
		t.Errorf("%v ran", did)
	}
}
