// People who have played under several names (Settings.People): Join says that two names are one person, Separate takes that back. Person returns the
// name under which someone's results are shown.

package settings

// Person returns the name of the person who plays under name: name itself unless it was joined with another.
func (s *Settings) Person(name string) string {
	if person, ok := s.People[name]; ok {
		return person
	}
	return name
}

// Join says that name is the same person as another name. Names joined with name before follow it.
func (s *Settings) Join(name, with string) {
	with = s.Person(with)
	if name == with {
		return
	}
	if s.People == nil {
		s.People = map[string]string{}
	}
	for alias, person := range s.People {
		if person == name {
			s.People[alias] = with
		}
	}
	s.People[name] = with
}

// Separate says that name is another person than the one it was joined with.
func (s *Settings) Separate(name string) { delete(s.People, name) }

// clampPeople drops entries that do not lead to the name of a person in one step.
func (s *Settings) clampPeople() {
	for name, person := range s.People {
		if _, joined := s.People[person]; joined || name == person {
			delete(s.People, name)
		}
	}
}
