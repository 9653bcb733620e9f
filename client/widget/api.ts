// The widget's API calls. They time out after three seconds, so that leaving is not held up.

import type { Mode } from "#shared/modes.ts";
import type { FeedbackInput, Outcome, PublicDialog } from "#shared/retention/feedback.ts";
import type { PublicOffer } from "#shared/retention/offers.ts";
import { site } from "#shared/site.ts";

const timeoutMs = 3_000;

export type FeedbackRequest = Partial<Omit<FeedbackInput, "mode">> & { projectId: string; mode: Mode };
export type SavedFeedback = { id: string; token: string; offer?: PublicOffer };

/** Creates the API client for `origin`, where the script was loaded from. Calls reject on errors and timeouts. */
export const createApi = (origin: string) => {
  const call = async <Result>(path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${origin}/api/feedback/${path}`, {
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
      // keepalive: completes even if the page is closed.
      ...(body && {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
        keepalive: true,
      }),
    });
    const result = await response.json();
    if (response.ok) return result;
    // biome-ignore lint/suspicious/noConsole: the only way to show integration errors to the website's developers.
    console.warn(`${site.name}: ${result.detail}`);
    throw new Error(result.detail);
  };

  return {
    getDialog: (projectId: string, mode: Mode) =>
      call<PublicDialog>(`dialog/${encodeURIComponent(projectId)}?mode=${encodeURIComponent(mode)}`),
    save: (request: FeedbackRequest) => call<SavedFeedback>("save", request),
    saveOutcome: ({ id, token }: SavedFeedback, outcome: Outcome) => call("save", { id, token, outcome }),
  };
};
