import X from "lucide-react/icons/x";
import { type ReactNode, useCallback, useId } from "react";

type DrawerProps = { title: string; onClose: () => void; children: ReactNode };

/** A native modal dialog at the side of the window. `onClose` is only a request; it stays open while it is rendered. */
export const Drawer = ({ title, onClose, children }: DrawerProps) => {
  const titleId = useId();
  // Close before unmounting, so that the browser restores the focus.
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    // Focus the first input.
    dialog.querySelector<HTMLElement>("textarea, input")?.focus();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={show}
      aria-labelledby={titleId}
      className="mr-0 h-dvh max-h-none w-[min(38rem,100%)] max-w-none rounded-none border-y-0 border-r-0 p-0 text-left"
      onCancel={(event) => {
        // React also passes on the events of a dialog inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        // Browsers let a page cancel Escape only once in a row, then close the dialog anyway.
        event.currentTarget.showModal();
        onClose();
      }}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-raised py-3 pr-3 pl-6">
        <h2 id={titleId} className="text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-surface hover:text-ink"
          onClick={onClose}
        >
          <X size={20} />
        </button>
      </div>
      <div className="p-6">{children}</div>
    </dialog>
  );
};
