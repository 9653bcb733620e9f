type Values = Readonly<Record<string, string | number>>;

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const fillPart = (part: unknown, values: Values): unknown => {
  if (typeof part === "string") return part.includes("{") ? fill(part, values) : part;
  if (Array.isArray(part)) return part.map((item) => fillPart(item, values));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, fillPart(value, values)]));
};

/** Replaces placeholders such as `{supportEmail}` in all texts of a JSON value; those without a value stay. */
export const fillContent = <Content>(content: Content, values: Values) => fillPart(content, values) as Content;
