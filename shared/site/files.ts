import { z } from "zod";

/** The stored widths of an image in pixels; narrower images keep their size. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Maximum upload size: 10 MB. */
export const maxUploadBytes = 10_000_000;

/** Maximum pictures of a project, and the room that each of its articles adds. */
export const maxProjectImages = 20;
export const maxArticleImages = 5;

/** Formats that Bun decodes on every platform. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
/** For file inputs. */
export const acceptedImageTypes = imageTypes.join(",");

export const imageUrl = (id: string, width?: ImageWidth) =>
  `/api/file-uploads/${id}/image${width ? `?w=${width}` : ""}`;

/** The variants of an image as a `srcset`. */
export const imageSrcSet = (id: string, most: ImageWidth = 1920) =>
  imageWidths
    .filter((width) => width <= most)
    .map((width) => `${imageUrl(id, width)} ${width}w`)
    .join(", ");

const widthTexts = imageWidths.map(String) as [`${ImageWidth}`, ...`${ImageWidth}`[]];

export const filePath = z.object({ id: z.uuid() }).strict();
/** `project`: a picture for the listing kit or the articles of this project. */
export const uploadQuery = z.object({ project: z.uuid().optional() }).strict();
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

/** What a page needs to show an image with a placeholder. */
export const storedImage = uploaded.extend({ placeholder: z.string() }).strict().meta({ id: "Picture" });
export type StoredImage = z.infer<typeof storedImage>;
