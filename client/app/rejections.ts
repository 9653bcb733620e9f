// Why the last API call was refused, where the whole dashboard answers. Set by the browser's API client, and reset when the
// user closes the prompt.
import { createStore } from "./signal.ts";

/** The server's message about a plan's limit. */
export const limitReached = createStore("");

/** Whether a change was refused because the session has ended. */
export const sessionEnded = createStore(false);
