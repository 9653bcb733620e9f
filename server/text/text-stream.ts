/** A growing text with several listeners; late ones first receive the text so far. */
export const createTextStream = () => {
  const listeners = new Set<(part: string) => void>();
  let text = "";
  return {
    push: (part: string) => {
      text += part;
      for (const onPart of listeners) onPart(part);
    },
    follow: (onPart: (part: string) => void) => {
      if (text) onPart(text);
      listeners.add(onPart);
    },
  };
};

export type TextStream = ReturnType<typeof createTextStream>;
