package board

import "slices"

// WinningPath returns the cells that the winning links join, from one end to the other: first the end whose cell counts first. It is nil
// where no link wins.
func (v *View) WinningPath() []Target {
	beside := map[Target][]Target{}
	var ends []Target
	for _, l := range v.Links {
		if l.Winning {
			beside[l.From], beside[l.To] = append(beside[l.From], l.To), append(beside[l.To], l.From)
		}
	}
	for t, next := range beside {
		if len(next) == 1 {
			ends = append(ends, t)
		}
	}
	if len(ends) == 0 {
		return nil
	}
	path := []Target{slices.Min(ends)}
	for {
		next := beside[path[len(path)-1]]
		i := slices.IndexFunc(next, func(t Target) bool { return !slices.Contains(path, t) })
		if i < 0 {
			return path
		}
		path = append(path, next[i])
	}
}

// WinningLoop returns the loop that wins, nil for none.
func (v *View) WinningLoop() *Loop {
	i := slices.IndexFunc(v.Loops, func(l Loop) bool { return l.Winning })
	if i < 0 {
		return nil
	}
	return &v.Loops[i]
}
