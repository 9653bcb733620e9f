// Handles the leaving page's plain forms and returns the next step.

import type { Mode } from "#shared/modes.ts";
import { maxFeedbackLength } from "#shared/retention/feedback.ts";
import type { PublicOffer } from "#shared/retention/offers.ts";
import { link } from "#shared/routes.ts";
import { ApiError, type createClient, read } from "../../app/api-client.ts";
import { type FormErrors, toFormErrors } from "../../app/form-errors.ts";

export type Customer = { customerRef?: string | undefined; signature?: string | undefined; email?: string | undefined };

/** The rejected input with its errors. */
export type Rejected = { name: "rejected"; status: number; values: Record<string, string>; failure: FormErrors };
export type LeavingStep =
  | Rejected
  | { name: "offer"; id: string; token: string; offer: PublicOffer }
  | { name: "done"; isStaying: boolean; url?: string | undefined };

type FeedbackCalls = ReturnType<typeof createClient>["feedback"];
type Context = { projectId: string; mode: Mode; customer: Customer; origin: string | null };

/** Saves the answers. If no offer matches, the visitor leaves at once, which is recorded too. */
export const saveAnswers = async (
  feedback: FeedbackCalls,
  form: URLSearchParams,
  { projectId, mode, customer, origin }: Context,
): Promise<LeavingStep> => {
  const values = Object.fromEntries(form);
  const answers = {
    reason: values.reason,
    // An empty choice means no rating; the API rejects anything that is not a number.
    rating: values.rating ? Number(values.rating) : undefined,
    message: values.message,
    email: values.email ?? customer.email,
    nickname: values.nickname,
  };
  const page = origin === null ? undefined : origin + link("leaving", { projectId });
  const json = { projectId, mode, page, customerRef: customer.customerRef, signature: customer.signature, ...answers };
  try {
    // Forward the origin, so that the API can reject websites that are not on the project's list.
    const headers: Record<string, string> = origin === null ? {} : { origin };
    const { id, token, offer } = (await read<unknown>(feedback.save.$post({ json }, { headers }))) as Saved;
    if (offer) return { name: "offer", id, token, offer };
    await recordOutcome(feedback, { id, token, outcome: "left" });
    return { name: "done", isStaying: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
    // The email may come from the link instead of a field. If it is invalid, the form then asks for it.
    const { message, fields } = toFormErrors(error, { has: (name) => name === "email" || form.has(name) });
    const clear = Object.fromEntries(Object.keys(fields).map((name) => [name, messages[name] ?? fields[name] ?? ""]));
    return { name: "rejected", status: error.status, values, failure: { message, fields: clear } };
  }
};

type Saved = { id: string; token: string; offer?: PublicOffer };

const messages: Record<string, string> = {
  rating: "Choose a number from 1 to 5.",
  message: `Write at most ${maxFeedbackLength.toLocaleString("en")} characters.`,
};

export const answerOffer = async (feedback: FeedbackCalls, form: URLSearchParams): Promise<LeavingStep> => {
  const isStaying = form.get("outcome") === "accepted";
  const [id, token] = [form.get("id") ?? "", form.get("token") ?? ""];
  await recordOutcome(feedback, { id, token, outcome: isStaying ? "accepted" : "declined" });
  if (!isStaying) return { name: "done", isStaying };
  // Take the offer's URL from the database: a form value could be forged.
  const offer = await read(feedback[":id"].offer.$get({ param: { id }, query: { token } })).catch(ignoreApiError);
  return { name: "done", isStaying, url: offer?.url };
};

type Outcome = { id: string; token: string; outcome: "accepted" | "declined" | "left" };

/** Records the outcome. API errors are ignored: the visitor's decision stands, even if it was recorded before. */
const recordOutcome = (feedback: FeedbackCalls, json: Outcome) =>
  read<unknown>(feedback.save.$post({ json })).catch(ignoreApiError);

const ignoreApiError = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  return undefined;
};
