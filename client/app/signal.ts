/** Announces changes of a value that React doesn't own, for `useSyncExternalStore`. */
export const createSignal = () => {
  const listeners = new Set<() => void>();
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
