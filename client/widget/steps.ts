// The dialog's steps. Separate from the code that opens it, so that the dashboard's previews can use them.
import type { PublicOffer } from "#shared/retention/offers.ts";
import { discountOf } from "./discount.ts";
import { element } from "./element.ts";
import type { WidgetTexts } from "./texts.ts";

export type Answers = { reason?: string; rating?: number; message?: string; email?: string };

/** `contentOf` returns the content below the title; `resolve` finishes the step. */
export type Step<Result> = {
  title: string;
  contentOf: (resolve: (result: Result) => void) => (Node | undefined)[];
};

type Frame = { texts: WidgetTexts; isTest: boolean; onClose: () => void };

/** Replaces the dialog's content with a step and returns its heading. */
export const draw = <Result>(
  dialog: HTMLDialogElement,
  { title, contentOf }: Step<Result>,
  { texts, isTest, onClose }: Frame,
  resolve: (result: Result) => void,
) => {
  const heading = element("h2", { id: "title", tabIndex: -1, autofocus: true }, title);
  const close = element(
    "button",
    { type: "button", className: "close", ariaLabel: texts.close, on: { click: onClose } },
    "×",
  );
  dialog.replaceChildren(
    element("header", {}, heading, close),
    isTest ? element("p", { className: "test" }, texts.test) : "",
    ...contentOf(resolve).filter((part) => part !== undefined),
  );
  return heading;
};

export const whyStep = (texts: WidgetTexts, reasons: string[], asksEmail: boolean): Step<Answers> => ({
  title: texts.title,
  contentOf: (resolve) => [whyForm(texts, reasons, asksEmail, resolve)],
});

/** Resolves with true if the offer was accepted. */
export const offerStep = (texts: WidgetTexts, offer: PublicOffer): Step<boolean> => ({
  title: offer.title,
  contentOf: (resolve) => [
    discountFigure(offer, texts),
    offer.message ? element("p", {}, offer.message) : undefined,
    element(
      "footer",
      {},
      element("button", { type: "button", className: "main", on: { click: () => resolve(true) } }, offer.acceptLabel),
      element("button", { type: "button", on: { click: () => resolve(false) } }, offer.declineLabel),
    ),
  ],
});

export const thanksStep = (texts: WidgetTexts, onClose: () => void): Step<never> => ({
  title: texts.thanks,
  contentOf: () => [
    element("p", {}, texts.noted),
    element("footer", {}, element("button", { type: "button", className: "main", on: { click: onClose } }, texts.done)),
  ],
});

const whyForm = (texts: WidgetTexts, reasons: string[], asksEmail: boolean, resolve: (answers: Answers) => void) => {
  const choice = (name: string, value: string, label = value) =>
    element("label", {}, element("input", { type: "radio", name, value }), label);
  const ratings = { 1: texts.lowest, 2: "2", 3: "3", 4: "4", 5: texts.highest };
  const form = element(
    "form",
    {
      noValidate: true,
      on: {
        submit: (event) => {
          event.preventDefault();
          const data = new FormData(form);
          const text = (name: string) => String(data.get(name) ?? "").trim() || undefined;
          const email = form.querySelector<HTMLInputElement>("[type=email]");
          resolve({
            reason: text("reason"),
            rating: Number(text("rating")) || undefined,
            message: text("message"),
            // Leave out an invalid email, so that the rest is still saved.
            email: email?.validity.valid && /\.[^.]+$/.test(email.value) ? text("email") : undefined,
          });
        },
      },
    },
    element("fieldset", {}, element("legend", {}, texts.why), ...reasons.map((reason) => choice("reason", reason))),
    element(
      "fieldset",
      {},
      element("legend", {}, texts.rating),
      element(
        "div",
        { className: "row" },
        ...Object.entries(ratings).map(([value, label]) => choice("rating", value, label)),
      ),
    ),
    element("label", { className: "text" }, texts.message, element("textarea", { name: "message", maxLength: 4_000 })),
    asksEmail &&
      element(
        "label",
        { className: "text" },
        texts.email,
        element("input", { type: "email", name: "email", maxLength: 254, autocomplete: "email" }),
      ),
    element("footer", {}, element("button", { className: "main" }, texts.next)),
  );
  return form;
};

const discountFigure = (offer: PublicOffer, { off }: WidgetTexts) => {
  const amount = discountOf(offer, document.documentElement.lang || undefined);
  return amount ? element("p", { className: "figure" }, off.replace("{amount}", amount)) : undefined;
};
