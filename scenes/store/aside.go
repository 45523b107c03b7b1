package store

import (
	"bytes"
	"errors"
	"fmt"
)

// damagedEnd is how the names of what was set aside end, before a number where several have one name.
const damagedEnd = ".damaged"

// SetAside keeps data, which was found under name in s and cannot be used, under another name, and returns that. What was set aside before
// stays; what is there already is not written a second time.
func SetAside(s Store, name string, data []byte) (aside string, err error) {
	for n := 1; ; n++ {
		aside = name + damagedEnd
		if n > 1 {
			aside = fmt.Sprintf("%s-%d", aside, n)
		}
		switch there, err := s.Read(aside); {
		case errors.Is(err, ErrAbsent):
			return aside, s.Write(aside, data)
		case err == nil && bytes.Equal(there, data):
			return aside, nil
		}
	}
}
