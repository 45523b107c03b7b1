package gametest

import (
	"slices"
	"strconv"

	"quintet/games"
)

// coverOptions returns choices of options such that every two values of two options occur together in one of them.
// The values of an option are those offered and, where it takes a range, the smallest of the range.
func coverOptions(options []games.Option) []games.Options {
	values := make([][]string, len(options))
	sizes := make([]int, len(options))
	for i, o := range options {
		values[i] = slices.Clone(o.Choices)
		if smallest := strconv.Itoa(o.Min); o.Max > 0 && !slices.Contains(values[i], smallest) {
			values[i] = append(values[i], smallest)
		}
		sizes[i] = len(values[i])
	}
	var rows []games.Options
	for _, row := range pairwise(sizes) {
		o := games.Options{}
		for i, v := range row {
			o[options[i].ID] = values[i][v]
		}
		rows = append(rows, o)
	}
	return rows
}

// A pair is the value a of parameter i together with the value b of parameter j. A value alone is a pair with itself.
type pair struct{ i, a, j, b int }

// pairsOf returns the pairs in a row of one value for each parameter.
func pairsOf(row []int) (ps []pair) {
	for j, b := range row {
		for i, a := range row[:j+1] {
			ps = append(ps, pair{i, a, j, b})
		}
	}
	return ps
}

// pairwise returns rows of one value for each parameter, parameter i having sizes[i] values, that contain every pair. Each row is the one of all
// that brings most missing pairs.
func pairwise(sizes []int) (rows [][]int) {
	all := [][]int{{}}
	for _, n := range sizes {
		var longer [][]int
		for _, row := range all {
			for v := range n {
				longer = append(longer, append(slices.Clone(row), v))
			}
		}
		all = longer
	}
	missing := map[pair]bool{}
	for _, row := range all {
		for _, p := range pairsOf(row) {
			missing[p] = true
		}
	}
	for len(missing) > 0 {
		var best []int
		most := 0
		for _, row := range all {
			n := 0
			for _, p := range pairsOf(row) {
				if missing[p] {
					n++
				}
			}
			if n > most {
				best, most = row, n
			}
		}
		for _, p := range pairsOf(best) {
			delete(missing, p)
		}
		rows = append(rows, best)
	}
	return rows
}
