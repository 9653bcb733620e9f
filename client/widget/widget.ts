// The script that customers put into their own pages: it adds one global, and asks whoever presses an element with
// `data-leave`, the project's id, why they leave, before that element does what it does.
import type { Mode } from "#shared/modes.ts";
import { site } from "#shared/site.ts";
import { createApi } from "./api.ts";
import { type LeaveOptions, type LeaveResult, runDialog } from "./run-dialog.ts";

const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/widget.js"]');
const service = createApi(new URL(script?.src || location.href).origin);

/** One dialog at a time: who presses twice is asked once. */
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
// A page that has the script twice, as tag managers make it, asks once.
if (!globals[site.name]) {
  globals[site.name] = { leave };
  addEventListener("click", interceptLeave, { capture: true });
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", openDialogNow, { once: true });
  else openDialogNow();
}
