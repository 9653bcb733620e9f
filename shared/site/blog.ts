import { z } from "zod";
import { integerParam, paging } from "../pagination.ts";

export const postStatuses = ["draft", "published"] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postSorts = ["newest", "oldest", "updated", "title"] as const;
export type PostSort = (typeof postSorts)[number];

/** Posts per page of the public list. */
export const blogPageSize = 9;

/** Maximum characters of HTML in a post's body. */
export const maxContentLength = 300_000;
/** Sanitizing more takes so long that all other requests notice. */
export const maxContentTags = 10_000;

export const contentHtml = z
  .string()
  .max(maxContentLength)
  .refine((html) => html.split("<", maxContentTags + 2).length <= maxContentTags + 1, {
    message: `Use at most ${maxContentTags.toLocaleString("en")} tags.`,
  });

export const maxSlugLength = 120;

const slug = z
  .string()
  .max(maxSlugLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lower-case letters, digits and single dashes.");

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((text) => text || null);

/** A post as submitted by an admin; `content` is HTML and gets sanitized. */
export const postInput = z
  .object({
    title: z.string().trim().min(1, "A post needs a title.").max(200),
    slug: slug.optional(),
    coverImageId: z.uuid().nullable().default(null),
    content: contentHtml,
    metaTitle: optionalText(120),
    metaDescription: optionalText(320),
    status: z.enum(postStatuses),
  })
  .strict();
export type PostInput = z.infer<typeof postInput>;

/** `updatedAt` of the version that was edited. Overwriting a newer version is a conflict. */
export const postChange = postInput.extend({ updatedAt: z.iso.datetime().optional() }).strict();
export type PostChange = z.infer<typeof postChange>;

export const post = z
  .object({
    id: z.uuid(),
    title: z.string(),
    slug: z.string(),
    coverImageId: z.uuid().nullable(),
    content: z.string(),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    status: z.enum(postStatuses),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .strict()
  .meta({ id: "Post" });
export type Post = z.infer<typeof post>;

/** A post in a list, without its body. */
export const postSummary = post.omit({ content: true }).strict();
export type PostSummary = z.infer<typeof postSummary>;

export const postList = z.object({ blogposts: z.array(postSummary), total: z.number().int() }).strict();

/** Users who may not see drafts get published posts, regardless of `status`. */
export const postQuery = paging(blogPageSize)
  .extend({
    status: z.string().max(20).optional(),
    q: z.string().trim().max(100).optional(),
    sort: z.enum(postSorts).optional(),
  })
  .strict();
export type PostQuery = z.infer<typeof postQuery>;

export const postSlugPath = z.object({ slug: z.string().max(200) }).strict();
export const latestsPath = z.object({ n: integerParam(1, 20) }).strict();
export const latestsQuery = z.object({ slug: z.string().max(200).optional() }).strict();
