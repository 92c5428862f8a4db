"""What is checked of a house once it is read, by what it is about: rows and endings, amounts."""
