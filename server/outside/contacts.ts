// Brevo's contact API, as the waitlist uses it: https://developers.brevo.com/reference/createcontact
import { z } from "zod";
import { callService } from "./fetch.ts";

/** New contacts go to the first list, known ones to the second. */
const newContactsList = 11;
const knownContactsList = 25;

export type AddedContact =
  | { state: "added"; list: number }
  /** The service will never take this contact. */
  | { state: "refused"; reason: string }
  /** The service does not take our key: no contact can be sent until the owner mends it. */
  | { state: "stopped"; reason: string }
  | { state: "later"; reason: string; seconds?: number };

export type ContactService = { add: (email: string) => Promise<AddedContact> };

const failure = z.object({ code: z.string(), message: z.string() }).partial();

// The texts that the specification names, and the newer wording of the same refusal.
const isKnown = ({ code, message = "" }: z.infer<typeof failure>) =>
  code === "duplicate_parameter" ||
  /Contact already exist|Contact already in list and\/or does not exist|already associated with another Contact/i.test(
    message,
  );

export const createContactService = ({ url, key }: { url: string; key: string }): ContactService => {
  const post = async (path: string, body: object) => {
    const headers = { "api-key": key, "content-type": "application/json", accept: "application/json" };
    const answer = await callService(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    const parsed = answer.status >= 400 ? failure.safeParse(jsonOf(answer.text)) : undefined;
    return { ...answer, failure: parsed?.success ? parsed.data : {} };
  };
  type Answer = Awaited<ReturnType<typeof post>>;

  const otherwise = ({ status, headers, failure }: Answer): AddedContact => {
    const reason = `${status} ${failure.message ?? failure.code ?? ""}`.trim();
    if (status === 401 || status === 403) return { state: "stopped", reason };
    if (status === 429) return { state: "later", reason, ...secondsOf(headers.get("x-sib-ratelimit-reset")) };
    return status >= 500 ? { state: "later", reason } : { state: "refused", reason };
  };

  return {
    add: async (email) => {
      try {
        const created = await post("/contacts", { email, listIds: [newContactsList], updateEnabled: false });
        if (created.status < 300) return { state: "added", list: newContactsList };
        if (created.status !== 400 || !isKnown(created.failure)) return otherwise(created);
        const added = await post(`/contacts/lists/${knownContactsList}/contacts/add`, { emails: [email] });
        const isThere = added.status < 300 || (added.status === 400 && isKnown(added.failure));
        return isThere ? { state: "added", list: knownContactsList } : otherwise(added);
      } catch (error) {
        return { state: "later", reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const secondsOf = (header: string | null) => {
  const seconds = Number(header);
  return header && seconds > 0 ? { seconds: Math.min(seconds, 3600) } : {};
};
