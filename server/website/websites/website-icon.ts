import { Problem } from "#shared/problem.ts";
import type { SafeFetch } from "../../integrations/safe-fetch.ts";
import { createConcurrencyLimit } from "../../limits/concurrency-limit.ts";

const picture = { accept: /^(image\/|application\/octet-stream\b)/i, limitBytes: 500_000, timeoutMs: 6_000 };
/** Displayed at 40 px; doubled for high-density screens. */
const sidePx = 80;
const maxPixels = 4_000_000;
const limitDecoding = createConcurrencyLimit({
  maxRunning: 2,
  maxQueued: 20,
  message: "Too many icons are read at once. Try again in a moment.",
});

/**
 * Returns a website's icon as a small re-encoded WebP data URL, so that no untrusted bytes are stored and viewers make
 * no third-party request. SVGs are not supported. Throws Problem `upstream` for unreadable images.
 */
export const fetchWebsiteIcon = async (safeFetch: SafeFetch, address: string) => {
  const { bytes, isTruncated } = await safeFetch(address, picture);
  if (isTruncated) throw unreadable();
  return limitDecoding(() => renderIcon(largestImageIn(bytes)));
};

const renderIcon = async (bytes: Uint8Array) => {
  if (!bytes.length) throw unreadable();
  try {
    const image = new Bun.Image(bytes, { maxPixels }).resize(sidePx, sidePx, {
      fit: "inside",
      withoutEnlargement: true,
    });
    return `data:image/webp;base64,${await image.webp({ quality: 80 }).toBase64()}`;
  } catch (cause) {
    if (!String((cause as { code?: string }).code).startsWith("ERR_IMAGE_")) throw cause;
    throw unreadable(cause);
  }
};

const entryBytes = 16;

/** Returns the largest image of an .ico file, which is a directory of images; other files unchanged. */
const largestImageIn = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes);
  if (file.length < 6 || file.readUInt32LE(0) !== 0x10000) return bytes;
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, at) => 6 + at * entryBytes)
    .filter((at) => at + entryBytes <= file.length)
    // A width of 0 means 256.
    .map((at) => ({ width: file[at] || 256, length: file.readUInt32LE(at + 8), from: file.readUInt32LE(at + 12) }))
    .sort((one, other) => other.width - one.width);
  const [largest] = entries;
  return largest ? file.subarray(largest.from, largest.from + largest.length) : bytes;
};

const unreadable = (cause?: unknown) =>
  new Problem("upstream", "This website's icon is not a supported image.", { cause });
