// What the widget asks of our server. Whoever is about to leave waits for it three seconds at most.
import type { FeedbackInput, Outcome, PublicDialog } from "#shared/feedback.ts";
import type { Mode } from "#shared/modes.ts";
import type { PublicOffer } from "#shared/offers.ts";
import { site } from "#shared/site.ts";

const timeoutMs = 3_000;

export type FeedbackRequest = Partial<Omit<FeedbackInput, "mode">> & { projectId: string; mode: Mode };
export type SavedFeedback = { id: string; token: string; offer?: PublicOffer };

/** The calls at `origin`, where the script came from. Each rejects when it is refused, late or not answered. */
export const createApi = (origin: string) => {
  const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/api/feedback/${path}`, {
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
      // It arrives also when the page is left meanwhile.
      ...(body && {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
        keepalive: true,
      }),
    });
    const read = await answer.json();
    if (answer.ok) return read;
    // biome-ignore lint/suspicious/noConsole: the one place where those who put the widget in hear what is wrong.
    console.warn(`${site.name}: ${read.detail}`);
    throw new Error(read.detail);
  };

  return {
    ask: (projectId: string, mode: Mode) =>
      call<PublicDialog>(`dialog/${encodeURIComponent(projectId)}?mode=${encodeURIComponent(mode)}`),
    save: (request: FeedbackRequest) => call<SavedFeedback>("save", request),
    saveOutcome: ({ id, token }: SavedFeedback, outcome: Outcome) => call("save", { id, token, outcome }),
  };
};
