// Measures how long each task keeps the main thread of a page busy, in milliseconds of CPU time, from a DevTools trace (Tasks). Change here which
// events count. Tests use it to find pauses in the web build.

package browser

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// Tasks returns the CPU time in milliseconds of each task that the threads of pages ran during act, in ascending order. The load of other programs
// does not count.
func (p *Page) Tasks(act func() error) ([]float64, error) {
	ctx, end := context.WithTimeout(p.context, timeout)
	defer end()
	var events []traced
	complete := make(chan error, 1)
	err := chromedp.ListenBrowser(ctx, func(e any) {
		switch e := e.(type) {
		case *tracing.EventDataCollected:
			for _, v := range e.Value {
				var t traced
				if json.Unmarshal(v, &t) == nil { // other kinds of events have other fields
					events = append(events, t)
				}
			}
		case *tracing.EventTracingComplete:
			complete <- nil
		}
	})
	if err == nil {
		_, err = chromedp.CallBrowser(ctx, tracing.Start, tracing.StartParams{TraceConfig: &tracing.TraceConfig{
			IncludedCategories: []string{"-*", "disabled-by-default-devtools.timeline"},
		}})
	}
	if err != nil {
		return nil, fmt.Errorf("browser: nothing can be traced: %w", err)
	}
	err = act()
	if err == nil { // a page answers before its task has ended, and a task is traced at its end
		_, err = Eval[bool](p, "true")
	}
	if _, ended := chromedp.CallBrowser(ctx, tracing.End, cdp.Empty{}); err != nil || ended != nil {
		return nil, errors.Join(err, ended)
	}
	select {
	case err = <-complete:
	case <-ctx.Done():
		err = ctx.Err()
	}
	return tasksOf(events), err
}

// A traced is an event of a trace.
type traced struct {
	Name, Ph string
	Pid, Tid int
	TDur     float64 // CPU time, in microseconds
	Args     struct{ Name string }
}

// tasksOf returns the durations of the tasks of page threads, in ascending order.
func tasksOf(events []traced) (ts []float64) {
	type thread struct{ pid, tid int }
	pages := map[thread]bool{}
	for _, e := range events {
		if e.Name == "thread_name" && e.Args.Name == "CrRendererMain" {
			pages[thread{e.Pid, e.Tid}] = true
		}
	}
	for _, e := range events {
		if e.Name == "RunTask" && e.Ph == "X" && pages[thread{e.Pid, e.Tid}] {
			ts = append(ts, e.TDur/1000)
		}
	}
	slices.Sort(ts)
	return ts
}
