// Package commandline reads the command lines of the commands in build, and words what is wrong with them.
package commandline

import (
	"errors"
	"flag"
	"fmt"
	"io"
)

// Read parses args, which are flags alone. For a help flag it writes usage and the flags to errs and returns flag.ErrHelp. Other errors name the command
// that lists the flags; nothing is written then.
func Read(set *flag.FlagSet, args []string, usage string, errs io.Writer) error {
	set.SetOutput(io.Discard)
	err := set.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(errs, usage) // a closed terminal is no reason to do more
		set.SetOutput(errs)
		set.PrintDefaults()
		return err
	}
	if err == nil && set.NArg() > 0 {
		err = fmt.Errorf("%q is no flag", set.Arg(0))
	}
	if err != nil {
		return fmt.Errorf("%w; go run ./build %s -h lists the flags", err, set.Name())
	}
	return nil
}
