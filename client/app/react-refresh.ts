// While developing only: prepares the window for React's hot reloading, before any component is read.
// @ts-expect-error: Vite makes this module while developing.
import { injectIntoGlobalHook } from "/@react-refresh";

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
