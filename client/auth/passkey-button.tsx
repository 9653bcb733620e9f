import { useEffect, useState } from "react";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { toFormErrors } from "../app/form-errors.ts";
import { Button } from "../ui/button.tsx";
import { FormMessage } from "../ui/forms/form.tsx";
import { completeSignIn, destinationFrom } from "./after-sign-in.ts";

/** Loaded only where the browser knows passkeys. */
const webauthn = () => import("@simplewebauthn/browser");

const readOptions = () => read(browserClient().auth.passkey.options.$post());

type Options = Awaited<ReturnType<typeof readOptions>>;

const signIn = async (optionsJSON: Options, { isAutofill }: { isAutofill: boolean }) => {
  const { startAuthentication } = await webauthn();
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  // The library's type has fields that the server ignores.
  const { id, rawId, type, response } = credential;
  const json = { credential: { id, rawId, type, response, clientExtensionResults: {} } };
  const signedIn = await read(browserClient().auth.passkey.$post({ json }));
  location.assign(completeSignIn(signedIn, destinationFrom(location.href)));
};

/** Signs in with a passkey. The email field offers passkeys, too, where the browser supports it. */
export const PasskeyButton = () => {
  const [isSupported, setSupported] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState("");

  useEffect(() => {
    if (!("PublicKeyCredential" in window)) return;
    setSupported(true);
    offerInAutofill().catch((failure: unknown) => {
      // The user didn't ask for the offer, so a browser that can't make it is no error.
      if (failure instanceof ApiError) setError(messageFor(failure));
    });
  }, []);

  const run = async () => {
    setPending(true);
    setError("");
    try {
      await signIn(await readOptions(), { isAutofill: false });
    } catch (failure) {
      setError(messageFor(failure));
      setPending(false);
    }
  };
  return (
    <div className="mt-4 grid gap-4">
      <FormMessage>{error}</FormMessage>
      <Button variant="quiet" disabled={!isSupported} busy={isPending} onClick={() => void run()}>
        Use a passkey
      </Button>
    </div>
  );
};

const offerInAutofill = async () => {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const options = await readOptions().catch(() => undefined);
  if (options) await signIn(options, { isAutofill: true });
};

/** "" if the user closed the browser's dialog, or if the button has replaced the offer in the email field. */
const messageFor = (error: unknown) => {
  if (error instanceof ApiError)
    return error.status === 401 ? "This passkey doesn't belong to an account here." : toFormErrors(error).message;
  const { name } = error as Error;
  return ["NotAllowedError", "AbortError"].includes(name) ? "" : "Your browser could not use a passkey.";
};
