"""What is asked over HTTP, one noun a file."""
