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

/** A value that React doesn't own, for `useSyncExternalStore`. */
export const createStore = <Value>(initial: Value) => {
  let value = initial;
  const { announce, subscribe } = createSignal();
  return {
    get: () => value,
    set: (next: Value) => {
      value = next;
      announce();
    },
    subscribe,
  };
};
