import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { Form, FormError, SubmitButton } from "./form.tsx";

type DialogFormProps = Pick<ComponentProps<typeof Form>, "onSubmit" | "onSuccess" | "success" | "noValidate"> & {
  submitLabel: string;
  busyLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog's form. Its errors show above the buttons; Cancel comes first. */
export const DialogForm = ({ submitLabel, busyLabel, onClose, children, ...form }: DialogFormProps) => (
  <Form {...form} className="mt-3 grid gap-5 text-left">
    {children}
    <FormError />
    <div className="flex flex-wrap justify-center gap-3">
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <SubmitButton busyLabel={busyLabel}>{submitLabel}</SubmitButton>
    </div>
  </Form>
);

type FormDialogProps = DialogFormProps & { open?: boolean; title: string };

export const FormDialog = ({ open = true, title, ...form }: FormDialogProps) => (
  <Dialog open={open} title={title} onClose={form.onClose}>
    <DialogForm {...form} />
  </Dialog>
);
