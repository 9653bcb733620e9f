import { z } from "zod";

/** A whole number in a URL: digits only, without signs, exponents or other bases. */
export const integerParam = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, "Enter a whole number.")
    .transform(Number)
    .pipe(z.number().int().min(least).max(most));

/**
 * `page` from 1 and `limit` from 1 to 100, for every list. Their product is bounded, because large offsets are slow in
 * Postgres.
 */
export const paging = (defaultLimit = 10) =>
  z
    .object({
      page: integerParam(1, 100_000).default(1),
      limit: integerParam(1, 100).default(defaultLimit),
    })
    .strict();

/** What a list has besides the rows of its page. */
export const totals = {
  total: z.number().int().meta({
    description:
      "The number of rows on all pages. Where lists grow large, at most 10,000, and at most 200 of a text search.",
  }),
  totalIsCapped: z.literal(true).optional().meta({
    description:
      "Present if there are more rows than `total`; later pages can be read nevertheless. Also if a text without three letters in a row was looked for in the first rows of a long list only.",
  }),
};

export type Total = { total: number; totalIsCapped?: true | undefined };

export type Paging = { page: number; limit: number };

export const offsetOf = ({ page, limit }: Paging) => (page - 1) * limit;
