/** Lists and figures count their rows exactly up to here. */
export const maxTotal = 10_000;

/** Searches count fewer: each match may be found among many rows without one, and people refine a search that finds so many. */
export const maxFound = 200;
