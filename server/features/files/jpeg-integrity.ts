const endOfImage = 0xd9;
const startOfScan = 0xda;

/**
 * Whether a JPEG goes on to its end. Decoders fill what is missing with grey and do not complain, so a cut-off upload
 * would be kept as a spoiled picture. Segments before the scan are skipped by their length: a thumbnail in them has an
 * end marker of its own. https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1
 */
export const isCompleteJpeg = (bytes: Uint8Array) => {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== startOfScan) {
    // Any number of 0xff may stand before a marker.
    if (bytes[at + 1] === 0xff) {
      at++;
      continue;
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (length < 2) return false;
    at += 2 + length;
  }
  // In the scan a 0xff of the data is followed by 0x00, so this is the marker.
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return bytes[at] === 0xff && rest.includes(Buffer.of(0xff, endOfImage), at);
};
