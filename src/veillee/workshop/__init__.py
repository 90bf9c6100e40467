"""Where people of a salon make cards of their own, and everything that happens to these.

`own_decks` is a part of the salon; `image_check` and `package` know only bytes and files; `images`, `packing`,
`erasing` and `house_decks` belong to the rooms; `routes`, `printing` and `print_process` to the server.
"""
