"""What a user says, made into values: houses, amounts, boxes, how and where to run."""
