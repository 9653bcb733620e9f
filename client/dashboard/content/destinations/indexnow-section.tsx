import type { Indexnow, IndexnowSite } from "#shared/content/indexnow.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatCount, formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Section } from "../../../ui/section.tsx";
import { useRole } from "../../role.tsx";

type IndexnowSectionProps = { projectId: string; indexnow: Indexnow };

/** The key file that lets us announce pages to search engines, and what was announced. */
export const IndexnowSection = ({ projectId, indexnow }: IndexnowSectionProps) => {
  const { key, sites } = indexnow;
  return (
    <Section
      id="indexnow"
      title="Announce pages to search engines"
      lead="With IndexNow, Bing, Yandex, Seznam and others learn of a page as soon as it is published, changed or removed. Google doesn't take part, and no search engine promises to list a page."
    >
      <ol className="mt-4 grid max-w-prose list-decimal gap-1.5 pl-5">
        <li>
          Download{" "}
          <a href={`data:text/plain,${key}`} download={`${key}.txt`} className="link inline-block min-h-6">
            your key file
          </a>
          . Its only text is the key.
        </li>
        <li>Upload it to the top folder of your website, so that it opens at the address below.</li>
        <li>Check it here. From then on, we announce each page after we have seen it online.</li>
      </ol>
      <p className="mt-3 max-w-prose text-sm text-muted">
        Some hosted platforms, such as Shopify and Webflow, take no such files. IndexNow is optional.
      </p>
      <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
        {sites.map((site) => (
          <SiteItem key={site.origin} projectId={projectId} site={site} />
        ))}
      </ul>
      <Figures indexnow={indexnow} />
    </Section>
  );
};

const SiteItem = ({ projectId, site }: { projectId: string; site: IndexnowSite }) => {
  const { origin, keyUrl, verifiedAt, checkedAt, reason } = site;
  const { isPending, error, run } = useAction();
  const canCheck = useRole("editor");
  const check = () =>
    run(
      () => read(browserClient().projects[":id"].indexnow.check.$post({ param: { id: projectId }, json: { origin } })),
      { success: (checked) => (checked.verifiedAt ? "The key file is there." : "The key file isn't there yet.") },
    );
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-3 p-5 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{new URL(origin).host}</span>
          {verifiedAt ? <Badge tone="good">Key file found</Badge> : checkedAt && <Badge tone="warn">Not found</Badge>}
        </p>
        <p className="mt-1 text-sm">
          <a href={keyUrl} target="_blank" rel="noopener noreferrer" className="link inline-block min-h-6">
            {keyUrl}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
        {reason && <p className="mt-1 text-warn">{reason}</p>}
        {checkedAt && <p className="mt-1 text-sm text-muted">Checked on {formatDateTime(checkedAt)}</p>}
        <FormMessage className="mt-3">{error}</FormMessage>
      </div>
      {canCheck && (
        <Button variant="quiet" busy={isPending} onClick={() => void check()}>
          {isPending ? "Checking…" : "Check key file"}
          <span className="sr-only"> of {new URL(origin).host}</span>
        </Button>
      )}
    </li>
  );
};

const Figures = ({ indexnow: { sent, waiting, failed, lastSentAt, reason } }: Pick<IndexnowSectionProps, "indexnow">) =>
  sent + waiting + failed > 0 && (
    <div className="mt-4 text-sm text-muted">
      <p>
        {formatCount(sent, "page")} announced{lastSentAt && `, the last one on ${formatShortDate(lastSentAt)}`}.
        {waiting > 0 && ` ${formatCount(waiting, "page")} waiting.`}
        {failed > 0 && ` ${formatCount(failed, "page")} refused.`}
      </p>
      {reason && <p className="mt-1">{reason}</p>}
    </div>
  );
