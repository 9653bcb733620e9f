import { useEffect, useState } from "react";
import type { ScanProgress } from "#shared/overview.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { toPageError } from "../../app/page-error.ts";

const pollMs = 2_000;
/** Five minutes; slower sources are not waited for. */
const maxPolls = 150;

/** Polls the search's progress while the page is visible, until it is done or `maxPolls` is reached. */
export const useScanProgress = (projectId: string, start: ScanProgress) => {
  const [progress, setProgress] = useState(start);
  const [times, setTimes] = useState(0);
  const [failure, setFailure] = useState("");
  const isOver = progress.isDone || times >= maxPolls;

  useEffect(() => {
    if (isOver) return;
    const leaving = new AbortController();
    const poll = async () => {
      const call = browserClient().projects[":id"].scan;
      const init = { init: { signal: leaving.signal } };
      setProgress(await read(call.$get({ param: { id: projectId } }, init)));
      setFailure("");
    };
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      setTimes((before) => before + 1);
      poll().catch((error) => {
        if (!leaving.signal.aborted) setFailure(toPageError(error).message);
      });
    }, pollMs);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [projectId, isOver]);

  return { progress, isOver, failure };
};
