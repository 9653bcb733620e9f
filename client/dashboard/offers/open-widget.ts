import type { Mode } from "#shared/modes.ts";
import { site } from "#shared/site.ts";
import type { LeaveOptions, LeaveResult } from "../../widget/run-dialog.ts";

type Widget = { leave: (options: LeaveOptions) => Promise<LeaveResult> };

const source = "/widget.js";
const timeoutMs = 5_000;
const pollMs = 50;

/** Created by script: the content policy allows scripts loaded by trusted scripts, but no script tags in the HTML. */
const fetchScript = () => {
  if (document.querySelector(`script[src="${source}"]`)) return;
  const script = Object.assign(document.createElement("script"), { src: source });
  // Lets the next click load it again.
  script.onerror = () => script.remove();
  document.head.append(script);
};

/** Polls instead of using the load event: in development it fires before the module has run. */
const widget = async () => {
  fetchScript();
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollMs) {
    const found = (window as unknown as Record<string, Widget | undefined>)[site.name];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return undefined;
};

/** Opens the dialog like a customer's page does; `trigger` is the clicked element. */
export const openWidget = async (trigger: HTMLElement, project: string, mode: Mode): Promise<LeaveResult> => {
  const found = await widget();
  if (!found) return { outcome: "unavailable" };
  // In a trial run, show the outcome instead of following the offer's link.
  const stay = (event: Event) => event.preventDefault();
  trigger.addEventListener("offer-accepted", stay, { once: true });
  const result = await found.leave({ project, mode, trigger });
  trigger.removeEventListener("offer-accepted", stay);
  return result;
};
