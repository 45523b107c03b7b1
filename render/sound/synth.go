// Defines the building blocks of sounds as functions of time (voice): struck wood, notes, knocks, rubbing and noise. The function render adds them up
// to samples. Add a new kind of voice here. sound.go combines them to sounds.

package sound

import (
	"math"

	"quintet/games"
)

// A voice is a part of a sound: its amplitude t seconds after its start.
type voice func(t float64) float64

// modes is a struck piece of wood: it rings at three inharmonic frequencies, and higher ones decay faster. decay is the time in seconds in which the
// lowest falls to a third. The ratios are those of a free bar (Rayleigh, The Theory of Sound).
func modes(hertz, decay float64) voice {
	ratios, gains := [...]float64{1, 2.756, 5.404}, [...]float64{1, 0.45, 0.16}
	return func(t float64) float64 {
		sum := 0.0
		for i, r := range ratios {
			sum += gains[i] * math.Sin(2*math.Pi*hertz*r*t) * math.Exp(-t/decay*r)
		}
		return sum
	}
}

// note is modes with harmonic overtones and a long decay.
func note(hertz, decay float64) voice {
	return func(t float64) float64 {
		tone := math.Sin(2*math.Pi*hertz*t) + 0.18*math.Sin(4*2*math.Pi*hertz*t)*math.Exp(-t/decay*5)
		return tone * math.Exp(-t/decay) * min(1, t/0.006)
	}
}

// knock is a burst of noise below a frequency: the moment of impact.
func knock(hertz, decay, gain float64) voice {
	n := noise(hertz)
	return func(t float64) float64 { return gain * n(t) * math.Exp(-t/decay) }
}

// rub is noise that swells and fades, wood on wood, for length seconds.
func rub(hertz, length float64) voice {
	n := noise(hertz)
	return func(t float64) float64 {
		if t >= length {
			return 0
		}
		return 0.7 * n(t) * math.Sin(math.Pi*t/length)
	}
}

// noise returns low-pass filtered noise. It must be called sample by sample.
func noise(hertz float64) voice {
	r, last := games.NewRand(1), 0.0
	share := 1 - math.Exp(-2*math.Pi*hertz/Rate)
	return func(float64) float64 {
		last += share * (2*r.Float64() - 1 - last)
		return last / math.Sqrt(share)
	}
}

// after delays v.
func after(delay float64, v voice) voice {
	return func(t float64) float64 {
		if t < delay {
			return 0
		}
		return v(t - delay)
	}
}

// render adds up voices for a number of seconds and scales the loudest sample to peak. It fades the ends, so that nothing clicks unintentionally, and
// removes the mean.
func render(seconds, peak float64, voices ...voice) []float32 {
	const attack, release = 0.0012, 0.02
	n := int(seconds * Rate)
	xs, fades := make([]float64, n), make([]float64, n)
	sum, fade := 0.0, 0.0
	for i := range xs {
		t, left := float64(i)/Rate, float64(n-1-i)/Rate
		fades[i] = min(1, t/attack) * min(1, left/release)
		for _, v := range voices {
			xs[i] += v(t)
		}
		xs[i] *= fades[i]
		sum += xs[i]
		fade += fades[i]
	}
	loudest := 0.0
	for i := range xs {
		xs[i] -= sum / fade * fades[i]
		loudest = max(loudest, math.Abs(xs[i]))
	}
	samples := make([]float32, n)
	for i, x := range xs {
		samples[i] = float32(x / loudest * peak)
	}
	return samples
}
