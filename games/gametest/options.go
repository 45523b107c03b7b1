// Chooses the sets of options on which the suite examines a game (coverOptions): each value of each option once. Change the choice here.

package gametest

import (
	"slices"
	"strconv"

	"quintet/games"
)

// coverOptions returns choices of options in which each value of each option except its default occurs once, with defaults for the other options. The
// values of an option are those offered and, if it takes a range, the smallest of the range.
func coverOptions(options []games.Option) (all []games.Options) {
	for _, o := range options {
		values := slices.Clone(o.Choices)
		if smallest := strconv.Itoa(o.Min); o.Max > 0 && !slices.Contains(values, smallest) {
			values = append(values, smallest)
		}
		for _, v := range values {
			if v != o.Default {
				all = append(all, games.Options{o.ID: v})
			}
		}
	}
	return all
}
