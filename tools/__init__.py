"""What builds, serves and checks Threefold. None of it is shipped."""
