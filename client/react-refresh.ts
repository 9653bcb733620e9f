// Development only: sets up React Refresh before any component is loaded.
// @ts-expect-error: Vite generates this module in development.
import { injectIntoGlobalHook } from "/@react-refresh";

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
