const extension = 0x21;
const image = 0x2c;

/**
 * Whether the first image of a GIF, the one that is kept, goes on to its end. Decoders fill what is missing and do not
 * complain. https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export const isCompleteGif = (bytes: Uint8Array) => {
  let at = 13 + tableLength(bytes[10]);
  while (bytes[at] === extension) at = afterBlocks(bytes, at + 2);
  if (bytes[at] !== image) return false;
  // Behind its ten bytes and its colours stand the size of its codes and the codes.
  return afterBlocks(bytes, at + 10 + tableLength(bytes[at + 9]) + 1) <= bytes.length;
};

const tableLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a row of blocks ends: each has its length before it, and the last one has none. */
const afterBlocks = (bytes: Uint8Array, start: number) => {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
};
