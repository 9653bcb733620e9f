// The script of the public pages: enhancements only, every page works without it.

import { notCharged, paidByLink, paymentDialogs } from "#shared/billing/payment-messages.ts";
import { failedShownMs, joinedMessage, joinedShownMs, joinFailedMessage } from "#shared/site/waitlist-messages.ts";
import { startTheme } from "../app/theme.ts";
import { speculationRules } from "./speculation-rules.ts";

startTheme();

const rules = document.createElement("script");
rules.type = "speculationrules";
rules.textContent = speculationRules;
document.head.append(rules);

const menu = document.querySelector<HTMLElement>("#menu");
menu?.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) menu.hidePopover();
});

for (const form of document.querySelectorAll<HTMLFormElement>("[data-waitlist]")) {
  const find = <Found extends HTMLElement>(selector: string) => form.querySelector<Found>(selector) as Found;
  const button = find<HTMLButtonElement>("button");
  const status = find("[role=status]");
  const alert = find("[role=alert]");
  const label = button.textContent;
  let timer: number | undefined;

  const show = (element: HTMLElement, message: string, shownMs: number) => {
    element.textContent = message;
    timer = window.setTimeout(() => element.replaceChildren(), shownMs);
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.ariaBusy === "true") return;
    clearTimeout(timer);
    status.replaceChildren();
    alert.replaceChildren();
    button.ariaBusy = "true";
    button.textContent = "Joining…";
    try {
      const { ok } = await fetch("/api/waitlist", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      if (!ok) throw new Error("rejected");
      form.reset();
      // The message disappears after a while; this line stays.
      find("[data-note]").textContent = "You're on the waitlist.";
      show(status, joinedMessage, joinedShownMs);
    } catch {
      show(alert, joinFailedMessage, failedShownMs);
    }
    button.ariaBusy = null;
    button.textContent = label;
  });
}

// With the table of routes, this script would be twice as large.
const paymentHints = {
  success: { hint: paidByLink, next: '<a class="button" href="/auth/signup?paid=yes">Create account</a>' },
  failed: { hint: notCharged, next: "" },
};

const url = new URL(location.href);
const payment = url.searchParams.get("payment");
if (payment === "success" || payment === "failed") {
  const { title, button } = paymentDialogs[payment];
  const { hint, next } = paymentHints[payment];
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", "payment");
  dialog.innerHTML =
    `<h2 id="payment" class="text-lg font-semibold">${title}</h2><p class="mt-3 text-muted">${hint}</p>` +
    `<form method="dialog" class="mt-6 flex flex-wrap justify-center gap-3">${next}` +
    `<button autofocus class="button ${next && "button-quiet"}">${button}</button></form>`;
  dialog.addEventListener("close", () => {
    dialog.remove();
    url.searchParams.delete("payment");
    history.replaceState(history.state, "", url);
  });
  document.body.append(dialog);
  // A fragment in the URL moves the focus until the page has loaded.
  const show = () => dialog.showModal();
  if (document.readyState === "complete") show();
  else addEventListener("load", show);
}
