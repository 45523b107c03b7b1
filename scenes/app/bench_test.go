package app_test

import (
	"testing"

	"quintet/render/soft"
	"quintet/scenes/input"
)

// BenchmarkTick moves the pointer over every scene: what a player feels.
func BenchmarkTick(b *testing.B) {
	for _, c := range []struct{ name, script string }{
		{"title", "size 1280 800"},
		{"setup", "press New game Taiji"},
		{"rules", "press Rules Azacru"},
		{"play", "press New game Azacru;press seat 2 Person;press Play;play c9-d8> g9-f8< a5-b5 i5-h6 c1-d2 f8-e8 d8-e7 g1-h2 e7-f6>;click e8"},
	} {
		b.Run(c.name, func(b *testing.B) {
			p := newPlayer(b)
			do(b, p, c.script)
			x := float32(0)
			for b.Loop() {
				x++
				p.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: 200 + float32(int(x)%300), Y: 300})
			}
		})
	}
}

// BenchmarkDraw draws a game in progress on a canvas in memory.
func BenchmarkDraw(b *testing.B) {
	p := newPlayer(b)
	do(b, p, "press New game Azacru;press seat 2 Person;press Play;play c9-d8> g9-f8< a5-b5")
	c := soft.New(1280, 800)
	for b.Loop() {
		p.App.Draw(c)
	}
}
