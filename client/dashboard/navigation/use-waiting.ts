import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { maxWaiting, type Waiting } from "#shared/reporting/search.ts";
import { browserClient, read } from "../../app/api-client.ts";

/** Counts beside links of the navigation. For administrators, `payments` are unmatched or disputed, and `setup` is what is left to do. */
export type NavCounts = Partial<Waiting> & { payments?: number; setup?: number | undefined };

type Scope = { projectId: string | undefined; isAdmin: boolean };

/** What waits in a project and for the owner, read after each navigation and change; the page doesn't wait for it. */
export const useWaiting = ({ projectId, isAdmin }: Scope): NavCounts => {
  const ofProject = useCounts(projectId, (id, init) =>
    read(browserClient().projects[":id"].waiting.$get({ param: { id } }, { init })),
  );
  const ofOwner = useCounts(isAdmin ? "owner" : undefined, async (_, init) => {
    const { unmatched, disputes } = await read(browserClient().payments.waiting.$get(undefined, { init }));
    return { payments: unmatched + disputes };
  });
  return { ...ofProject, ...ofOwner };
};

/** The open setup steps, for administrators. */
export const useSetupSummary = (isAdmin: boolean) =>
  useCounts(isAdmin ? "setup" : undefined, (_, init) => read(browserClient().setup.summary.$get({}, { init })));

const useCounts = <Counts>(
  key: string | undefined,
  load: (key: string, init: { signal: AbortSignal }) => Promise<Counts>,
) => {
  const location = useLocation().key;
  const isIdle = useRevalidator().state === "idle";
  const [loaded, setLoaded] = useState<{ key: string; counts: Counts }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location reads the counts again.
  useEffect(() => {
    if (!key || !isIdle) return;
    const leaving = new AbortController();
    load(key, { signal: leaving.signal })
      // Without an answer, the last counts stay.
      .then(
        (counts) => setLoaded({ key, counts }),
        () => undefined,
      );
    return () => leaving.abort();
  }, [key, location, isIdle]);
  return loaded?.key === key ? loaded?.counts : undefined;
};

export const countText = (count: number) => (count >= maxWaiting ? `${maxWaiting - 1}+` : String(count));
