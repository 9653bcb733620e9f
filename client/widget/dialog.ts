// What is seen: a modal dialog of the browser in a shadow root, which asks, offers and thanks, one after the other.
import type { ShownDialog } from "#shared/feedback.ts";
import type { ShownOffer } from "#shared/offers.ts";
import { element } from "./element.ts";
import { createSheet } from "./style.ts";
import type { Words } from "./words.ts";

export type Answer = { reason?: string; rating?: number; message?: string; email?: string };
type DialogOptions = { words: Words; lang: string; direction: string; isTest: boolean };

/** Opens the dialog. What it asks resolves with undefined when it is closed unanswered. */
export const openDialog = ({ words, lang, direction, isTest }: DialogOptions) => {
  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [createSheet()];
  const dialog = element("dialog", { lang, dir: direction });
  dialog.setAttribute("aria-labelledby", "title");
  root.append(dialog);
  document.body.append(host);

  let isClosed = false;

  /** Shows a step; `take` in it answers. */
  const step = <Result>(title: string, contentOf: (take: (result: Result) => void) => (Node | undefined)[]) =>
    new Promise<Result | undefined>((resolve) => {
      if (isClosed) return resolve(undefined);
      const heading = element("h2", { id: "title", tabIndex: -1, autofocus: true }, title);
      const close = element(
        "button",
        { type: "button", className: "close", ariaLabel: words.close, on: { click: () => dialog.close() } },
        "×",
      );
      dialog.onclose = () => {
        isClosed = true;
        resolve(undefined);
      };
      dialog.ariaBusy = null;
      dialog.replaceChildren(
        element("header", {}, heading, close),
        isTest ? element("p", { className: "test" }, words.test) : "",
        ...contentOf(resolve).filter((part) => part !== undefined),
      );
      if (dialog.open) heading.focus();
      else dialog.showModal();
    });

  return {
    why: ({ reasons }: Pick<ShownDialog, "reasons">, { asksEmail }: { asksEmail: boolean }) =>
      step<Answer>(words.title, (take) => [whyForm(words, reasons, asksEmail, take)]),

    /** Resolves with whether it was accepted. */
    offer: (offer: ShownOffer) =>
      step<boolean>(offer.title, (take) => [
        figureOf(offer, words),
        offer.message ? element("p", {}, offer.message) : undefined,
        element(
          "footer",
          {},
          element("button", { type: "button", className: "main", on: { click: () => take(true) } }, offer.acceptLabel),
          element("button", { type: "button", on: { click: () => take(false) } }, offer.declineLabel),
        ),
      ]),

    thanks: () =>
      step<never>(words.thanks, () => [
        element(
          "footer",
          {},
          element("button", { type: "button", className: "main", on: { click: () => dialog.close() } }, words.done),
        ),
      ]),

    /** Says that the server is asked. Whoever closes the dialog meanwhile stays. */
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

const whyForm = (words: Words, reasons: string[], asksEmail: boolean, take: (answer: Answer) => void) => {
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
            // An address with a slip in it must not keep the rest from being heard.
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

/** What a discount takes off, as the page's language writes it. */
const figureOf = ({ percentOff, amountOff, currency }: ShownOffer, { off }: Words) => {
  const write = (amount: number, style: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(document.documentElement.lang || undefined, style).format(amount);
  const amount = percentOff
    ? write(percentOff / 100, { style: "percent" })
    : amountOff && currency && write(amountOff, { style: "currency", currency });
  return amount ? element("p", { className: "figure" }, off.replace("{amount}", amount)) : undefined;
};
