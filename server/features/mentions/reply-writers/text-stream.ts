/** A text that grows while several follow it; whoever comes late hears first what there is so far. */
export const createTextFeed = () => {
  const listeners = new Set<(part: string) => void>();
  let told = "";
  return {
    tell: (part: string) => {
      told += part;
      for (const hear of listeners) hear(part);
    },
    follow: (hear: (part: string) => void) => {
      if (told) hear(told);
      listeners.add(hear);
    },
  };
};

export type TextFeed = ReturnType<typeof createTextFeed>;
