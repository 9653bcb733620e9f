export const csvDelimiters = ["comma", "semicolon", "tab", "pipe"] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

export const csvEncodings = ["UTF-8", "UTF-16", "Windows-1252"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

/** How a file was read. `encoding`: undefined for pasted text. */
export type CsvFormat = { delimiter: CsvDelimiter; encoding?: CsvEncoding | undefined };

export const csvFormatText = ({ delimiter, encoding }: CsvFormat) => {
  const text = `Read as ${delimiter}-separated${encoding ? `, ${encoding}` : ""}.`;
  return encoding === "Windows-1252" ? `${text} If letters look wrong, save the file as CSV UTF-8.` : text;
};
