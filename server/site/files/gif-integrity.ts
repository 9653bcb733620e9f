const extension = 0x21;
const image = 0x2c;

/**
 * Whether the first image of a GIF, the one we store, is complete. Decoders silently fill missing pixels.
 * https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export const isCompleteGif = (bytes: Uint8Array) => {
  let at = 13 + tableLength(bytes[10]);
  while (bytes[at] === extension) at = afterBlocks(bytes, at + 2);
  if (bytes[at] !== image) return false;
  // A ten-byte descriptor and the color table, then one byte of LZW code size and the data blocks.
  return afterBlocks(bytes, at + 10 + tableLength(bytes[at + 9]) + 1) <= bytes.length;
};

const tableLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the offset after a series of sub-blocks: each starts with its length, and a zero length ends the series. */
const afterBlocks = (bytes: Uint8Array, start: number) => {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
};
