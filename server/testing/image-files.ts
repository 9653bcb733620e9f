// Valid and malicious images for upload tests, built from bytes where no encoder would produce them.
import { deflateSync } from "node:zlib";

const latin = (text: string) => Buffer.from(text, "latin1");

/** One PNG chunk with its length and checksum. https://www.w3.org/TR/png-3/#5Chunk-layout */
export const pngChunk = (type: string, data: Uint8Array) => {
  const chunk = Buffer.concat([Buffer.alloc(4), latin(type), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  chunk.writeUInt32BE(Bun.hash.crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
};

/**
 * A PNG with this size in its header. By default the pixels are a noisy gradient; `before` adds chunks ahead of them.
 */
export const pngOf = (
  width: number,
  height: number,
  { pixels = deflateSync(gradient(width, height)), before = [] }: { pixels?: Uint8Array; before?: Uint8Array[] } = {},
) => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    latin("\x89PNG\r\n\x1a\n"),
    pngChunk("IHDR", size),
    ...before,
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};

/** RGB rows, each prefixed with its filter type byte. */
const gradient = (width: number, height: number) => {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows.set([(x * 255) / width, (y * 255) / height, x ^ y], y * (1 + width * 3) + 1 + x * 3);
  return rows;
};

/** An animated GIF of grey stripes. 9-bit codes with regular clear codes avoid implementing LZW compression. */
export const gifOf = (width: number, height: number, frames = 1) => {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width);
  size.writeUInt16LE(height, 2);
  const greys = Buffer.from(Array.from({ length: 256 * 3 }, (_, at) => at / 3));
  const codes = Array.from({ length: width * height }, (_, at) => (at % 250 ? [at % 256] : [256, at % 256])).flat();
  const data = packBits([...codes, 257]);
  const blocks = Array.from({ length: Math.ceil(data.length / 255) }, (_, at) =>
    data.subarray(at * 255, at * 255 + 255),
  );
  const frame = Buffer.concat([
    latin("!\xf9\x04\x04\x0a\x00\x00\x00,\0\0\0\0"),
    size,
    latin("\0\x08"),
    ...blocks.flatMap((block) => [Buffer.of(block.length), block]),
    Buffer.of(0),
  ]);
  return Buffer.concat([latin("GIF89a"), size, latin("\xf7\0\0"), greys, ...Array(frames).fill(frame), latin(";")]);
};

const packBits = (codes: number[]) => {
  const bytes = Buffer.alloc(Math.ceil((codes.length * 9) / 8));
  for (const [at, code] of codes.entries())
    for (let bit = 0; bit < 9; bit++) {
      const position = at * 9 + bit;
      if (code & (1 << bit)) bytes[position >> 3] = (bytes[position >> 3] ?? 0) | (1 << (position & 7));
    }
  return bytes;
};

/** A JPEG segment: marker, length, data. */
const jpegSegment = (marker: number, data: Uint8Array) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.of(0xff, marker), length, data]);
};

/** Inserts segments after the JPEG's start marker. */
const jpegWith = (jpeg: Uint8Array, ...segments: Uint8Array[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

export const jpegWithComment = (jpeg: Uint8Array, text: string) => jpegWith(jpeg, jpegSegment(0xfe, latin(text)));

type Exif = { orientation?: number; thumbnail?: Uint8Array };

/** Adds EXIF data to a JPEG: orientation, location (as searchable text) and a thumbnail. */
export const jpegWithExif = (jpeg: Uint8Array, { orientation = 1, thumbnail = Buffer.alloc(0) }: Exif = {}) => {
  const location = latin("GPS 48.8584N 2.2945E\0");
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    // A SHORT is stored in the first two of the four value bytes.
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const afterEntries = 8 + 2 + 2 * 12 + 4;
  const tiff = Buffer.concat([
    latin("MM\0*\0\0\0\x08\0\x02"),
    entry(0x0112, 3, 1, orientation),
    entry(0x010e, 2, location.length, afterEntries),
    Buffer.alloc(4),
    location,
    thumbnail,
  ]);
  return jpegWith(jpeg, jpegSegment(0xe1, Buffer.concat([latin("Exif\0\0"), tiff])));
};
