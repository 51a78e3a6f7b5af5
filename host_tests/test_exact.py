"""The best exchanges, exactly."""

import os
import sys

import pytest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "tools"))


def test_the_expected_points_of_the_best_exchanges():
    import exact

    known = (0.617073, 1.185473, 1.705782, 2.170511)
    assert exact.values(3) == pytest.approx(known, abs=5e-7)
