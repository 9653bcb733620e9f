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

/** `follow` streams the text as it is written, beginning with what is there already. */
export type DraftInProgress<Draft> = {
  follow: ReturnType<typeof createTextStream>["follow"];
  drafted: Promise<Draft>;
};

/** Returns a function that starts a draft, or joins the one that this process is writing for the same id. */
export const createDraftRunner = <Draft>() => {
  const running = new Map<string, Promise<DraftInProgress<Draft>>>();
  return (id: string, start: () => Promise<DraftInProgress<Draft>>) => {
    const started = running.get(id);
    if (started) return started;
    const beginning = start();
    running.set(id, beginning);
    const forget = () => void running.delete(id);
    beginning.then(({ drafted }) => drafted).then(forget, forget);
    return beginning;
  };
};
