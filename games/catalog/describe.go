package catalog

import "fmt"

// String says how the level plays, all that decides its plies: a measurement of other settings is not one of this level.
func (l Level) String() string { return fmt.Sprintf("%+v", l.strength) }
