"""Game protection: what players gain who see cards, or learn of cards, that they should not."""
