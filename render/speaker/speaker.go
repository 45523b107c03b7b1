// Package speaker plays sounds on the audio device. Play does not wait for the device; without one, or if it fails, nothing is heard. The second part
// of the file opens the device with the library oto. Change buffering here, and how soon the device sleeps. Package sound calculates the sounds.
package speaker

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"
	"time"

	"github.com/ebitengine/oto/v3"

	"quintet/games/crash"
	"quintet/render/sound"
)

// Timing of the device.
const (
	latency      = 30 * time.Millisecond // of its buffer
	pollInterval = 50 * time.Millisecond // interval of checking whether a sound has ended
	linger       = time.Second           // how long the device stays awake after the last sound
	closeTimeout = 300 * time.Millisecond
)

// maxQueued limits the waiting sounds. More would be indistinguishable and are dropped.
const maxQueued = 8

// A Speaker plays sounds. Play is safe for concurrent use and never waits for the device. Call Close once, and Play not after it.
type Speaker struct {
	requests chan request
	quit     chan struct{}
	ended    chan struct{}
	failed   *crash.Panic // the panic that silenced it; read it only after the goroutine has ended
}

// request is a sound with its volume.
type request struct {
	sound  sound.Sound
	volume float64
}

// A device is an open audio device.
type device interface {
	// play starts playing samples and returns a function that reports whether they are still audible.
	play(samples []byte, volume float64) (heard func() bool)
	suspend() error
	resume() error
}

// Open returns a speaker that opens the system's device in the background. Sounds played before it is ready are dropped. Call it at most once.
func Open() *Speaker { return start(openDevice) }

// start runs a speaker on the device returned by open; nil means silence.
func start(open func(quit <-chan struct{}) device) *Speaker {
	s := &Speaker{requests: make(chan request, maxQueued), quit: make(chan struct{}), ended: make(chan struct{})}
	go func() {
		defer close(s.ended)
		s.failed = crash.In(func() { s.serve(open(s.quit)) })
	}()
	return s
}

// Play plays a sound at a volume in [0, 1].
func (s *Speaker) Play(what sound.Sound, volume float64) {
	select {
	case s.requests <- request{what, volume}:
	default:
	}
}

// Close ends the speaker. It waits for the device, except for one that hangs. It returns the panic that had silenced the speaker, or nil.
func (s *Speaker) Close() *crash.Panic {
	close(s.quit)
	select {
	case <-s.ended:
		return s.failed
	case <-time.After(closeTimeout):
		return nil
	}
}

// serve plays requested sounds until quit. While nothing is audible the device sleeps, and so does the goroutine.
func (s *Speaker) serve(d device) {
	for len(s.requests) > 0 { // drop what was requested before the device was ready
		<-s.requests
	}
	ok := d != nil && d.suspend() == nil
	made := map[sound.Sound][]byte{}
	var playing []func() bool
	awake, quiet := false, time.Duration(0)
	for {
		var tick <-chan time.Time
		if awake {
			tick = time.After(pollInterval)
		}
		select {
		case <-s.quit:
			return
		case w := <-s.requests:
			if !ok {
				continue
			}
			if !awake {
				awake, ok = true, d.resume() == nil
			}
			if !ok {
				awake = false
				continue
			}
			if made[w.sound] == nil {
				made[w.sound] = stereo(w.sound.Samples())
			}
			playing, quiet = append(playing, d.play(made[w.sound], w.volume)), 0
		case <-tick:
			playing, quiet = slices.DeleteFunc(playing, func(heard func() bool) bool { return !heard() }), quiet+pollInterval
			if len(playing) > 0 {
				quiet = 0
			}
			if quiet >= linger {
				awake, ok = false, ok && d.suspend() == nil
			}
		}
	}
}

// stereo returns samples in the format of the device: little-endian numbers, each for both channels.
func stereo(samples []float32) []byte {
	b := make([]byte, 0, 8*len(samples))
	for _, x := range samples {
		v := math.Float32bits(x)
		b = binary.LittleEndian.AppendUint32(b, v)
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	return b
}

// otoDevice is the system's device.
type otoDevice struct{ context *oto.Context }

// openDevice opens the system's device. It returns nil if there is none.
func openDevice(quit <-chan struct{}) device {
	silenceALSA()
	c, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sound.Rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: latency, ApplicationName: "Quintet",
	})
	if err != nil {
		return nil
	}
	select {
	case <-ready:
	case <-quit:
		return nil
	}
	if c.Err() != nil {
		return nil
	}
	return otoDevice{c}
}

func (d otoDevice) play(samples []byte, volume float64) (heard func() bool) {
	p := d.context.NewPlayer(bytes.NewReader(samples))
	p.SetVolume(volume)
	p.Play()
	return p.IsPlaying
}

func (d otoDevice) suspend() error { return d.context.Suspend() }
func (d otoDevice) resume() error  { return d.context.Resume() }
