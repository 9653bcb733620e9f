import { z } from "zod";
import { type ImageWidth, imageWidths, type Uploaded } from "../images.ts";

/** Maximum pictures of a project, and the room that each of its articles adds. */
export const maxProjectImages = 20;
export const maxArticleImages = 5;

const widthTexts = imageWidths.map(String) as [`${ImageWidth}`, ...`${ImageWidth}`[]];

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
  .strict() satisfies z.ZodType<Uploaded>;

/** What a page needs to show an image with a placeholder. */
export const storedImage = uploaded.extend({ placeholder: z.string() }).strict().meta({ id: "Picture" });
export type StoredImage = z.infer<typeof storedImage>;
