const endOfImage = 0xd9;
const startOfScan = 0xda;

/**
 * Whether a JPEG is complete. Decoders silently fill missing data with gray. Segments before the scan are skipped by
 * length, because an embedded thumbnail has its own end marker. https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1
 */
export const isCompleteJpeg = (bytes: Uint8Array) => {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== startOfScan) {
    // A marker can be preceded by any number of 0xff fill bytes.
    if (bytes[at + 1] === 0xff) {
      at++;
      continue;
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (length < 2) return false;
    at += 2 + length;
  }
  // Scan data escapes 0xff as 0xff 0x00, so 0xff 0xd9 is the end marker.
  const rest = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return bytes[at] === 0xff && rest.includes(Buffer.of(0xff, endOfImage), at);
};
