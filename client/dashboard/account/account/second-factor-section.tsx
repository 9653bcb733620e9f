import { useState } from "react";
import { useRevalidator } from "react-router";
import { encode } from "uqr";
import type { SignInMethods } from "#shared/account/sign-in-methods.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { formatDate } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { DialogForm } from "../../../ui/forms/form-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { handOverFocusTo } from "../../../ui/overlays/hand-over-focus.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { ConfirmationFields, confirmationFrom } from "./confirmation-fields.tsx";

type Setup = { secret: string; uri: string };
type Step =
  | { name: "start" | "renew" | "turn-off" }
  | { name: "scan"; setup: Setup }
  | { name: "codes"; codes: readonly string[] };

const titles: Record<Step["name"], string> = {
  start: "Set up two-factor authentication",
  scan: "Scan this code",
  codes: "Save your recovery codes",
  renew: "Create new recovery codes?",
  "turn-off": "Turn off two-factor authentication?",
};
const sectionId = "two-factor";
const passFocus = handOverFocusTo(sectionId);

/** Two-factor authentication: its state, and the dialogs to turn it on and off and to renew recovery codes. */
export const SecondFactorSection = ({ methods }: { methods: SignInMethods }) => {
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>();
  const { secondFactor } = methods;
  const close = () => {
    setStep(undefined);
    if (step?.name === "codes") void revalidate();
  };
  return (
    <Section
      id={sectionId}
      title="Two-factor authentication"
      lead="Signing in then needs a code of an authenticator app on your phone, also with Google or an email link. Passkeys need no code."
    >
      <p className="mt-4">
        {secondFactor ? (
          <>
            <span className="rounded-full bg-good-wash px-3 py-1 text-sm font-medium text-good">On</span>{" "}
            <span className="text-sm text-muted">
              since {formatDate(secondFactor.enabledAt)} · {secondFactor.recoveryCodesLeft} recovery codes left
            </span>
          </>
        ) : (
          <span className="rounded-full bg-surface px-3 py-1 text-sm font-medium text-muted">Off</span>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {secondFactor ? (
          <>
            <Button variant="quiet" onClick={() => setStep({ name: "renew" })}>
              New recovery codes
            </Button>
            <Button variant="quiet" className="text-bad" ref={passFocus} onClick={() => setStep({ name: "turn-off" })}>
              Turn off
            </Button>
          </>
        ) : (
          <Button onClick={() => setStep({ name: "start" })}>Set up</Button>
        )}
      </div>
      <Dialog open={step !== undefined} title={step ? titles[step.name] : ""} onClose={close}>
        {step && <StepContent step={step} methods={methods} onStep={setStep} onClose={close} />}
      </Dialog>
    </Section>
  );
};

type StepProps = { step: Step; methods: SignInMethods; onStep: (step: Step | undefined) => void; onClose: () => void };

const StepContent = ({ step, methods, onStep, onClose }: StepProps) => {
  const { revalidate } = useRevalidator();
  const factor = () => browserClient().users.me["second-factor"];
  const start = async (data: FormData) =>
    onStep({ name: "scan", setup: await read(factor().$post({ json: confirmationFrom(data) })) });
  const confirm = async (data: FormData) => {
    const { recoveryCodes } = await read(factor().$put({ json: { code: fieldText(data, "code") } }));
    onStep({ name: "codes", codes: recoveryCodes });
  };
  const renew = async (data: FormData) => {
    const { recoveryCodes } = await read(factor()["recovery-codes"].$post({ json: confirmationFrom(data) }));
    onStep({ name: "codes", codes: recoveryCodes });
  };
  const turnOff = async (data: FormData) => {
    await read(factor().$delete({ json: confirmationFrom(data) }));
    onStep(undefined);
    toast("Two-factor authentication is off.");
    await revalidate();
  };

  switch (step.name) {
    case "start":
      return (
        <DialogForm key="start" submitLabel="Continue" busyLabel="Loading…" onSubmit={start} onClose={onClose}>
          <p>You need an authenticator app on your phone, or a password manager that shows codes.</p>
          <ConfirmationFields methods={methods} />
        </DialogForm>
      );
    case "scan":
      return (
        <DialogForm key="scan" submitLabel="Turn on" busyLabel="Turning on…" onSubmit={confirm} onClose={onClose}>
          <p>Scan it with your authenticator app, or enter the key there. Then enter the code that the app shows.</p>
          <QrCode text={step.setup.uri} />
          <SecretKey secret={step.setup.secret} />
          <Field
            name="code"
            label="Six-digit code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            required
          />
        </DialogForm>
      );
    case "codes":
      return <RecoveryCodes codes={step.codes} onClose={onClose} />;
    case "renew":
      return (
        <DialogForm key="renew" submitLabel="Create codes" busyLabel="Creating…" onSubmit={renew} onClose={onClose}>
          <p>Your earlier recovery codes stop working.</p>
          <ConfirmationFields methods={methods} />
        </DialogForm>
      );
    case "turn-off":
      return (
        <DialogForm key="off" submitLabel="Turn off" busyLabel="Turning off…" onSubmit={turnOff} onClose={onClose}>
          <p>Signing in then needs no code. Your recovery codes stop working, and your other devices are signed out.</p>
          <ConfirmationFields methods={methods} />
        </DialogForm>
      );
  }
};

/** Black on white in both color schemes: not all apps read inverted codes. */
const QrCode = ({ text }: { text: string }) => {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-lg border border-line"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

const SecretKey = ({ secret }: { secret: string }) => (
  <p className="text-sm">
    Key: <code className="font-medium break-all">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>{" "}
    <button type="button" className="link px-1 py-1" onClick={() => void copyText(secret)}>
      Copy<span className="sr-only"> key</span>
    </button>
  </p>
);

const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <div className="mt-3 grid gap-5 text-left">
    <p>
      If you lose your phone, each of these signs you in once instead of a code. Save them somewhere safe now: they are
      shown only this once.
    </p>
    <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg bg-surface p-4 font-mono text-sm max-sm:grid-cols-1">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className="flex flex-wrap justify-center gap-3">
      <Button variant="quiet" onClick={() => void copyText(codes.join("\n"))}>
        Copy codes
      </Button>
      <Button onClick={onClose}>I have saved them</Button>
    </div>
  </div>
);
