"""The decisions of Gnome Village, a file for each chapter of the rules."""
