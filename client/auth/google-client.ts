import { createContext } from "react";

/** Google's name for this site, on the pages with Google's button and where it is set up. */
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

/** Google's script, asked for once; a failure is forgotten, so that the next page may try again. */
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
