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

// A pair is the value a of parameter i together with the value b of parameter j, i < j.
type pair struct{ i, a, j, b int }

// pairwise returns rows of one value for each parameter, parameter i having sizes[i] values, that contain every pair.
// Each row begins with a pair that is missing and takes for the other parameters the value that brings most missing pairs.
func pairwise(sizes []int) [][]int {
	if len(sizes) == 1 {
		var rows [][]int
		for v := range sizes[0] {
			rows = append(rows, []int{v})
		}
		return rows
	}
	missing := map[pair]bool{}
	var order []pair
	for j := range sizes {
		for i := range j {
			for a := range sizes[i] {
				for b := range sizes[j] {
					missing[pair{i, a, j, b}] = true
					order = append(order, pair{i, a, j, b})
				}
			}
		}
	}
	var rows [][]int
	for _, first := range order {
		if !missing[first] {
			continue
		}
		row := make([]int, len(sizes))
		for k := range row {
			row[k] = -1
		}
		row[first.i], row[first.j] = first.a, first.b
		for k := range row {
			if row[k] < 0 {
				row[k] = bestValue(row, k, sizes[k], missing)
			}
		}
		for j := range row {
			for i := range j {
				delete(missing, pair{i, row[i], j, row[j]})
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// bestValue returns the value of parameter k that makes most missing pairs with those of row that are chosen.
func bestValue(row []int, k, size int, missing map[pair]bool) int {
	best, most := 0, -1
	for v := range size {
		n := 0
		for i, chosen := range row {
			switch {
			case chosen < 0:
			case i < k && missing[pair{i, chosen, k, v}], i > k && missing[pair{k, v, i, chosen}]:
				n++
			}
		}
		if n > most {
			best, most = v, n
		}
	}
	return best
}
