import { useEffect } from "react";
import { useRevalidator } from "react-router";

const refreshMs = 2_000;

/** Reloads the page's data every two seconds while something runs in the background and the page is visible. */
export const useRefresh = (isRunning: boolean) => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
};
