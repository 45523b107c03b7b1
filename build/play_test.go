package main

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// A quick build prints nothing, a slow one says once what it is doing.
func TestNoticeOnlyAfterDelay(t *testing.T) {
	for _, tt := range []struct {
		takes time.Duration
		want  string
	}{{0, ""}, {900 * time.Millisecond, ""}, {1100 * time.Millisecond, "wait\n"}, {time.Hour, "wait\n"}} {
		synctest.Test(t, func(t *testing.T) {
			var out strings.Builder
			stop := notifyAfter(&out, time.Second, "wait")
			time.Sleep(tt.takes)
			if took := stop(); took != tt.takes || out.String() != tt.want {
				t.Errorf("a build of %v: measured %v, said %q, want %q", tt.takes, took, out.String(), tt.want)
			}
		})
	}
}
