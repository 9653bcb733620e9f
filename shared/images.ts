// Uploaded images, in a file of their own: pages that import it don't load zod.

/** The stored widths of an image in pixels; narrower images keep their size. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Maximum upload size: 10 MB. */
export const maxUploadBytes = 10_000_000;

/** Formats that Bun decodes on every platform. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** For file inputs. */
export const acceptedImageTypes = imageTypes.join(",");

export type Uploaded = { id: string; url: string; width: number; height: number; bytes: number };

export const imageUrl = (id: string, width?: ImageWidth) =>
  `/api/file-uploads/${id}/image${width ? `?w=${width}` : ""}`;

/** The variants of an image as a `srcset`. */
export const imageSrcSet = (id: string, most: ImageWidth = 1920) =>
  imageWidths
    .filter((width) => width <= most)
    .map((width) => `${imageUrl(id, width)} ${width}w`)
    .join(", ");
