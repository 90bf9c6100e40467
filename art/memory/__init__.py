"""The memory cards of Dany: 60 fragments of one life."""
