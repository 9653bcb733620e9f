import { useCallback, useContext, useState } from "react";
import { ApiError, browserClient, read } from "../app/api-client.ts";
import { toFormErrors } from "../app/form-errors.ts";
import { FormMessage } from "../ui/forms/form.tsx";
import { finishSignIn } from "./after-sign-in.ts";
import { GoogleClientId } from "./google-client-id.ts";

type GoogleButtonProps = {
  text: "signin_with" | "signup_with";
  /** The plan that a new user selected before signing up. */
  planId?: number | undefined;
};

/** Google's sign-in button. Renders nothing if Google sign-in isn't configured. */
export const GoogleButton = (props: GoogleButtonProps) => {
  const clientId = useContext(GoogleClientId);
  return clientId && <ConfiguredButton {...props} clientId={clientId} />;
};

const ConfiguredButton = ({ text, planId, clientId }: GoogleButtonProps & { clientId: string }) => {
  const [isUnavailable, setUnavailable] = useState(false);
  const [error, setError] = useState("");

  const renderButton = useCallback(
    (container: HTMLDivElement) => {
      const signIn = async (credential: string) => {
        try {
          await finishSignIn(read(browserClient().auth.google.$post({ json: { credential, planId } })));
        } catch (failure) {
          setError(messageFor(failure));
        }
      };
      let isUnmounted = false;
      loadGoogle().then(
        ({ accounts: { id } }) => {
          if (isUnmounted) return;
          id.initialize({ client_id: clientId, callback: ({ credential }) => void signIn(credential) });
          const width = Math.min(container.clientWidth, 400);
          id.renderButton(container, { theme: "outline", size: "large", text, width });
        },
        () => setUnavailable(true),
      );
      return () => {
        isUnmounted = true;
      };
    },
    [clientId, text, planId],
  );

  return (
    <div className="mt-6 grid gap-4">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <FormMessage>{error}</FormMessage>
      {isUnavailable ? (
        <p role="status" className="text-center text-sm text-muted">
          We can't reach Google right now. You can still use your email.
        </p>
      ) : (
        <div ref={renderButton} className="flex min-h-11 scheme-light justify-center" />
      )}
    </div>
  );
};

const messageFor = (error: unknown) =>
  error instanceof ApiError && error.status === 401
    ? "Google sign-in failed. Please try again."
    : toFormErrors(error).message;

type ButtonOptions = { theme: "outline"; size: "large"; text: GoogleButtonProps["text"]; width: number };
type Google = {
  accounts: {
    id: {
      initialize: (options: { client_id: string; callback: (response: { credential: string }) => void }) => void;
      renderButton: (container: HTMLElement, options: ButtonOptions) => void;
    };
  };
};

let loading: Promise<Google> | undefined;

/** Loads Google's script once; after a failure the next call tries again. */
const loadGoogle = () => {
  loading ??= new Promise<Google>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = "https://accounts.google.com/gsi/client";
    script.async = true;
    script.addEventListener("load", () => resolve((window as unknown as { google: Google }).google));
    script.addEventListener("error", () => {
      loading = undefined;
      script.remove();
      reject(new Error("Google's script did not load."));
    });
    document.head.append(script);
  });
  return loading;
};
