// Brevo's contact API, used for the waitlist: https://developers.brevo.com/reference/createcontact
import { z } from "zod";
import { parseJson } from "../text/parse-json.ts";
import { callService } from "./service-fetch.ts";

/** New contacts go to the first list, existing ones to the second. */
const newContactsList = 11;
const existingContactsList = 25;

export type AddedContact =
  | { state: "added"; list: number }
  /** Permanent failure: the service rejects this contact. */
  | { state: "refused"; reason: string }
  /** The service rejects our API key: no contact can be sent until the owner replaces it. */
  | { state: "stopped"; reason: string }
  | { state: "later"; reason: string; seconds?: number };

export type DeletedContact =
  | { state: "deleted" }
  /** The service rejects our API key: no contact can be deleted until the owner replaces it. */
  | { state: "stopped"; reason: string }
  | { state: "later"; reason: string; seconds?: number };

export type ContactService = {
  add: (email: string) => Promise<AddedContact>;
  /** Deletes the contact and its list memberships. A contact that doesn't exist counts as deleted. */
  delete: (email: string) => Promise<DeletedContact>;
};

const failure = z.object({ code: z.string(), message: z.string() }).partial();

// Messages from the API reference, and newer wording of the same error.
const isDuplicate = ({ code, message = "" }: z.infer<typeof failure>) =>
  code === "duplicate_parameter" ||
  /Contact already exist|Contact already in list and\/or does not exist|already associated with another Contact/i.test(
    message,
  );

/** How long no request is sent after the service rejects our API key: every waiting contact would repeat it. */
const rejectedKeyMs = 60_000;

export const createContactService = ({ url, key }: { url: string; key: string }): ContactService => {
  const headers = { "api-key": key, "content-type": "application/json", accept: "application/json" };
  const call = async (path: string, request: { method: "POST" | "DELETE"; body?: string }) => {
    const response = await callService(url + path, { headers, ...request });
    const parsed = response.status >= 400 ? failure.safeParse(parseJson(response.text)) : undefined;
    return { ...response, failure: parsed?.success ? parsed.data : {} };
  };
  const post = (path: string, body: object) => call(path, { method: "POST", body: JSON.stringify(body) });
  type ServiceResponse = Awaited<ReturnType<typeof call>>;

  let rejection = { reason: "", until: 0 };
  const isKeyRejected = () => Date.now() < rejection.until;
  const toFailure = ({ status, headers, failure }: ServiceResponse): Exclude<AddedContact, { state: "added" }> => {
    const reason = `${status} ${failure.message ?? failure.code ?? ""}`.trim();
    if (status === 401 || status === 403) {
      rejection = { reason, until: Date.now() + rejectedKeyMs };
      return { state: "stopped", reason };
    }
    if (status === 429) return { state: "later", reason, ...secondsOf(headers.get("x-sib-ratelimit-reset")) };
    return status >= 500 ? { state: "later", reason } : { state: "refused", reason };
  };

  return {
    add: async (email) => {
      if (isKeyRejected()) return { state: "stopped", reason: rejection.reason };
      try {
        const created = await post("/contacts", { email, listIds: [newContactsList], updateEnabled: false });
        if (created.status < 300) return { state: "added", list: newContactsList };
        if (created.status !== 400 || !isDuplicate(created.failure)) return toFailure(created);
        const added = await post(`/contacts/lists/${existingContactsList}/contacts/add`, { emails: [email] });
        const isListed = added.status < 300 || (added.status === 400 && isDuplicate(added.failure));
        return isListed ? { state: "added", list: existingContactsList } : toFailure(added);
      } catch (error) {
        return toRetry(error);
      }
    },
    // https://developers.brevo.com/reference/delete-contact
    delete: async (email) => {
      if (isKeyRejected()) return { state: "stopped", reason: rejection.reason };
      try {
        const deleted = await call(`/contacts/${encodeURIComponent(email)}`, { method: "DELETE" });
        if (deleted.status < 300 || deleted.status === 404) return { state: "deleted" };
        const failed = toFailure(deleted);
        return failed.state === "refused" ? { state: "later", reason: failed.reason } : failed;
      } catch (error) {
        return toRetry(error);
      }
    },
  };
};

const toRetry = (error: unknown) => ({
  state: "later" as const,
  reason: error instanceof Error ? error.message : String(error),
});

const secondsOf = (header: string | null) => {
  const seconds = Number(header);
  return header && seconds > 0 ? { seconds: Math.min(seconds, 3600) } : {};
};
