import { useEffect, useRef, useSyncExternalStore } from "react";

type Toast = { id: number; message: string; undo?: (() => void) | undefined; shownMs: number };

const maxToasts = 3;
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

/** Shows a message for a while, with an undo button if possible. A fourth one replaces the oldest. */
export const toast = (message: string, { undo, shownMs = 8_000 }: ToastOptions = {}) =>
  set([...toasts, { id: ++last, message, undo, shownMs }].slice(-maxToasts));

/** Renders the toasts; once per page. */
export const Toasts = () => {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--phone-bar)+1rem)] z-30 grid justify-items-center gap-3 sm:left-auto"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
};

/** Disappears after its time, which stands still while the pointer or the focus is on it. */
const ToastCard = ({ toast: { id, message, undo, shownMs } }: { toast: Toast }) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const remainingMs = useRef(shownMs);
  const startedAt = useRef(0);
  const start = () => {
    clearTimeout(timer.current);
    startedAt.current = performance.now();
    timer.current = setTimeout(() => dismiss(id), remainingMs.current);
  };
  const pause = () => {
    clearTimeout(timer.current);
    remainingMs.current = Math.max(1_000, remainingMs.current - (performance.now() - startedAt.current));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, when the toast appears
  useEffect(() => {
    start();
    return () => clearTimeout(timer.current);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the time, its buttons act
    <div
      className="card flex max-w-md items-center gap-4 py-2 pr-2 pl-5"
      onMouseEnter={pause}
      onMouseLeave={({ currentTarget }) => !currentTarget.contains(document.activeElement) && start()}
      onFocus={pause}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && !currentTarget.matches(":hover") && start()
      }
    >
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
  );
};
