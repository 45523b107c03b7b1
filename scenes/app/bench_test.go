package app_test

import (
	"fmt"
	"testing"

	"quintet/render"
	"quintet/render/input"
	"quintet/render/soft"
	"quintet/scenes/ui"
)

// BenchmarkTick moves the pointer over every scene, which is the latency a player feels.
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

// screens are measured in windows of several sizes.
var screens = []struct{ name, script string }{
	{"title", "ticks 1"},
	{"play", "press New game Azacru;press seat 2 Person;press Play;play c9-d8> g9-f8< a5-b5"},
	{"large board", "table distrify size=19;play d4 e6 e7 k5 l5"},
	{"settings", "press Settings"},
	{"all rules", "press Rules Squex;press Contents;press All rules"},
}

// BenchmarkDraw draws screens on a canvas in memory, where the processor draws every pixel; in a window the graphics card does.
func BenchmarkDraw(b *testing.B) { drawn(b, func(w, h int) render.Canvas { return soft.New(w, h) }) }

// BenchmarkFrame is BenchmarkDraw on a canvas that discards everything: the cost of a frame in a window without the pixels.
func BenchmarkFrame(b *testing.B) {
	drawn(b, func(w, h int) render.Canvas { return wasteful{ui.Blind{W: w, H: h}} })
}

// A wasteful canvas accepts all drawing, unlike a blind one, and shows nothing.
type wasteful struct{ ui.Blind }

// drawn measures a frame of each screen in windows of three sizes.
func drawn(b *testing.B, canvas func(w, h int) render.Canvas) {
	for _, screen := range screens {
		for _, size := range [][2]int{{1280, 800}, {1920, 1080}, {2560, 1440}} {
			b.Run(fmt.Sprintf("%s/%dx%d", screen.name, size[0], size[1]), func(b *testing.B) {
				p := newPlayer(b)
				do(b, p, screen.script+fmt.Sprintf(";size %d %d", size[0], size[1]))
				c := canvas(size[0], size[1])
				p.App.Draw(c) // makes the pictures
				for b.Loop() {
					p.App.Draw(c)
				}
			})
		}
	}
}

// BenchmarkFirstFrame draws screens for the first time in a window of each size: all pictures and letters are rendered.
func BenchmarkFirstFrame(b *testing.B) {
	for _, screen := range screens {
		for _, size := range [][2]int{{1280, 800}, {2560, 1440}} {
			b.Run(fmt.Sprintf("%s/%dx%d", screen.name, size[0], size[1]), func(b *testing.B) {
				for b.Loop() {
					b.StopTimer()
					p := newPlayer(b)
					do(b, p, screen.script+fmt.Sprintf(";size %d %d", size[0], size[1]))
					var l render.List
					l.Reset(size[0], size[1])
					b.StartTimer()
					p.App.Draw(&l)
				}
			})
		}
	}
}
