import { transliterate } from "transliteration";
import { maxSlugLength } from "#shared/site/blog.ts";
import { isOtherScript, titleSlug } from "#shared/text/slug.ts";

/** Transliterates a text without Latin letters. On the server only, because the library's tables have 190 kB. */
export const toLatin = (text: string) => (isOtherScript(text) ? transliterate(text) : text);

/** The slug of a title in any script: “Привет, мир” is `privet-mir`. Empty for a title without letters and digits. */
export const readableSlug = (title: string, maxLength = maxSlugLength) =>
  titleSlug(toLatin(title)).slice(0, maxLength).replace(/-$/, "");
