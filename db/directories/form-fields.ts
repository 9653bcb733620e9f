// Translates the form fields of the data files (`tagline:60;images`) into fields of the listing kit.

const kitFields: Record<string, string> = {
  name: "name",
  "product name": "name",
  title: "name",
  url: "url",
  website: "url",
  link: "url",
  email: "contactEmail",
  tagline: "tagline",
  headline: "tagline",
  "short description": "short",
  summary: "short",
  category: "category",
  categories: "category",
  tags: "tags",
  keywords: "tags",
  features: "features",
  pricing: "pricingModel",
  logo: "logo",
  icon: "logo",
  images: "screenshots",
  image: "screenshots",
  media: "screenshots",
  screenshot: "screenshots",
  screenshots: "screenshots",
  thumbnail: "cover",
  "cover image": "cover",
  "preview image": "cover",
  "owner name": "makerName",
  "maker name": "makerName",
  author: "makerName",
  "x handle": "x",
  "repository url": "github",
  repository: "github",
  "github repository": "github",
};

/** Fields that take several values or a file: their number is not a limit in characters. */
const withoutLimit = new Set(["category", "tags", "features", "logo", "cover", "screenshots"]);

const descriptionFor = (limit: number | null) => {
  if (limit === null || limit > 300) return "long";
  return limit > 160 ? "medium" : "short";
};

/** Returns the cell of `fields`, and limits that are not a number of characters, as sentences. */
export const formFieldsOf = (cell: string) => {
  const fields = new Map<string, number | null>();
  const limits: string[] = [];
  for (const part of cell.split(";").map((part) => part.trim())) {
    if (!part) continue;
    const [, label = part, limitText = ""] = part.match(/^([^:]+):(.+)$/) ?? [];
    const [, most] = limitText.match(/^(?:about |\d+-)?(\d+)$/) ?? [];
    const stated = most ? Number(most) : null;
    const kitField = kitFields[label.toLowerCase()];
    const name = kitField ?? (/^description\b/.test(label) ? descriptionFor(stated) : label);
    const limit = withoutLimit.has(name) ? null : stated;
    if (limitText && limit === null) limits.push(`${label[0]?.toUpperCase()}${label.slice(1)}: ${limitText}.`);
    if (!fields.has(name) || limit !== null) fields.set(name, limit);
  }
  const cells = [...fields].map(([name, limit]) => (limit === null ? name : `${name}:${limit}`));
  return { fields: cells.join("|").replaceAll(/\|(?=\|)/g, ""), limits };
};
