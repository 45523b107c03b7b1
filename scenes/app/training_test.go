package app_test

import (
	"testing"
	"time"

	"quintet/scenes"
	"quintet/scenes/store"
)

// blunders is a game in which each player misses a square that wins at once.
const blunders = `give a.txt [game "squ"]\n[options "size=8"]\n[p1 "Ana"]\n[p2 "Rui"]\n[result "p1+ resign"]\n` +
	`1. c3 2. d4+e6 3. c6+f3 4. e4+g2 5. f6+a1 6. b2+h7 7. a8+h1 8. g7+g1 9. b7+a2 10. h8+d8`

// A finished game is reviewed: its mistakes become exercises, which are solved from the review at once, and come tomorrow.
func TestMistakesOfAReviewBecomeExercises(t *testing.T) {
	s, now := store.Memory(), noon()
	w := world{store: s, judge: scenes.JudgeInline(60), think: scenes.Inline(1200), now: func() time.Time { return now }}
	c := &cabinet{w.player(), t, s}
	c.do(blunders + ";key a;wait;press 2 exercises;want scene training;want text exercise 1 of 2;want text From one of your games")
	c.do("key esc;want scene review;want button 2 exercises")
	c.App.Close()
	now = now.AddDate(0, 0, 1)
	c = &cabinet{w.player(), t, s}
	c.do("key ctrl+t;press Training;want text 2 exercises today;press Begin;click h8;wait;want text Right")
}
