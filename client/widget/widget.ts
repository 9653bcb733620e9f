// The script that customers add to their pages. It defines one global and opens the dialog when an element with
// `data-leave` (the project's id) is clicked, before the element's own action. With `data-project` on the script itself,
// it also counts visits from directories.
import type { Mode } from "#shared/modes.ts";
import { site } from "#shared/site.ts";
import { createApi } from "./api.ts";
import { reportVisit } from "./report-visit.ts";
import { type LeaveOptions, type LeaveResult, runDialog } from "./run-dialog.ts";

const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/widget.js"]');
const { origin } = new URL(script?.src || location.href);
const service = createApi(origin);

/** One dialog at a time: a double click opens one. */
let running: Promise<LeaveResult> | undefined;
const leave = (options: LeaveOptions) => {
  running ??= runDialog(service, options).finally(() => {
    running = undefined;
  });
  return running;
};

const passing = new WeakSet<HTMLElement>();

const interceptLeave = (event: Event) => {
  const trigger = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-leave]") : null;
  if (!trigger || passing.has(trigger)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { leave: project = "", leaveMode, leaveCustomerRef, leaveSignature, leaveEmail } = trigger.dataset;
  void leave({
    project,
    trigger,
    customerRef: leaveCustomerRef,
    signature: leaveSignature,
    email: leaveEmail,
    mode: leaveMode as Mode | undefined,
    onContinue: () => {
      passing.add(trigger);
      trigger.click();
      passing.delete(trigger);
    },
  });
};

const openDialogNow = () => document.querySelector<HTMLElement>("[data-leave-now]")?.click();

const globals = window as unknown as Record<string, unknown>;
// Tag managers may load the script twice; set it up only once.
if (!globals[site.name]) {
  globals[site.name] = { leave };
  addEventListener("click", interceptLeave, { capture: true });
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", openDialogNow, { once: true });
  else openDialogNow();
  if (script?.dataset.project) reportVisit(origin, script.dataset.project);
}
