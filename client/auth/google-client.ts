import { createContext } from "react";

/** The Google OAuth client id; undefined if not configured or not needed on the page. */
export const GoogleClientId = createContext<string | undefined>(undefined);

type Credential = { credential: string };
type ButtonLook = { theme: "outline"; size: "large"; text: "signin_with" | "signup_with"; width: number };
type Google = {
  accounts: {
    id: {
      initialize: (options: { client_id: string; callback: (answer: Credential) => void }) => void;
      renderButton: (place: HTMLElement, look: ButtonLook) => void;
    };
  };
};

let loading: Promise<Google> | undefined;

/** Loads Google's script once; after a failure the next call tries again. */
export const loadGoogle = () => {
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
