// A message to leads is a text with variables in it. Without zod, as the screens fill them in too.
export const maxMessageLength = 2_000;

export const dmVariables = ["handle", "title", "keyword", "project", "url"] as const;
export type DmVariable = (typeof dmVariables)[number];
export type DmValues = Partial<Record<DmVariable, string>>;

export const placeholder = (variable: DmVariable) => `{{${variable}}}`;

/** The message as one lead reads it. `unknown` are variables without a value, which stay in the text as they are. */
export const fillMessage = (dm: string, values: DmValues) => {
  const unknown = new Set<string>();
  const text = dm.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (variable, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as DmVariable] : undefined;
    if (value === undefined) unknown.add(variable);
    return value ?? variable;
  });
  return { text, unknown: [...unknown] };
};
