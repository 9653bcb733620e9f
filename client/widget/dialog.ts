// The dialog: a native modal <dialog> in a shadow root that shows questions, offer and thanks in turn.
import type { PublicDialog } from "#shared/retention/feedback.ts";
import type { PublicOffer } from "#shared/retention/offers.ts";
import { element } from "./element.ts";
import { draw, offerStep, type Step, thanksStep, whyStep } from "./steps.ts";
import { createSheet } from "./style.ts";
import type { WidgetTexts } from "./texts.ts";

type DialogOptions = { texts: WidgetTexts; lang: string; direction: string; isTest: boolean };

/** Opens the dialog. Its steps resolve with undefined if it is closed without an answer. */
export const openDialog = ({ texts, lang, direction, isTest }: DialogOptions) => {
  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [createSheet()];
  const dialog = element("dialog", { lang, dir: direction });
  dialog.setAttribute("aria-labelledby", "title");
  root.append(dialog);
  document.body.append(host);

  let isClosed = false;
  const onClose = () => dialog.close();

  const show = <Result>(step: Step<Result>) =>
    new Promise<Result | undefined>((resolve) => {
      if (isClosed) return resolve(undefined);
      dialog.onclose = () => {
        isClosed = true;
        resolve(undefined);
      };
      dialog.ariaBusy = null;
      const heading = draw(dialog, step, { texts, isTest, onClose }, resolve);
      if (dialog.open) heading.focus();
      else dialog.showModal();
    });

  return {
    why: ({ reasons }: Pick<PublicDialog, "reasons">, { asksEmail }: { asksEmail: boolean }) =>
      show(whyStep(texts, reasons, asksEmail)),
    /** Resolves with true if the offer was accepted. */
    offer: (offer: PublicOffer) => show(offerStep(texts, offer)),
    thanks: () => show(thanksStep(texts, onClose)),

    /** Shows that a request is running. Closing the dialog during it counts as staying. */
    wait: () => {
      dialog.ariaBusy = "true";
    },
    isClosed: () => isClosed,

    remove: () => {
      dialog.close();
      host.remove();
    },
  };
};
