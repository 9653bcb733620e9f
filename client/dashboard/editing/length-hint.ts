type Hint = { least: number; most: number };
export const titleHint: Hint = { least: 50, most: 60 };
export const descriptionHint: Hint = { least: 120, most: 160 };

/** Returns a hint about the length; search engines cut longer texts. */
export const lengthHint = (length: number, { least, most }: Hint) => {
  if (!length) return `Best between ${least} and ${most} characters.`;
  if (length < least) return `${length} characters: ${least - length} more would use the room.`;
  return length > most ? `${length} characters: the last ${length - most} may be cut.` : `${length} characters: fits.`;
};
