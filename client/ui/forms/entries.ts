/** The entries of a text field: by default one per line. Empty ones are left out. */
export const entriesOf = (text: string, separator: string | RegExp = "\n") =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
