import { useState } from "react";

type Values = Record<string, string>;

/** The values of a form's fields, by name. `field(name)` connects an input or select. */
export const useDraft = (initial: Values) => {
  const [values, setValues] = useState(initial);
  const set = (changes: Values) => setValues((current) => ({ ...current, ...changes }));
  const field = (name: string) => ({
    name,
    value: values[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return { values, set, field, text: (name: string) => (values[name] ?? "").trim() };
};

export type Draft = ReturnType<typeof useDraft>;
