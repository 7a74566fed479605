"""The decisions of Gnomopolis, one module for each chapter of the rules."""
