/** Lists and figures count their rows exactly up to here. */
export const maxTotal = 10_000;

/** Searches count fewer: each match may be found among many rows without one. */
export const maxFound = 1_000;
