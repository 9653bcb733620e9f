import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { useOverlayParts } from "../lazy-parts.ts";

type DialogProps = { open: boolean; title: string; onClose: () => void; className?: string; children?: ReactNode };

/** A modal dialog: closes on Escape and restores the focus. `onClose` is only a request. */
export const Dialog = ({ open, ...dialog }: DialogProps) => {
  const parts = useOverlayParts(open);
  return parts && <parts.DialogPanel kind="dialog" {...dialog} />;
};

type DrawerProps = { title: string; onClose: () => void; children: ReactNode };

/** A modal dialog at the side of the window, open while it is rendered. */
export const Drawer = (drawer: DrawerProps) => {
  const parts = useOverlayParts(true);
  return parts && <parts.DialogPanel kind="drawer" {...drawer} />;
};

type PanelProps = DrawerProps & { actions?: ReactNode };

/** The open row of a list, beside the list, which stays usable; a sheet on phones. */
export const Panel = (panel: PanelProps) => {
  const parts = useOverlayParts(true);
  return parts && <parts.DialogPanel kind="panel" {...panel} />;
};

type ConfirmDialogProps = DialogProps & { confirmLabel: string; cancelLabel?: string; onConfirm: () => void };

/** Asks before an action with consequences. Confirming closes it, too. */
export const ConfirmDialog = (question: ConfirmDialogProps) => (
  <QuestionDialog
    {...question}
    onConfirm={() => {
      question.onConfirm();
      question.onClose();
    }}
  />
);

/** A question with two answers: `onConfirm` or `onClose`. Cancel comes first and has the focus. */
export const QuestionDialog = ({
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
