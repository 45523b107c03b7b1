// Package sound calculates the samples of the game's sounds: pieces, wins, refused moves. Change a sound or add one here (Samples); synth.go has the
// building blocks. Package speaker plays them.
package sound

// A Sound is something to play once.
type Sound uint8

// The sounds. The sound of a move depends on the material of the piece.
const (
	None    Sound = iota
	Wood          // a wooden piece is placed
	Tile          // a heavy wooden tile is placed
	Disc          // a light disc is placed
	Stone         // a stone is placed
	Slide         // a piece is moved
	Flip          // tiles change their colour
	Cut           // a link is cut
	Refused       // an action is impossible
	End           // the game is won
	Draw          // the game is over without a sole winner

	sounds // number of sounds, including None
)

// Rate is the number of samples per second.
const Rate = 48_000

// Samples returns s as samples in [-1, 1], the same in every run. They begin and end with 0, and their mean is 0. The caller owns the slice.
func (s Sound) Samples() []float32 {
	switch s {
	case Wood:
		return render(0.12, 0.32, modes(310, 0.022), knock(1800, 0.004, 0.5))
	case Tile:
		return render(0.15, 0.36, modes(215, 0.03), knock(1300, 0.006, 0.5))
	case Disc:
		return render(0.10, 0.26, modes(520, 0.016), knock(2600, 0.003, 0.4))
	case Stone:
		return render(0.12, 0.30, modes(690, 0.013), knock(3400, 0.0025, 0.6))
	case Slide:
		return render(0.20, 0.20, rub(900, 0.13), after(0.13, modes(300, 0.018)))
	case Flip:
		return render(0.18, 0.22, rub(1500, 0.05), after(0.06, modes(430, 0.015)), after(0.095, modes(390, 0.015)))
	case Cut:
		return render(0.12, 0.30, knock(4200, 0.006, 1), modes(980, 0.009), after(0.035, modes(640, 0.012)))
	case Refused:
		return render(0.14, 0.18, modes(128, 0.035), knock(500, 0.006, 0.3))
	case End:
		return render(0.95, 0.22, note(523.25, 0.22), after(0.17, note(659.26, 0.28)))
	case Draw:
		return render(0.95, 0.2, note(523.25, 0.22), after(0.17, note(523.25, 0.28)))
	}
	return nil
}
