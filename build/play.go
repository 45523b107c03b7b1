// The command "go run ./build play": builds the program, prints a notice if that takes long, and runs it. Change the flags of that build here.

package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
)

// noticeDelay is the longest build time without a notice.
const noticeDelay = time.Second

// play builds the program, prints a notice if that takes long, and runs it.
func play(args []string) error {
	program := filepath.Join("out", "play", "quintet.exe") // the name works on every system
	told := notifyAfter(os.Stderr, noticeDelay, "Quintet is being built. The first build takes about two minutes, later ones a few seconds.")
	err := run(nil, "go", "build", "-buildvcs=false", "-ldflags", "-X main.commit="+commit(), "-o", program, ".")
	if took := told(); took > noticeDelay && err == nil {
		fmt.Fprintf(os.Stderr, "Built in %.0f s.\n", took.Seconds())
	}
	if err != nil {
		return fmt.Errorf("the program cannot be built: %v", err)
	}
	return run(nil, program, args...)
}

// notifyAfter writes line to w once after a time. The returned function cancels that and returns the elapsed time.
func notifyAfter(w io.Writer, after time.Duration, line string) (stop func() time.Duration) {
	began, told := time.Now(), make(chan struct{})
	timer := time.AfterFunc(after, func() {
		fmt.Fprintln(w, line)
		close(told)
	})
	return func() time.Duration {
		if !timer.Stop() {
			<-told
		}
		return time.Since(began)
	}
}
