import type { Outcome } from "#shared/feedback.ts";
import type { Mode } from "#shared/modes.ts";
import type { PublicOffer } from "#shared/offers.ts";
import type { createApi } from "./api.ts";
import { openDialog } from "./dialog.ts";
import { shuffle } from "./shuffle.ts";
import { englishTexts, type WidgetTexts } from "./texts.ts";

export type LeaveOptions = {
  project: string;
  mode?: Mode;
  /** Who this is to the page's own server, and that server's word for it. */
  customerRef?: string;
  signature?: string;
  email?: string;
  /** Other words than the English ones. */
  words?: Partial<WidgetTexts>;
  /** Where the events are heard, and what gives the dialog its text direction; else the document. */
  trigger?: HTMLElement;
  /** Goes on leaving: called unless they stay, and at once when we cannot be asked. */
  onContinue?: (outcome: LeaveResult["outcome"]) => void;
};

/** stayed: closed without leaving; unavailable: we could not be asked. */
export type LeaveResult = { outcome: Outcome | "stayed" | "unavailable"; reason?: string; offer?: PublicOffer };

type Service = ReturnType<typeof createApi>;

const eventNames: Record<Outcome, string> = {
  accepted: "offer-accepted",
  declined: "offer-declined",
  left: "left",
};

/** Asks why, shows the fitting offer, and says how it ended: by events, by the promise, and by going on. */
export const runDialog = async (service: Service, options: LeaveOptions): Promise<LeaveResult> => {
  const result = await runSteps(service, options).catch((): LeaveResult => ({ outcome: "unavailable" }));
  const { outcome } = result;
  if (outcome !== "stayed" && outcome !== "accepted") options.onContinue?.(outcome);
  return result;
};

const runSteps = async (service: Service, options: LeaveOptions): Promise<LeaveResult> => {
  const { project, mode = "live", customerRef, signature, email, words, trigger } = options;
  const { reasons, isShuffled } = await service.ask(project, mode);
  const dialog = openDialog({
    words: { ...englishTexts, ...words },
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
    const goesOn = (trigger ?? document).dispatchEvent(event);
    if (result.outcome !== "accepted") return result;
    // A page that does what was offered by itself prevents that it is left for the offer's address.
    if (result.offer?.url && goesOn) location.assign(result.offer.url);
    else await dialog.thanks();
    return result;
  };
  try {
    const answer = await dialog.why(
      { reasons: isShuffled ? shuffle(reasons) : reasons },
      { asksEmail: email === undefined },
    );
    if (!answer) return { outcome: "stayed" };
    dialog.wait();
    const page = location.origin === "null" ? undefined : location.origin + location.pathname;
    const saved = await service.save({
      projectId: project,
      mode,
      customerRef,
      signature,
      email,
      page,
      ...defined(answer),
    });
    const { reason } = answer;
    const { offer } = saved;
    const accepted = offer && (await dialog.offer(offer));
    if (dialog.isClosed()) return { outcome: "stayed", reason, ...(offer && { offer }) };
    dialog.wait();
    const outcome = !offer ? "left" : accepted ? "accepted" : "declined";
    // What they decided stands, whether or not we hear of it.
    await service.saveOutcome(saved, outcome).catch(() => {});
    return await end({ outcome, reason, ...(offer && { offer }) });
  } finally {
    dialog.remove();
  }
};

const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
