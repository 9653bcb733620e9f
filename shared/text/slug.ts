// Letters that Unicode does not decompose into a base letter and a mark.
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
};

/** Lower case, accents folded, separators as dashes; all other characters are dropped. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => plainLetters[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\s_/.,:;·\p{Dash_Punctuation}]+/gu, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");

/** The slug of a title that may name C++ or C#, whose signs `slugify` drops. */
export const titleSlug = (title: string): string =>
  slugify(title.replace(/\b([a-z])\+\+/gi, "$1 plus plus").replace(/\b([a-z])#(?!\w)/gi, "$1 sharp"));

/** Whether the text has letters, but none that `slugify` keeps. */
export const isOtherScript = (text: string) => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);
