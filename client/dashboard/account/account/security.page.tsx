import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { Session } from "#shared/account/account.ts";
import type { Passkey, SignInMethods } from "#shared/account/sign-in-methods.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { fieldText, InvalidFields } from "../../../app/form-errors.ts";
import { signOutEverywhere } from "../../../app/sign-out.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate, formatDateTime } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { handOverFocusTo } from "../../../ui/overlays/hand-over-focus.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { AccountLayout } from "./account-layout.tsx";
import { ConfirmationFields, confirmationFrom } from "./confirmation-fields.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { me } = context.get(api).users;
  const [{ sessions }, methods] = await Promise.all([read(me.sessions.$get()), read(me["sign-in-methods"].$get())]);
  return { sessions, methods };
};

export function Component() {
  const { sessions, methods } = useLoaderData<typeof loader>();
  return (
    <AccountLayout title="Sign-in and security">
      <SecondFactorSection methods={methods} />
      <PasskeySection methods={methods} />
      <PasswordForm />
      <GoogleSection methods={methods} />
      <SessionList sessions={sessions} />
    </AccountLayout>
  );
}

const passFocusToConnected = handOverFocusTo("connected");

/** Connected accounts of other services. */
const GoogleSection = ({ methods }: { methods: SignInMethods }) => {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const disconnect = async (data: FormData) => {
    await read(browserClient().users.me.google.$delete({ json: confirmationFrom(data) }));
    setOpen(false);
    toast("Google disconnected.");
    await revalidate();
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
          <Button variant="quiet" ref={passFocusToConnected} onClick={() => setOpen(true)}>
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

const passFocusToSessions = handOverFocusTo("sessions");

/** The user's sessions. All but the current one can be signed out here. */
const SessionList = ({ sessions }: { sessions: Session[] }) => {
  const { isPending, error, run } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  const end = ({ id, device }: Session) => {
    const revoke = () => read(browserClient().users.me.sessions[":id"].$delete({ param: { id } }));
    return run(revoke, { success: `${device ?? "Unknown device"} signed out.` });
  };
  return (
    <Section id="sessions" title="Active sessions">
      <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
            <div>
              <p className="font-medium">
                {session.isSupportAccess ? "Support access" : (session.device ?? "Unknown device")}
              </p>
              <p className="text-sm text-muted">
                Last active <time dateTime={session.lastSeenAt}>{formatDateTime(session.lastSeenAt)}</time>
              </p>
            </div>
            {session.current ? (
              <span className="rounded-full bg-good-wash px-3 py-1 text-sm font-medium text-good">This device</span>
            ) : (
              <Button variant="quiet" busy={isPending} ref={passFocusToSessions} onClick={() => void end(session)}>
                Sign out<span className="sr-only"> {session.device ?? "unknown device"}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormMessage className="mt-4">{error}</FormMessage>
      <Button variant="quiet" className="mt-5" onClick={() => setConfirming(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        onConfirm={() => void run(signOutEverywhere)}
        onClose={() => setConfirming(false)}
      >
        This signs you out on all devices, including this one.
      </ConfirmDialog>
    </Section>
  );
};

type Open = { dialog: "add" } | { dialog: "rename" | "remove"; passkey: Passkey };
const passFocusToPasskeys = handOverFocusTo("passkeys");

/** The user's passkeys, with dialogs to add, rename and remove them. */
const PasskeySection = ({ methods }: { methods: SignInMethods }) => {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const finish = async (message: string) => {
    close();
    toast(message);
    await revalidate();
  };
  const passkeys = () => browserClient().users.me.passkeys;

  const add = async (data: FormData) => {
    const optionsJSON = await read(passkeys().options.$post({ json: confirmationFrom(data) }));
    const { startRegistration } = await import("@simplewebauthn/browser");
    const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(explain);
    const name = fieldText(data, "name");
    const credential = { id, rawId, type, response, clientExtensionResults: {} };
    await read(passkeys().$post({ json: { name, credential } }));
    await finish(`“${name}” added. You can sign in with it.`);
  };
  const rename = (passkey: Passkey) => async (data: FormData) => {
    const json = { name: fieldText(data, "name") };
    await read(passkeys()[":id"].$put({ param: { id: passkey.id }, json }));
    await finish("Passkey renamed.");
  };
  const remove = (passkey: Passkey) => async (data: FormData) => {
    await read(passkeys()[":id"].$delete({ param: { id: passkey.id }, json: confirmationFrom(data) }));
    await finish(`“${passkey.name}” removed.`);
  };
  return (
    <Section
      id="passkeys"
      title="Passkeys"
      lead="Sign in with your fingerprint, face or screen lock instead of a password. A passkey needs no code."
    >
      {methods.passkeys.length > 0 && (
        <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
          {methods.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{passkey.name}</p>
                <p className="text-sm text-muted">
                  Added {formatDate(passkey.createdAt)}
                  {" · "}
                  {passkey.lastUsedAt ? `last used ${formatDateTime(passkey.lastUsedAt)}` : "never used"}
                  {passkey.isSynced && " · synced"}
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <Button variant="quiet" onClick={() => setOpen({ dialog: "rename", passkey })}>
                  Rename<span className="sr-only"> {passkey.name}</span>
                </Button>
                <Button
                  variant="quiet"
                  ref={passFocusToPasskeys}
                  onClick={() => setOpen({ dialog: "remove", passkey })}
                >
                  Remove<span className="sr-only"> {passkey.name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" className="mt-5" onClick={() => setOpen({ dialog: "add" })}>
        Add a passkey
      </Button>
      <FormDialog
        open={open?.dialog === "add"}
        title="Add a passkey"
        submitLabel="Continue"
        busyLabel="Waiting for your device…"
        onSubmit={add}
        onClose={close}
      >
        <Field
          name="name"
          label="Name"
          hint="Such as “Laptop” or “Phone”."
          maxLength={60}
          autoComplete="off"
          required
        />
        <ConfirmationFields methods={methods} />
      </FormDialog>
      {open && open.dialog !== "add" && (
        <FormDialog
          key={open.passkey.id}
          title={open.dialog === "rename" ? "Rename the passkey" : `Remove “${open.passkey.name}”?`}
          submitLabel={open.dialog === "rename" ? "Rename" : "Remove passkey"}
          busyLabel="Saving…"
          onSubmit={(open.dialog === "rename" ? rename : remove)(open.passkey)}
          onClose={close}
        >
          {open.dialog === "rename" ? (
            <Field
              name="name"
              label="Name"
              maxLength={60}
              autoComplete="off"
              defaultValue={open.passkey.name}
              required
            />
          ) : (
            <>
              <p>It can no longer sign in. Delete it on your device, too.</p>
              <ConfirmationFields methods={methods} />
            </>
          )}
        </FormDialog>
      )}
    </Section>
  );
};

const explain = (error: Error): never => {
  if (error.name === "InvalidStateError") throw new InvalidFields({ name: "This device already has a passkey here." });
  if (["NotAllowedError", "AbortError"].includes(error.name))
    throw new InvalidFields({ name: "Your device added no passkey. Try again." });
  throw new InvalidFields({ name: "Your browser can't add a passkey here." });
};
