import { createContext } from "react";

/** The Google OAuth client id; undefined if not configured or not needed on the page. */
export const GoogleClientId = createContext<string | undefined>(undefined);
