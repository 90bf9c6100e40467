"""`make steady`: the tests again and again, on a machine that is busy, slow or small, in any order."""
