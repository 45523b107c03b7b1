// Package exercises makes the starter sets of exercises, games/<id>/exercises.txt: positions from games of weak computer players in which one
// solution wins or saves the game, proven by search. command.go holds the command, composer.go the selection, prover.go and turns.go the proofs.
// Players train with them in scenes/training.
package exercises
