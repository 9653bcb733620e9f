import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Audit } from "#shared/suggestions.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { toast } from "../../ui/toast.tsx";

const pollMs = 2_000;

/** Polls a running audit while the page is visible, and starts new ones. */
export const useAudit = (projectId: string, { isRunning }: Audit) => {
  const { revalidate } = useRevalidator();
  const { isBusy, failure, run } = useCall();
  const [isLost, setLost] = useState(false);
  const param = { projectId };

  useEffect(() => {
    if (!isRunning) return;
    const leaving = new AbortController();
    const init = { init: { signal: leaving.signal } };
    const poll = async () => {
      const audit = await read(browserClient().suggestions[":projectId"].audit.$get({ param: { projectId } }, init));
      setLost(false);
      if (audit.isRunning) return;
      toast(audit.failure ?? `We looked through ${pagesText(audit.pages)}.`);
      await revalidate();
    };
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      poll().catch(() => {
        if (!leaving.signal.aborted) setLost(true);
      });
    }, pollMs);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [projectId, isRunning, revalidate]);

  const check = () =>
    run(async () => {
      await read(browserClient().suggestions[":projectId"].audit.$post({ param }));
      await revalidate();
    });
  return { isBusy, failure: failure?.message, isLost, check };
};

export const pagesText = (pages: number) => `${pages} ${pages === 1 ? "page" : "pages"}`;
