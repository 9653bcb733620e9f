// The limit that a call last ran into. The client of the browser sets it, the dashboard's upgrade prompt shows it.

let message = "";
const listeners = new Set<() => void>();

export const limitReached = {
  get: () => message,
  /** What the server says of the limit; nothing once the visitor has read it. */
  set: (next: string) => {
    message = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
