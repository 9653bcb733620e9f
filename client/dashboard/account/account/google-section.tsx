import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SignInMethods } from "#shared/account/sign-in-methods.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { ConfirmationFields, confirmationFrom } from "./confirmation-fields.tsx";

/** Connected accounts of other services. */
export const GoogleSection = ({ methods }: { methods: SignInMethods }) => {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const disconnect = async (data: FormData) => {
    await read(browserClient().users.me.google.$delete({ json: confirmationFrom(data) }));
    setOpen(false);
    toast("Google disconnected.");
    await revalidate();
    // The button is gone.
    document.getElementById("connected")?.focus();
  };
  return (
    <Section id="connected" title="Connected accounts">
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line p-4">
        <div>
          <p className="font-medium">Google</p>
          <p className="text-sm text-muted wrap-anywhere">
            {methods.google
              ? `Connected${methods.google.email ? ` as ${methods.google.email}` : ""}.`
              : "Not connected. It connects when you sign in with Google and the same Gmail or Workspace address."}
          </p>
        </div>
        {methods.google && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            Disconnect<span className="sr-only"> Google</span>
          </Button>
        )}
      </div>
      <FormDialog
        open={isOpen}
        title="Disconnect Google?"
        submitLabel="Disconnect"
        busyLabel="Disconnecting…"
        onSubmit={disconnect}
        onClose={() => setOpen(false)}
      >
        <p>
          You then sign in with {methods.hasPassword ? "your password" : "a passkey or an email link"}. Your other
          devices are signed out.
        </p>
        <ConfirmationFields methods={methods} />
      </FormDialog>
    </Section>
  );
};
