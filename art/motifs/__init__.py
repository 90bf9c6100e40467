"""The vocabulary: people, animals, plants, places and things that many scenes share."""
