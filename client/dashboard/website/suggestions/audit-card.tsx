import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { Audit } from "#shared/website/suggestions.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useRole } from "../../role.tsx";

type AuditCardProps = { project: { id: string; url: string }; audit: Audit };

/** Result of the last audit, with a button to start another. */
export const AuditCard = ({ project, audit }: AuditCardProps) => {
  const { isRunning, isProgressLost, error, start } = useAudit(project.id, audit);
  const canEdit = useRole("editor");
  return (
    <section aria-labelledby="audit" className="card mb-8 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="audit" className="font-semibold wrap-anywhere">
            {URL.parse(project.url)?.host ?? project.url}
          </h2>
          <p role="status" className="mt-1 text-muted">
            {isRunning ? "We're checking your website. This takes a minute or two." : <LastAudit {...audit} />}
          </p>
        </div>
        {canEdit && (
          <Button variant="quiet" busy={isRunning} aria-disabled={isRunning} onClick={() => !isRunning && void start()}>
            {isRunning ? "Checking…" : audit.auditedAt ? "Check again" : "Check now"}
          </Button>
        )}
      </div>
      {isRunning && <progress aria-label="Checking your website" className="mt-4 h-2 w-full accent-accent-strong" />}
      {isProgressLost && <p className="mt-3 text-sm text-muted">We can't load the progress right now. Retrying…</p>}
      {!isRunning && audit.failure && (
        <p className="mt-4 rounded-lg border border-bad px-4 py-3 text-sm text-bad wrap-anywhere">{audit.failure}</p>
      )}
      <FormMessage className="mt-4">{error}</FormMessage>
    </section>
  );
};

const LastAudit = ({ auditedAt, pages, failure }: Audit) => {
  if (!auditedAt) return "We haven't checked your website yet.";
  return (
    <>
      {failure && pages === 0 ? "Last tried on " : `${pagesText(pages)} checked on `}
      <time dateTime={auditedAt}>{formatDateTime(auditedAt)}</time>.{" "}
      {failure ? "We'll try again in a day." : "We check again every week."}
    </>
  );
};

const pagesText = (pages: number) => `${pages} ${pages === 1 ? "page" : "pages"}`;

const pollMs = 2_000;

/** Polls a running audit while the page is visible, and starts new ones. */
const useAudit = (projectId: string, audit: Audit) => {
  const { revalidate } = useRevalidator();
  const { isPending, error, run } = useAction();
  const [isProgressLost, setProgressLost] = useState(false);

  useEffect(() => {
    if (!audit.isRunning) return;
    const abort = new AbortController();
    const poll = async () => {
      const call = browserClient().suggestions[":projectId"].audit;
      const current = await read(call.$get({ param: { projectId } }, { init: { signal: abort.signal } }));
      setProgressLost(false);
      if (current.isRunning) return;
      toast(current.failure ?? `Checked ${pagesText(current.pages)}.`);
      await revalidate();
    };
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      poll().catch(() => {
        if (!abort.signal.aborted) setProgressLost(true);
      });
    }, pollMs);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [projectId, audit.isRunning, revalidate]);

  const start = () =>
    run(async () => {
      await read(browserClient().suggestions[":projectId"].audit.$post({ param: { projectId } }));
      await revalidate();
    });
  return { isRunning: isPending || audit.isRunning, isProgressLost, error, start };
};
