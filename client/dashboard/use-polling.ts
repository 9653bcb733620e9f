import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const pollMs = 2_000;

/** Polls every two seconds while something runs in the background and the page is visible. */
export const usePolling = (
  isRunning: boolean,
  poll: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
) => {
  const pollLatest = useEffectEvent(poll);
  const fail = useEffectEvent(onError);
  useEffect(() => {
    if (!isRunning) return;
    const abort = new AbortController();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible")
        pollLatest(abort.signal).catch((error) => abort.signal.aborted || fail(error));
    }, pollMs);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [isRunning]);
};

/** Polls the page's data. If that fails, the page says so. */
export const useReloading = (isRunning: boolean) => {
  const { revalidate } = useRevalidator();
  usePolling(isRunning, revalidate, () => {});
};
