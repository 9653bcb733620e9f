// Texts of articles that pass or fail the checks.

const words =
  `parcel courier label depot route driver scanner address doorstep customs invoice pallet carton tape weight
zone surcharge pickup locker signature delay refund claim return window morning evening ledger counter shelf`.split(
    /\s+/,
  );

/** Sentences of ten words each, different for each seed. */
export const sentences = (count: number, seed = 1) => {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return words[state % words.length] ?? "";
  };
  return Array.from({ length: count }, () => {
    const [first = "", ...rest] = Array.from({ length: 10 }, next);
    return `${first[0]?.toUpperCase()}${first.slice(1)} ${rest.join(" ")}.`;
  });
};

type TextOptions = { seed?: number; links?: readonly string[]; brand?: string };

/** 700 words under four headings. */
export const goodHtml = ({
  seed = 1,
  links = [],
  brand = "Parcelo has tracked 40 couriers since 2021.",
}: TextOptions = {}) => {
  const paragraphs = Array.from({ length: 14 }, (_, at) => `<p>${sentences(5, seed * 100 + at).join(" ")}</p>`);
  const headings = ["Where parcels wait", "How to follow one", "What goes wrong", "What to do about it"];
  const parts = headings.map((heading, at) => `<h2>${heading}</h2>${paragraphs.slice(at * 4, at * 4 + 4).join("")}`);
  const list = links.map((url, at) => `<li>See <a href="${url}">Page ${at + 1}</a>.</li>`).join("");
  return `<p>${brand}</p>${parts.join("")}${list && `<ul>${list}</ul>`}`;
};

/** The same as Markdown, as a language model writes it. */
export const goodMarkdown = (parts: TextOptions = {}) =>
  goodHtml(parts)
    .replace(/<h2>(.*?)<\/h2>/g, "\n\n## $1\n\n")
    .replace(/<li>See <a href="(.*?)">(.*?)<\/a>\.<\/li>/g, "- See [$2]($1).\n")
    .replace(/<\/p>/g, "\n\n")
    .replace(/<[^>]+>/g, "");
