import { availableParallelism } from "node:os";
import { imageWidths } from "#shared/images.ts";
import { Problem } from "#shared/problem.ts";
import { createConcurrencyLimit } from "../../limits/concurrency-limit.ts";
import { isCompleteGif } from "./gif-integrity.ts";
import { isCompleteJpeg } from "./jpeg-integrity.ts";

/** Larger than common phone photos; 160 MB when decoded. */
const maxPixels = 40_000_000;
const quality = 80;
/** https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
const maxWebpSide = 16_383;

/** Decoded images are large, and the threads that decode them also hash passwords: one stays free for sign-ins. */
const limitDecoding = createConcurrencyLimit({
  maxRunning: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxQueued: 9,
  message: "Too many pictures arrive at once. Try again in a moment.",
});

export type ImageVariant = { width: number; height: number; bytes: Uint8Array };

/**
 * Returns WebP variants for each of the widths, never enlarged and without metadata or appended data, and a tiny
 * placeholder as a data URL. Throws Problem `unsupported` for anything but a complete, supported image.
 */
export const prepareImage = (upload: Uint8Array, widths: readonly number[] = imageWidths) =>
  limitDecoding(async () => {
    const { format, width, height } = await decodeImage(upload, (image) => image.metadata());
    const isWhole = formats[format];
    if (!isWhole) throw unsupported();
    if (!isWhole(upload)) throw damaged();
    if (format === "webp" && isAnimated(upload)) throw animated();
    const scale = Math.min(1, Math.max(...widths) / width);
    if (height * scale > maxWebpSide) throw tooTall();
    const variants = new Map<number, ImageVariant>();
    for (const target of widths) {
      const narrowest = [...variants.values()].at(-1);
      variants.set(target, narrowest && narrowest.width >= width ? narrowest : await resize(upload, target));
    }
    return { variants, placeholder: await createPlaceholder(upload) };
  });

/** Accepted formats, each with a check for truncated files. The PNG and WebP decoders detect truncation themselves. */
const formats: Record<string, (upload: Uint8Array) => boolean> = {
  jpeg: isCompleteJpeg,
  png: () => true,
  webp: () => true,
  gif: isCompleteGif,
};

/** Reads the header flag: https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const isAnimated = (webp: Uint8Array) => webp[15] === "X".charCodeAt(0) && ((webp[20] ?? 0) & 2) > 0;

const resize = (upload: Uint8Array, target: number) =>
  decodeImage(upload, async (image) => {
    const bytes = await image.resize(target, undefined, { withoutEnlargement: true }).webp({ quality }).bytes();
    return { bytes, width: image.width, height: image.height };
  });

// ThumbHash renders a 32 px PNG of 1 to 2 kB. A 16 px WebP is a tenth of that.
const createPlaceholder = async (upload: Uint8Array) => {
  const png = Buffer.from((await decodeImage(upload, (image) => image.placeholder())).split(",")[1] ?? "", "base64");
  return `data:image/webp;base64,${await new Bun.Image(png).resize(16).webp({ quality: 40 }).toBase64()}`;
};

const decodeImage = async <Result>(upload: Uint8Array, work: (image: Bun.Image) => Promise<Result>) => {
  if (!upload.length) throw unsupported();
  try {
    return await work(new Bun.Image(upload, { maxPixels }));
  } catch (cause) {
    throw problems[(cause as { code?: string }).code ?? ""]?.() ?? cause;
  }
};

const unsupported = () =>
  new Problem("unsupported", "This file is not a supported image. Upload a JPEG, PNG, WebP or GIF.");
const damaged = () =>
  new Problem("unsupported", "This image is damaged or incomplete. Save it again and upload the new file.");
const animated = () =>
  new Problem(
    "unsupported",
    "Animated WebP is not supported. Upload a still image, or a GIF, whose first frame is used.",
  );
const tooLarge = () => new Problem("unsupported", "This image has more than 40 million pixels. Resize it first.");

const tooTall = () =>
  new Problem("unsupported", "This image is too tall. The limit is 16,383 pixels; split it into parts.");

const problems: Record<string, () => Problem> = {
  ERR_IMAGE_UNKNOWN_FORMAT: unsupported,
  ERR_IMAGE_FORMAT_UNSUPPORTED: unsupported,
  ERR_IMAGE_DECODE_FAILED: damaged,
  ERR_IMAGE_TOO_MANY_PIXELS: tooLarge,
};
