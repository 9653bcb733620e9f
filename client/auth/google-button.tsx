import { useCallback, useContext, useState } from "react";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { toFormErrors } from "../app/form-errors.ts";
import { FormMessage } from "../ui/form.tsx";
import { completeSignIn, destinationFrom } from "./after-sign-in.ts";
import { GoogleClientId, loadGoogle } from "./google-client.ts";

type GoogleButtonProps = {
  text: "signin_with" | "signup_with";
  /** The plan a new user chose before signing up. */
  planId?: number | undefined;
};

/** Google's sign-in button. Renders nothing if Google sign-in isn't configured. */
export const GoogleButton = (props: GoogleButtonProps) => {
  const clientId = useContext(GoogleClientId);
  return clientId && <Offered {...props} clientId={clientId} />;
};

const Offered = ({ text, planId, clientId }: GoogleButtonProps & { clientId: string }) => {
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState("");

  const draw = useCallback(
    (place: HTMLDivElement) => {
      const comeInWith = async (credential: string) => {
        try {
          const json = { credential, ...(planId !== undefined && { planId }) };
          const signedIn = await read(browserClient().auth.google.$post({ json }));
          location.assign(completeSignIn(signedIn, destinationFrom(location.href)));
        } catch (error) {
          setFailure(messageFor(error));
        }
      };
      let isGone = false;
      loadGoogle().then(
        ({ accounts: { id } }) => {
          if (isGone) return;
          id.initialize({ client_id: clientId, callback: ({ credential }) => void comeInWith(credential) });
          id.renderButton(place, { theme: "outline", size: "large", text, width: Math.min(place.clientWidth, 400) });
        },
        () => setMissing(true),
      );
      return () => {
        isGone = true;
      };
    },
    [clientId, text, planId],
  );

  return (
    <div className="mt-6 grid gap-4">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <FormMessage>{failure}</FormMessage>
      {isMissing ? (
        <p role="status" className="text-center text-sm text-muted">
          Google cannot be reached right now. Everything else here works.
        </p>
      ) : (
        <div ref={draw} className="flex min-h-11 scheme-light justify-center" />
      )}
    </div>
  );
};

const messageFor = (error: unknown) =>
  error instanceof ApiError && error.status === 401
    ? "Google's answer was not accepted. Please try again."
    : toFormErrors(error).message;
