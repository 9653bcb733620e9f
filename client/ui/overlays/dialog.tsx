import { type ReactNode, useCallback, useId } from "react";
import { Button } from "../button.tsx";

type DialogProps = { open: boolean; title: string; onClose: () => void; className?: string; children?: ReactNode };

/** A native modal dialog: makes the page inert, closes on Escape and restores the focus. */
export const Dialog = ({ open, title, onClose, className, children }: DialogProps) => {
  const titleId = useId();
  // Close before unmounting, so that the browser restores the focus.
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    open && (
      <dialog
        ref={show}
        className={className}
        aria-labelledby={titleId}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
        onClose={onClose}
      >
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        {children}
      </dialog>
    )
  );
};

type ConfirmDialogProps = DialogProps & { confirmLabel: string; cancelLabel?: string; onConfirm: () => void };

/** Asks before an action with consequences; Cancel comes first and has the focus. */
export const ConfirmDialog = ({
  confirmLabel,
  cancelLabel = "Cancel",
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog {...dialog}>
    <div className="mt-3 text-muted">{children}</div>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <Button variant="quiet" onClick={dialog.onClose}>
        {cancelLabel}
      </Button>
      <Button onClick={onConfirm}>{confirmLabel}</Button>
    </div>
  </Dialog>
);
