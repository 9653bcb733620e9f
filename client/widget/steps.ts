// The dialog's steps. Separate from the code that opens it, so that the dashboard's previews can use them.
import type { PublicOffer } from "#shared/offers.ts";
import { discountOf } from "./discount.ts";
import { element } from "./element.ts";
import type { WidgetTexts } from "./texts.ts";

export type Answer = { reason?: string; rating?: number; message?: string; email?: string };

/** `contentOf` returns the content below the title; `take` resolves the step. */
export type Step<Result> = {
  title: string;
  contentOf: (take: (result: Result) => void) => (Node | undefined)[];
};

type Frame = { words: WidgetTexts; isTest: boolean; onClose: () => void };

/** Replaces the dialog's content with a step and returns its heading. */
export const draw = <Result>(
  dialog: HTMLDialogElement,
  { title, contentOf }: Step<Result>,
  { words, isTest, onClose }: Frame,
  take: (result: Result) => void,
) => {
  const heading = element("h2", { id: "title", tabIndex: -1, autofocus: true }, title);
  const close = element(
    "button",
    { type: "button", className: "close", ariaLabel: words.close, on: { click: onClose } },
    "×",
  );
  dialog.replaceChildren(
    element("header", {}, heading, close),
    isTest ? element("p", { className: "test" }, words.test) : "",
    ...contentOf(take).filter((part) => part !== undefined),
  );
  return heading;
};

export const whyStep = (words: WidgetTexts, reasons: string[], asksEmail: boolean): Step<Answer> => ({
  title: words.title,
  contentOf: (take) => [whyForm(words, reasons, asksEmail, take)],
});

/** Resolves with true if the offer was accepted. */
export const offerStep = (words: WidgetTexts, offer: PublicOffer): Step<boolean> => ({
  title: offer.title,
  contentOf: (take) => [
    figureOf(offer, words),
    offer.message ? element("p", {}, offer.message) : undefined,
    element(
      "footer",
      {},
      element("button", { type: "button", className: "main", on: { click: () => take(true) } }, offer.acceptLabel),
      element("button", { type: "button", on: { click: () => take(false) } }, offer.declineLabel),
    ),
  ],
});

export const thanksStep = (words: WidgetTexts, onClose: () => void): Step<never> => ({
  title: words.thanks,
  contentOf: () => [
    element("footer", {}, element("button", { type: "button", className: "main", on: { click: onClose } }, words.done)),
  ],
});

const whyForm = (words: WidgetTexts, reasons: string[], asksEmail: boolean, take: (answer: Answer) => void) => {
  const choice = (name: string, value: string, label = value) =>
    element("label", {}, element("input", { type: "radio", name, value }), label);
  const ratings = { 1: words.lowest, 2: "2", 3: "3", 4: "4", 5: words.highest };
  const form = element(
    "form",
    {
      noValidate: true,
      on: {
        submit: (event) => {
          event.preventDefault();
          const given = new FormData(form);
          const text = (name: string) => String(given.get(name) ?? "").trim() || undefined;
          const email = form.querySelector<HTMLInputElement>("[type=email]");
          take({
            reason: text("reason"),
            rating: Number(text("rating")) || undefined,
            message: text("message"),
            // Leave out an invalid email, so that the rest is still saved.
            email: email?.validity.valid && /\.[^.]+$/.test(email.value) ? text("email") : undefined,
          });
        },
      },
    },
    element("fieldset", {}, element("legend", {}, words.why), ...reasons.map((reason) => choice("reason", reason))),
    element(
      "fieldset",
      {},
      element("legend", {}, words.rating),
      element(
        "div",
        { className: "row" },
        ...Object.entries(ratings).map(([value, label]) => choice("rating", value, label)),
      ),
    ),
    element("label", { className: "text" }, words.message, element("textarea", { name: "message", maxLength: 4_000 })),
    asksEmail &&
      element(
        "label",
        { className: "text" },
        words.email,
        element("input", { type: "email", name: "email", maxLength: 254, autocomplete: "email" }),
      ),
    element("footer", {}, element("button", { className: "main" }, words.next)),
  );
  return form;
};

const figureOf = (offer: PublicOffer, { off }: WidgetTexts) => {
  const amount = discountOf(offer, document.documentElement.lang || undefined);
  return amount ? element("p", { className: "figure" }, off.replace("{amount}", amount)) : undefined;
};
