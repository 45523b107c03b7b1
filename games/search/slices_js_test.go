package search_test

import (
	"fmt"
	"math"
	"slices"
	"syscall/js"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// longest is the longest the page may wait for its turn during a search.
const longest = 8 // ms

// recorder is JavaScript that runs in the page. It records the CPU time in milliseconds that the process uses between two of its turns, since on a
// busy machine wall-clock time includes other programs.
const recorder = `
	const used = [];
	let going = true, before = process.cpuUsage();
	const turn = () => {
		const u = process.cpuUsage(before);
		used.push((u.user + u.system) / 1000);
		before = process.cpuUsage();
		if (going) setImmediate(turn);
	};
	setImmediate(turn);
	return {used, stop: () => { going = false; }};
`

// record runs f and returns the CPU times between turns of the page, sorted.
func record(f func()) []float64 {
	r := js.Global().Get("Function").New(recorder).Invoke()
	f()
	r.Call("stop")
	var used []float64
	for i := range r.Get("used").Length() {
		used = append(used, r.Get("used").Index(i).Float())
	}
	slices.Sort(used)
	return used
}

// While the strongest level thinks, in every game, also on the largest board and with results of earlier plies, the page gets a turn within 8 ms in
// 95 of 100 cases. Work of the JavaScript engine itself, such as compiling, sometimes takes longer.
func TestPageGetsTurn(t *testing.T) {
	const tries = 5 // other programs even affect what is counted as our own CPU time
	for _, s := range catalog.All() {
		for _, options := range [][]string{nil, largest(s)} {
			t.Run(fmt.Sprint(s.ID, options), func(t *testing.T) {
				_, p := after(t, s, options)
				late := math.Inf(1)
				for try := 0; try < tries && late > longest; try++ {
					used := turnsOf(t, s.ID, p.Clone())
					at := func(part float64) float64 { return used[int(part*float64(len(used)-1))] }
					t.Logf("%d turns: after %.1f ms, 95 of 100 within %.1f, 99 within %.1f, all within %.1f", len(used), at(0.5), at(0.95), at(0.99), at(1))
					late = min(late, at(0.95))
				}
				if late > longest {
					t.Errorf("95 of 100 turns of the page come within %.1f ms, want %d", late, longest)
				}
			})
		}
	}
}

// turnsOf lets the strongest level play three plies from p and returns the sorted times of record.
func turnsOf(t *testing.T, id string, p games.Position) []float64 {
	levels := catalog.LevelsOf(id)
	e := levels[len(levels)-1].Engine(1, 0)
	think := func(d time.Duration) search.Report {
		return search.Searched(t, e, p, search.Limits{Time: d})
	}
	think(300 * time.Millisecond) // while the program is being compiled
	var used []float64
	for range 3 {
		var r search.Report
		used = append(used, record(func() { r = think(300 * time.Millisecond) })...)
		p.Play(r.Best)
	}
	slices.Sort(used)
	return used
}

// Stop returns the thread at once, and the search has ended.
func TestStopWaitsForNoTurn(t *testing.T) {
	for _, s := range catalog.All() {
		levels := catalog.LevelsOf(s.ID)
		_, p := after(t, s, nil)
		var th search.Thinker
		var stops []float64
		for range 9 {
			th.Start(p, levels[len(levels)-1].Engine(1, 0), levels[len(levels)-1].Limits())
			time.Sleep(30 * time.Millisecond)
			if !th.Busy() {
				t.Fatalf("%s: the search is over before it is stopped", s.ID)
			}
			used := record(th.Stop)
			stops = append(stops, append(used, 0)[0])
			if len(used) > 1 {
				t.Errorf("%s: Stop takes %d turns of the page", s.ID, len(used))
			}
		}
		slices.Sort(stops)
		if stops[len(stops)/2] > longest {
			t.Errorf("%s: Stop takes %.1f ms", s.ID, stops[len(stops)/2])
		}
	}
}

// unsliced returns lim for a search in a single slice: its clock stands still.
func unsliced(lim search.Limits) search.Limits {
	began := time.Now()
	lim.Now = func() time.Time { return began }
	return lim
}

// Slices cost little speed: the same playouts take hardly more CPU time than in a single slice.
func TestSlicesAreCheap(t *testing.T) {
	const rounds, least = 5, 0.7
	for _, s := range catalog.All() {
		levels := catalog.LevelsOf(s.ID)
		_, p := after(t, s, nil)
		think := func(lim search.Limits) float64 {
			before := js.Global().Get("process").Call("cpuUsage")
			search.Searched(t, levels[len(levels)-1].Engine(1, 1<<20), p, lim)
			used := js.Global().Get("process").Call("cpuUsage", before)
			return used.Get("user").Float() + used.Get("system").Float()
		}
		playouts := levels[len(levels)-1].Untimed().Playouts / 100
		lim := search.Limits{Playouts: playouts}
		think(lim) // while the program is being compiled
		var ratios []float64
		for range rounds {
			ratios = append(ratios, think(unsliced(lim))/think(lim))
		}
		slices.Sort(ratios)
		middle := ratios[rounds/2]
		t.Logf("%s: %.2f of the speed", s.ID, middle)
		if middle < least {
			t.Errorf("%s: slices leave %.2f of the speed, want %.1f", s.ID, middle, least)
		}
	}
}
