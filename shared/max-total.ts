/** Lists and figures count their rows exactly up to here. */
export const maxTotal = 10_000;
