// Checks of clicks: every move can be entered step by step (checkSteps), every other click is refused with a reason (checkWhy), and a repair that is
// offered works. Add a check of clicks here. lessons.go checks that a page of the rules explains each reason.

package gametest

import (
	"reflect"
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// maxClicked is the number of plies per position that are entered click by click; the rest are only compared.
const maxClicked = 24

// checkSteps: the steps of a ply are targets of the board, no ply's steps are a prefix of another's, and a Builder turns them into that ply.
func (x *checker) checkSteps(p games.Position) {
	ms := p.AppendMoves(nil)
	steps := make([][]board.Target, len(ms))
	for i, m := range ms {
		steps[i] = x.g.AppendSteps([]board.Target{board.NoTarget}, p, m)
		x.want(len(steps[i]) > 1 && steps[i][0] == board.NoTarget, "steps", "AppendSteps of %d appended %v", m, steps[i])
		steps[i] = steps[i][1:]
		for _, t := range steps[i] {
			x.want(x.isTarget(t), "steps", "ply %d has the step %d, which is not on the board", m, t)
		}
	}
	slices.SortFunc(steps, slices.Compare)
	for i := 1; i < len(steps); i++ {
		// Sorted like this, a prefix comes right before the path it begins.
		a, b := steps[i-1], steps[i]
		x.want(len(b) < len(a) || !slices.Equal(a, b[:len(a)]), "steps", "the steps %v are the beginning of %v", a, b)
	}
	builder := games.NewBuilder(x.g)
	builder.Reset(p)
	for _, m := range x.sample(p, maxClicked) {
		x.click(builder, p, m)
	}
	x.checkWhy(p, builder)
}

// click enters m step by step.
func (x *checker) click(b *games.Builder, p games.Position, m games.Move) {
	todo := x.g.AppendSteps(nil, p, m)
	for i, t := range todo {
		got, progress := b.Click(t)
		switch last := i == len(todo)-1; {
		case last:
			x.want(progress == games.Complete && got == m, "clicks", "the clicks %v gave ply %d, progress %d, want ply %d", todo, got, progress, m)
		default:
			x.want(progress == games.Partial, "clicks", "click %d of %v: progress %d, want Partial", i+1, todo, progress)
			if i == 0 {
				x.checkView(p, todo[:1])
			}
		}
	}
	b.Clear()
}

// checkWhy: Why allows the targets that continue a ply and gives a reason against every other target, on an empty path and after some first clicks.
func (x *checker) checkWhy(p games.Position, b *games.Builder) {
	first := b.NextAfter(nil, nil)
	x.checkWhyAfter(p, b, nil, nil)
	for range min(3, len(first)) {
		t := first[x.r.Intn(len(first))]
		path := []board.Target{t}
		if _, progress := b.Try(path); progress == games.Partial {
			// A target that begins another ply restarts the input there, so Why may give either answer.
			x.checkWhyAfter(p, b, path, first)
		}
	}
}

// checkWhyAfter asks Why about all targets of the board, and some beyond it, after path. It skips those in skip.
func (x *checker) checkWhyAfter(p games.Position, b *games.Builder, path, skip []board.Target) {
	next := b.NextAfter(nil, path)
	for _, t := range x.allTargets() {
		longer := append(slices.Clone(path), t)
		reason := x.g.Why(p, longer)
		switch {
		case slices.Contains(next, t):
			x.want(reflect.DeepEqual(reason, board.Reason{}), "why", "%s may be pointed at, Why says %q", x.describe(longer), reason.Text.Key)
		case slices.Contains(skip, t):
		default:
			x.checkReason("why", reason, x.describe(longer))
			x.checkExplained(reason.Text.Key)
			x.checkRepair(p, reason.Repair, x.describe(longer))
		}
	}
}

// checkRepair: the repair offered for a refused target can be carried out.
func (x *checker) checkRepair(p games.Position, r board.Repair, refused string) {
	if len(r.Path) == 0 {
		x.want(r.Back == 0 && r.Text.Empty(), "repair", "the repair of %s does nothing", refused)
		return
	}
	x.want(!r.Text.Empty(), "repair", "the repair of %s says nothing", refused)
	x.checkMessage("repair", r.Text)
	begin := p
	if r.Back > 0 {
		begin = x.before
	}
	if r.Back > 1 || begin == nil {
		x.fail("repair", "the repair of %s takes %d plies back", refused, r.Back)
		return
	}
	q, b := begin.Clone(), games.NewBuilder(x.g)
	b.Reset(q)
	for _, t := range r.Path {
		m, progress := b.Click(t)
		if progress == games.Refused || q.ToMove() != p.ToMove() {
			x.fail("repair", "the repair of %s, %s, is not possible", refused, x.describe(r.Path))
			return
		}
		if progress == games.Complete {
			q.Play(m)
			b.Reset(q)
		}
	}
}

// describe names the targets of a path.
func (x *checker) describe(path []board.Target) string {
	text := ""
	for i, t := range path {
		if i > 0 {
			text += " then "
		}
		label := x.g.Geometry().Label(t)
		switch {
		case t.IsEdge():
			label = "an edge"
		case label == "":
			label = "a target that is not on the board"
		}
		text += label
	}
	return text
}

// allTargets returns everything on the board and the targets just beyond it.
func (x *checker) allTargets() []board.Target {
	var ts []board.Target
	for i := range x.geometry.Cells {
		ts = append(ts, board.Target(i))
	}
	for i := range x.geometry.Edges {
		ts = append(ts, board.EdgeBase+board.Target(i))
	}
	for i := range x.geometry.Buttons {
		ts = append(ts, board.ButtonBase+board.Target(i))
	}
	return append(ts, board.Target(len(x.geometry.Cells)), board.EdgeBase-1, board.ButtonBase-1,
		board.ButtonBase+board.Target(len(x.geometry.Buttons)), board.NoTarget)
}
