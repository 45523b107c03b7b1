package main

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"
)

// figures are measurements of two programs, the earlier one first, in the order in which they were met. Less is better.
type figures []figure

// A figure holds the times of all rounds, in nanoseconds, and the number of objects that were allocated.
type figure struct {
	name    string
	times   [2][]float64
	objects [2]int
}

// result is a line that a benchmark writes.
var result = regexp.MustCompile(`(?m)^Benchmark(\S+?)(?:-\d+)?\s+\d+\s+([\d.]+) ns/op(?:.*\s(\d+) allocs/op)?`)

// read adds the results of benchmarks of a package in text, of the program which.
func (fs *figures) read(pkg string, which int, text string) {
	for _, m := range result.FindAllStringSubmatch(text, -1) {
		t, _ := strconv.ParseFloat(m[2], 64) // both are figures
		f := fs.add(pkg+" "+m[1], which, t)
		f.objects[which], _ = strconv.Atoi(m[3])
	}
}

// add adds the time of one round of the program which.
func (fs *figures) add(name string, which int, t float64) *figure {
	i := slices.IndexFunc(*fs, func(f figure) bool { return f.name == name })
	if i < 0 {
		i = len(*fs)
		*fs = append(*fs, figure{name: name})
	}
	f := &(*fs)[i]
	f.times[which] = append(f.times[which], t)
	return f
}

// pair joins the benchmarks of a package that have got other names: as many that only the earlier program has as only this one has, in their
// order.
func (fs *figures) pair(pkg string) {
	var only [2][]int
	for i, f := range *fs {
		if !strings.HasPrefix(f.name, pkg+" ") {
			continue
		}
		for which := range only {
			if len(f.times[1-which]) == 0 {
				only[which] = append(only[which], i)
			}
		}
	}
	if len(only[0]) != len(only[1]) {
		return
	}
	for n, i := range only[0] {
		earlier, now := (*fs)[i], &(*fs)[only[1][n]]
		now.times[0], now.objects[0] = earlier.times[0], earlier.objects[0]
	}
	*fs = slices.DeleteFunc(*fs, func(f figure) bool { return strings.HasPrefix(f.name, pkg+" ") && len(f.times[1]) == 0 })
}

// write writes what both programs have as a table, and names what only one of them has. Of each the fastest round counts, for other programs
// only slow them down. The spread is that of the ratios of single rounds. A ratio under 1 is a gain.
func (fs figures) write(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "measured\tearlier\tnow\tratio\tspread\tobjects")
	for _, f := range fs {
		if len(f.times[0]) == 0 || len(f.times[0]) != len(f.times[1]) {
			fmt.Fprintf(w, "%s\tonly one of the two has it\n", f.name)
			continue
		}
		var ratios []float64
		for i, before := range f.times[0] {
			ratios = append(ratios, ratio(before, f.times[1][i]))
		}
		before, now := slices.Min(f.times[0]), slices.Min(f.times[1])
		fmt.Fprintf(w, "%s\t%v\t%v\t%.2f\t%.2f to %.2f\t%d, %d\n", f.name, duration(before), duration(now),
			ratio(before, now), slices.Min(ratios), slices.Max(ratios), f.objects[0], f.objects[1])
	}
	return w.Flush()
}

// ratio returns how many times as long as before it takes now. Nothing against nothing is 1.
func ratio(before, now float64) float64 { return (now + 1) / (before + 1) }

// duration returns nanoseconds in three figures or so.
func duration(ns float64) time.Duration {
	d := time.Duration(ns)
	for unit := time.Second; unit > 1; unit /= 10 {
		if d >= unit {
			return d.Round(max(unit/100, 1))
		}
	}
	return d
}
