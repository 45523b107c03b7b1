package record_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"quintet/games/files/record"
)

// allocated returns the bytes that f allocates, a measure of work that does not depend on the load of the machine.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// The cost of reading and writing is linear in the length of any text.
func TestReadIsLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	const head = "[game \"null\"]\n[options \"size=3\"]\n"
	tags := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "[x%d \"a \\\"v\\\"\"]\n", i)
		}
		return b.String()
	}
	tests := []struct {
		name string
		text func(n int) string
	}{
		{"comments before the first turn", func(n int) string { return head + strings.Repeat("{abc}", 20*n) }},
		{"comments after a turn", func(n int) string { return head + "a1" + strings.Repeat("{abc}", 20*n) }},
		{"comments to the end of the line", func(n int) string { return head + "a1" + strings.Repeat(";abc\n", 20*n) }},
		{"comments between variations", func(n int) string { return head + "a1" + strings.Repeat("(b1){abc}", n) }},
		{"one comment", func(n int) string { return head + "{" + strings.Repeat("a b\\}", 20*n) + "}" }},
		{"tags", func(n int) string { return head + tags(n/2) }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			cost := func(n int) uint64 {
				text := tt.text(n)
				return allocated(func() {
					written(t, read(t, text))
				})
			}
			const n = record.MaxTags
			once, twice := cost(n), cost(2*n)
			t.Logf("%d kB, then %d kB", once>>10, twice>>10)
			if twice > 3*once {
				t.Errorf("twice the text allocates %.1f times as much, want at most 3", float64(twice)/float64(once))
			}
		})
	}
}
