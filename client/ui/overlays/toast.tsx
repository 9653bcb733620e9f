import { Toast } from "@base-ui/react/toast";
import { useOverlayParts } from "../lazy-parts.ts";

const manager = Toast.createToastManager<{ undo?: (() => void) | undefined }>();

type ToastOptions = { undo?: () => void; shownMs?: number };

/** The messages before they can be shown. */
let waiting: (() => void)[] | undefined = [];

/** Shows a message for a while, with an undo button if possible. A fourth one replaces the oldest. */
export const toast = (message: string, { undo, shownMs = 8_000 }: ToastOptions = {}) => {
  const add = () => manager.add({ title: message, timeout: shownMs, data: { undo } });
  if (waiting) waiting.push(add);
  else add();
};

const showWaiting = () => {
  for (const add of waiting ?? []) add();
  waiting = undefined;
  return () => {
    waiting = [];
  };
};

/** Renders the toasts; once per page. */
export const Toasts = () => {
  const parts = useOverlayParts(true);
  return parts && <parts.ToastRegion manager={manager} onReady={showWaiting} />;
};
