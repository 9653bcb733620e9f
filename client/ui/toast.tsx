import { useSyncExternalStore } from "react";

type Toast = { id: number; message: string; undo?: (() => void) | undefined };

const none: Toast[] = [];
let toasts = none;
const listeners = new Set<() => void>();

const set = (next: Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const dismiss = (id: number) => set(toasts.filter((toast) => toast.id !== id));

let last = 0;

type ToastOptions = { undo?: () => void; shownMs?: number };

/** Shows a message for a while, with an undo button if possible. */
export const toast = (message: string, { undo, shownMs = 8_000 }: ToastOptions = {}) => {
  const id = ++last;
  set([...toasts, { id, message, undo }]);
  setTimeout(() => dismiss(id), shownMs);
};

/** Renders the toasts; once per page. */
export const Toasts = () => {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-30 grid justify-items-center gap-3 sm:left-auto">
      {shown.map(({ id, message, undo }) => (
        <div key={id} className="card flex max-w-md items-center gap-4 py-2 pr-2 pl-5">
          <p className="py-2 wrap-anywhere">{message}</p>
          {undo && (
            <button
              type="button"
              className="link min-h-11 px-2"
              onClick={() => {
                dismiss(id);
                undo();
              }}
            >
              Undo
            </button>
          )}
          <button
            type="button"
            className="min-h-11 rounded-lg px-3 text-sm text-muted hover:text-ink"
            onClick={() => dismiss(id)}
          >
            Dismiss
          </button>
        </div>
      ))}
    </div>
  );
};
