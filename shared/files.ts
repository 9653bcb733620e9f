import { z } from "zod";

/** The widths in which a picture is kept; a narrower one is kept as it is, never enlarged. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Uploads are 10 MB at most. */
export const maxUploadBytes = 10_000_000;

/** What Bun decodes everywhere. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

export const imageUrl = (id: string, width?: ImageWidth) =>
  `/api/file-uploads/${id}/image${width ? `?w=${width}` : ""}`;

/** The forms of a picture as `srcset` wants them. */
export const imageSrcSet = (id: string, most: ImageWidth = 1920) =>
  imageWidths
    .filter((width) => width <= most)
    .map((width) => `${imageUrl(id, width)} ${width}w`)
    .join(", ");

const widthTexts = imageWidths.map(String) as [`${ImageWidth}`, ...`${ImageWidth}`[]];

export const filePath = z.object({ id: z.uuid() }).strict();
export const imageQuery = z.object({ w: z.enum(widthTexts).optional() }).strict();

export const uploaded = z
  .object({
    id: z.uuid(),
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    bytes: z.number().int(),
  })
  .strict();
export type Uploaded = z.infer<typeof uploaded>;

/** What a page needs to show a picture before it is there. */
export const picture = uploaded.extend({ placeholder: z.string() }).strict();
export type Picture = z.infer<typeof picture>;
