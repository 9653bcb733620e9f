import type { Mode } from "#shared/modes.ts";
import type { Outcome } from "#shared/retention/feedback.ts";
import type { PublicOffer } from "#shared/retention/offers.ts";
import type { createApi } from "./api.ts";
import { openDialog } from "./dialog.ts";
import { shuffle } from "./shuffle.ts";
import { englishTexts, type WidgetTexts } from "./texts.ts";

export type LeaveOptions = {
  project: string;
  mode?: Mode;
  /** The customer's id on the website, and the signature of the website's server for it. */
  customerRef?: string;
  signature?: string;
  email?: string;
  /** Replaces the English texts. */
  words?: Partial<WidgetTexts>;
  /** The target of the events, which also sets the text direction; defaults to the document. */
  trigger?: HTMLElement;
  /** Continues leaving: called unless the customer stays, and at once if the service is unavailable. */
  onContinue?: (outcome: LeaveResult["outcome"]) => void;
};

/** stayed: closed without leaving; unavailable: our server could not be reached. */
export type LeaveResult = {
  outcome: Outcome | "stayed" | "unavailable";
  reason?: string;
  offer?: PublicOffer;
  /** The feedback's id, with which your server applies the offer. */
  feedbackId?: string;
};

type Service = ReturnType<typeof createApi>;

const eventNames: Record<Outcome, string> = {
  accepted: "offer-accepted",
  declined: "offer-declined",
  left: "left",
};

/** Runs the dialog and reports the outcome: by events, by the returned promise and by `onContinue`. */
export const runDialog = async (service: Service, options: LeaveOptions): Promise<LeaveResult> => {
  const result = await runSteps(service, options).catch((): LeaveResult => ({ outcome: "unavailable" }));
  const { outcome } = result;
  if (outcome !== "stayed" && outcome !== "accepted") options.onContinue?.(outcome);
  return result;
};

const runSteps = async (service: Service, options: LeaveOptions): Promise<LeaveResult> => {
  const { project, mode = "live", customerRef, signature, email, words, trigger } = options;
  const { reasons, isShuffled } = await service.getDialog(project, mode);
  const dialog = openDialog({
    texts: { ...englishTexts, ...words },
    lang: words ? document.documentElement.lang : "en",
    direction: getComputedStyle(trigger ?? document.body).direction,
    isTest: mode === "test",
  });
  const end = async (result: LeaveResult & { outcome: Outcome }) => {
    const event = new CustomEvent(eventNames[result.outcome], {
      bubbles: true,
      composed: true,
      cancelable: true,
      detail: { project, mode, ...result },
    });
    const isNavigating = (trigger ?? document).dispatchEvent(event);
    if (result.outcome !== "accepted") return result;
    // A page that fulfils the offer itself cancels the event, so that it doesn't navigate to the offer's URL.
    if (result.offer?.url && isNavigating) location.assign(result.offer.url);
    else await dialog.thanks();
    return result;
  };
  try {
    const answers = await dialog.why(
      { reasons: isShuffled ? shuffle(reasons) : reasons },
      { asksEmail: email === undefined },
    );
    if (!answers) return { outcome: "stayed" };
    dialog.wait();
    const page = location.origin === "null" ? undefined : location.origin + location.pathname;
    const saved = await service.save({
      projectId: project,
      mode,
      customerRef,
      signature,
      email,
      page,
      ...defined(answers),
    });
    const { reason } = answers;
    const { offer } = saved;
    const accepted = offer && (await dialog.offer(offer));
    if (dialog.isClosed()) return { outcome: "stayed", reason, ...(offer && { offer }) };
    dialog.wait();
    const outcome = !offer ? "left" : accepted ? "accepted" : "declined";
    // The customer's decision stands even if saving it fails.
    await service.saveOutcome(saved, outcome).catch(() => {});
    return await end({ outcome, reason, feedbackId: saved.id, ...(offer && { offer }) });
  } finally {
    dialog.remove();
  }
};

const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
