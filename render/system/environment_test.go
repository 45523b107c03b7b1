package system

import (
	"slices"
	"testing"
)

// env returns an environment of alternating names and values.
func env(pairs ...string) func(string) string {
	return func(name string) string {
		for i := 0; i < len(pairs); i += 2 {
			if pairs[i] == name {
				return pairs[i+1]
			}
		}
		return ""
	}
}

func TestEnvironmentLanguages(t *testing.T) {
	tests := []struct {
		name string
		env  []string
		want []string
	}{
		{"nothing", nil, nil},
		{"the usual one", []string{"LANG", "pt_PT.UTF-8"}, []string{"pt-PT"}},
		{"with a modifier", []string{"LANG", "pt_PT@euro"}, []string{"pt-PT"}},
		{"for messages", []string{"LANG", "de_DE.UTF-8", "LC_MESSAGES", "pt_PT.UTF-8"}, []string{"pt-PT"}},
		{"for everything", []string{"LANG", "de_DE.UTF-8", "LC_MESSAGES", "pt_PT.UTF-8", "LC_ALL", "en_GB.UTF-8"}, []string{"en-GB"}},
		{"a list", []string{"LANG", "de_DE.UTF-8", "LANGUAGE", "pt_PT:fr:"}, []string{"pt-PT", "fr", "de-DE"}},
		{"a list that does not count", []string{"LC_ALL", "C.UTF-8", "LANGUAGE", "pt_PT"}, nil},
		{"as programs are written", []string{"LANG", "POSIX"}, nil},
	}
	for _, tt := range tests {
		if got := posixLanguages(env(tt.env...)); !slices.Equal(got, tt.want) {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestWaylandOnly(t *testing.T) {
	for _, tt := range []struct {
		env  []string
		want bool
	}{
		{[]string{"WAYLAND_DISPLAY", "wayland-0"}, true},
		{[]string{"WAYLAND_DISPLAY", "wayland-0", "DISPLAY", ":0"}, false},
		{[]string{"DISPLAY", ":0"}, false},
		{nil, false},
	} {
		if got := WaylandOnly(env(tt.env...)); got != tt.want {
			t.Errorf("%q: Wayland alone: got %v, want %v", tt.env, got, tt.want)
		}
	}
}

func TestNoDisplay(t *testing.T) {
	for _, tt := range []struct {
		system string
		env    []string
		want   bool
	}{
		{"linux", nil, true},
		{"linux", []string{"DISPLAY", ":0"}, false},
		{"linux", []string{"WAYLAND_DISPLAY", "wayland-0"}, false},
		{"darwin", nil, false},
		{"windows", nil, false},
	} {
		if got := NoDisplay(tt.system, env(tt.env...)); got != tt.want {
			t.Errorf("%s, %q: no display: got %v, want %v", tt.system, tt.env, got, tt.want)
		}
	}
}
