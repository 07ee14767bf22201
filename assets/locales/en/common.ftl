### Words that all rooms share.
