import { createSignal } from "./signal.ts";

// The last plan limit an API call ran into. Set by the browser's API client, shown by the dashboard's upgrade prompt.

let message = "";
const { announce, subscribe } = createSignal();

export const limitReached = {
  get: () => message,
  /** Sets the server's message; "" once the user has closed the prompt. */
  set: (next: string) => {
    message = next;
    announce();
  },
  subscribe,
};
