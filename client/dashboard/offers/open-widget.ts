import type { Mode } from "#shared/modes.ts";
import { site } from "#shared/site.ts";
import type { LeaveOptions, LeaveResult } from "../../widget/run-dialog.ts";

type Widget = { leave: (options: LeaveOptions) => Promise<LeaveResult> };

const source = "/widget.js";
const timeoutMs = 5_000;
const pollMs = 50;

/** Made by a script, since the page's content policy trusts what its scripts bring, and no script in its HTML. */
const fetchScript = () => {
  if (document.querySelector(`script[src="${source}"]`)) return;
  const script = Object.assign(document.createElement("script"), { src: source });
  // The next press asks for it again.
  script.onerror = () => script.remove();
  document.head.append(script);
};

/** Waited for instead of the script's own event: while developing, that one comes before the module has run. */
const widget = async () => {
  fetchScript();
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollMs) {
    const found = (window as unknown as Record<string, Widget | undefined>)[site.name];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return undefined;
};

/** Asks as a customer's page does; `trigger` is what was pressed. */
export const openWidget = async (trigger: HTMLElement, project: string, mode: Mode): Promise<LeaveResult> => {
  const found = await widget();
  if (!found) return { outcome: "unavailable" };
  // Who tries an offer with an address wants to see how it ends, not to be led away.
  const stay = (event: Event) => event.preventDefault();
  trigger.addEventListener("offer-accepted", stay, { once: true });
  const result = await found.leave({ project, mode, trigger });
  trigger.removeEventListener("offer-accepted", stay);
  return result;
};
