// Empty opens a window of Quintet's initial size that shows one colour: the minimum cost of a program with an Ebitengine window. BenchmarkEmptyWindow
// in build/smoke alternates it with Quintet to compare start time and memory.
package main

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	ebiten.SetWindowSize(1280, 800)
	if err := ebiten.RunGame(game{}); err != nil {
		panic(err)
	}
}

type game struct{}

func (game) Update() error              { return nil }
func (game) Draw(screen *ebiten.Image)  { screen.Fill(color.RGBA{0x33, 0x66, 0x99, 0xff}) }
func (game) Layout(w, h int) (int, int) { return w, h }
