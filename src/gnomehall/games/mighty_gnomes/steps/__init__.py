"""The decisions of Mighty Gnomes, one file for each chapter of the rules."""
