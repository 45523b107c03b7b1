package system

import (
	"slices"
	"strings"
	"testing"
)

// The program that fits the desktop comes first, and without a display there is none.
func TestAlertCommands(t *testing.T) {
	tests := []struct {
		name string
		env  []string
		want []string
	}{
		{"no display", nil, nil},
		{"GNOME", []string{"DISPLAY", ":0", "WAYLAND_DISPLAY", "wayland-0", "XDG_CURRENT_DESKTOP", "GNOME"}, []string{"zenity", "kdialog", "xmessage"}},
		{"KDE", []string{"DISPLAY", ":0", "XDG_CURRENT_DESKTOP", "KDE"}, []string{"kdialog", "zenity", "xmessage"}},
		{"Wayland alone", []string{"WAYLAND_DISPLAY", "wayland-0"}, []string{"zenity", "kdialog"}},
	}
	for _, tt := range tests {
		var got []string
		for _, c := range alerts(env(tt.env...), "A heading", "A text") {
			got = append(got, c[0])
			if !slices.ContainsFunc(c, func(a string) bool { return strings.Contains(a, "A heading") }) || !slices.ContainsFunc(c, func(a string) bool { return strings.Contains(a, "A text") }) {
				t.Errorf("%s: %q does not show heading and text", tt.name, c)
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
	zenity := alerts(env("DISPLAY", ":0"), "A heading", `a & b <c> \n`)[0]
	if want := "--text=<b>A heading</b>\n\n" + `a &amp; b &lt;c&gt; \\n`; !slices.Contains(zenity, want) {
		t.Errorf("got %q, want %q among them", zenity, want)
	}
}
