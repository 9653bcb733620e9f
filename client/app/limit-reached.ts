// The last plan limit an API call ran into. Set by the browser's API client, shown by the dashboard's upgrade prompt.

let message = "";
const listeners = new Set<() => void>();

export const limitReached = {
  get: () => message,
  /** Sets the server's message; "" once the user has closed the prompt. */
  set: (next: string) => {
    message = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
