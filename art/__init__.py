"""The illustrator: everything printed in Veillée, from the grain of the paper to the story cards."""
