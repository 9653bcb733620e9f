type Values = Readonly<Record<string, string | number>>;

/** Replaces placeholders such as `{supportEmail}`; those without a value stay. */
export const fillPlaceholders = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Replaces placeholders in all strings of a JSON value. */
export const fillContent = <Content>(content: Content, values: Values): Content =>
  JSON.parse(JSON.stringify(content), (_, part: unknown) =>
    typeof part === "string" ? fillPlaceholders(part, values) : part,
  );
