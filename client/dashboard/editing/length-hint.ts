type Hint = { least: number; most: number };
export const titleHint: Hint = { least: 50, most: 60 };
export const descriptionHint: Hint = { least: 120, most: 160 };

/** Returns a hint about the length; search engines cut longer texts. */
export const lengthHint = (length: number, { least, most }: Hint) => {
  if (!length) return `Best between ${least} and ${most} characters.`;
  if (length < least) return `${length} characters. There is room for ${least - length} more.`;
  return length > most
    ? `${length} characters. The last ${length - most} may be cut off.`
    : `${length} characters. Good length.`;
};
