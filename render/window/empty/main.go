// Empty opens a window of the size in which Quintet opens, and shows one colour in it: the least that a program with an Ebitengine window costs.
// BenchmarkEmptyWindow in build/smoke measures its start and its memory in turn with those of Quintet.
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
