package play

import (
	"slices"

	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// floors are the least times between two plies, in ticks, by settings.Speeds.
var floors = map[string]int{settings.Normal: 42, settings.Quick: 12, settings.Slow: 90}

// speedWords are the keys of the speeds.
var speedWords = map[string]string{
	settings.Normal: "play.pace.normal", settings.Quick: "play.pace.quick", settings.Slow: "play.pace.slow",
}

// nextSpeed takes the next speed, and keeps it.
func (s *Scene) nextSpeed() {
	set := s.context.Settings
	at := slices.Index(settings.Speeds, set.Watch)
	set.Watch = settings.Speeds[(at+1)%len(settings.Speeds)]
	s.context.Keep()
}

// leastTicks returns how long the computer's ply waits at least.
func (s *Scene) leastTicks() int {
	if s.table.Watching() {
		return floors[s.context.Settings.Watch]
	}
	return floorTicks
}

// noticeTicks returns how long a forced pass is announced.
func (s *Scene) noticeTicks() int {
	if s.table.Watching() {
		return floors[s.context.Settings.Watch]
	}
	return passTicks
}

// stepOne plays one ply while the game is paused: one that was taken back, or a new one.
func (s *Scene) stepOne() {
	if s.table.StepOne(s.context.Now()) {
		s.arrive()
		return
	}
	s.floor = 0
}

// replay shows the next ply again.
func (s *Scene) replay() {
	before := s.table.Position()
	s.redo()
	s.animate(before, false)
	s.endsUnasked()
	s.sound(before)
}

// pause stops the game and the thinking.
func (s *Scene) pause() {
	s.table.Paused = true
	s.mind.Stop()
}

// watchActions returns what can be pressed while computers play.
func (s *Scene) watchActions(u *ui.UI) []action {
	pause := action{ui.Button{Label: u.T("play.pause"), Icon: sprites.IconPause, Act: keys.Pause, Kind: ui.Main}, s.pause}
	if s.table.Paused {
		pause = action{ui.Button{Label: u.T("play.resume"), Icon: sprites.IconPlay, Act: keys.Pause, Kind: ui.Main}, func() {
			s.table.Paused = false
			s.floor = s.leastTicks()
		}}
	}
	as := []action{
		{ui.Button{Label: u.T(speedWords[s.context.Settings.Watch]), Icon: sprites.IconClock, Act: keys.Pace, Kind: ui.Quiet}, s.nextSpeed},
		{ui.Button{Label: u.T("play.stepone"), Icon: sprites.IconNext, Act: keys.StepOne, Kind: ui.Quiet}, s.stepOne},
		pause,
	}
	if !s.roomy && s.shape != rail {
		for i := range as[:2] {
			b := &as[i].button
			b.Name, b.Label = b.Label, ""
		}
	}
	return as
}
