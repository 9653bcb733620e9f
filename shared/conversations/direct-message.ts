// Message templates for leads. Without zod, because the client fills them in too.
export const maxMessageLength = 2_000;

export const dmVariables = ["handle", "title", "keyword", "project", "url"] as const;
export type DmVariable = (typeof dmVariables)[number];
export type DmValues = Partial<Record<DmVariable, string>>;

export const placeholder = (variable: DmVariable) => `{{${variable}}}`;

/** Fills in a template for one lead. Variables without a value stay in the text and are listed in `unknown`. */
export const fillMessage = (dm: string, values: DmValues) => {
  const unknown = new Set<string>();
  const text = dm.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (variable, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as DmVariable] : undefined;
    if (value === undefined) unknown.add(variable);
    return value ?? variable;
  });
  return { text, unknown: [...unknown] };
};
