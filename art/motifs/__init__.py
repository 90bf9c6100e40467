"""The vocabulary: people, animals, plants, places and things that scenes share.

Every module says at its head what it holds, in which inks, with which anchors; its GALLERY shows it
(`python -m art.proof motifs OUT.png people hands`). Motifs stand on (0, 0), face right and are about 200 units high
unless said otherwise; CAPITALS are fixed motifs, small letters functions that return one.

    people, puppet, wardrobe     whoever stands, walks, sits; couples: two who touch
    heads, headwear, gestures, folds     heads in the round, hands with fingers, folds; rounds: what they are seen with
    faces (an eye), hands, masks close-ups
    beasts, beasts_tame, beasts_far, beasts_small, beasts_dressed
    birds, birds_water, birds_things; creatures, creatures_sea, creatures_small
    flowers, plants, trees, harvest
    things, things_kitchen, things_desk, things_play; machines; fixtures
    buildings_town, buildings_parts, indoors
    terrain, waters              land, sea and sky
    curves, growth, things_cuts  what all of it is cut with; `cut` and `held` of art.motif put it on a sheet
"""
