// Reads the CPU time and wakeups of the running program from /proc, for build/idle. Add another number of the system here (Usage). start.go reads its
// memory.

package display

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// A Usage holds the CPU time and the wakeups of a program.
type Usage struct {
	CPU   time.Duration // on all cores, in user and system mode, in steps of 10 ms
	Wakes int           // how often a thread went to sleep and was woken
}

// Since returns the difference between u and an earlier usage.
func (u Usage) Since(earlier Usage) Usage { return Usage{u.CPU - earlier.CPU, u.Wakes - earlier.Wakes} }

// Usage returns the program's usage. Wakes are counted for existing threads: a Go program hardly ever ends one.
func (w *Window) Usage() (Usage, error) {
	folder := filepath.Join("/proc", strconv.Itoa(w.pid))
	text, err := os.ReadFile(filepath.Join(folder, "stat"))
	if err != nil {
		return Usage{}, fmt.Errorf("display: the program cannot be measured: %w", err)
	}
	ticks, err := parseStat(string(text))
	if err != nil {
		return Usage{}, err
	}
	u := Usage{CPU: time.Duration(ticks) * 10 * time.Millisecond}
	threads, err := filepath.Glob(filepath.Join(folder, "task", "*", "status"))
	if err != nil {
		return Usage{}, err
	}
	for _, t := range threads {
		text, err := os.ReadFile(t)
		if os.IsNotExist(err) {
			continue // it has ended meanwhile
		}
		if err != nil {
			return Usage{}, fmt.Errorf("display: the program cannot be measured: %w", err)
		}
		n, err := parseSwitches(string(text))
		if err != nil {
			return Usage{}, err
		}
		u.Wakes += n
	}
	return u, nil
}

// parseStat returns the sum of utime and stime in /proc/PID/stat, in hundredths of a second. Source: proc_pid_stat(5).
func parseStat(text string) (ticks int, err error) {
	fields := strings.Fields(text[strings.LastIndex(text, ")")+1:]) // the name of the program may contain spaces and parentheses
	if len(fields) < 13 {
		return 0, fmt.Errorf("display: /proc/PID/stat: %q has too few fields", text)
	}
	for _, f := range fields[11:13] {
		n, err := strconv.Atoi(f)
		if err != nil {
			return 0, fmt.Errorf("display: /proc/PID/stat: %w", err)
		}
		ticks += n
	}
	return ticks, nil
}

// parseSwitches returns the voluntary context switches of a thread from its /proc/PID/task/TID/status. Source: proc_pid_status(5).
func parseSwitches(text string) (int, error) {
	for line := range strings.Lines(text) {
		if n, ok := strings.CutPrefix(line, "voluntary_ctxt_switches:"); ok {
			return strconv.Atoi(strings.TrimSpace(n))
		}
	}
	return 0, fmt.Errorf("display: /proc/PID/task/TID/status names no voluntary_ctxt_switches")
}
