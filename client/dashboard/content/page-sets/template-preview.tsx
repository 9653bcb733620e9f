import { useEffect, useState } from "react";
import type { PublishedDocument } from "#shared/content/destinations.ts";
import type { PageTemplate } from "#shared/content/page-sets.ts";
import { createColumnFinder, placeholdersIn } from "#shared/content/page-templates.ts";
import { ApiError, browserClient, read } from "../../../app/api-client.ts";
import { toPageError } from "../../../app/page-error.ts";
import { Button } from "../../../ui/button.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { Key, type Shortcut, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { DocumentView } from "./document-view.tsx";

const shortcuts: readonly Shortcut[] = [
  { key: "n", effect: "Preview the next row" },
  { key: "p", effect: "Preview the previous row" },
  { key: "?", effect: "Show keyboard shortcuts" },
];

type TemplatePreviewProps = {
  projectId: string;
  template: PageTemplate;
  columns: readonly string[];
  rowCount: number;
  /** Returns the cells of a row. Changes when the file does. */
  readValues: (row: number, signal: AbortSignal) => Promise<Record<string, string>>;
};

/** The page that the template makes of a row, as it is being written. */
export const TemplatePreview = (props: TemplatePreviewProps) => {
  const { template, columns, rowCount } = props;
  const [chosenRow, setRow] = useState(1);
  const row = Math.min(Math.max(chosenRow, 1), Math.max(rowCount, 1));
  const missing = missingIn(template, columns);
  const { document, error: failure, isPending } = usePreview({ ...props, row, isOff: !rowCount || missing !== "" });
  const error = missing || failure;
  return (
    <section aria-labelledby="preview" className="card min-w-0 p-5 sm:p-6 xl:sticky xl:top-24">
      <h2 id="preview" className="text-xl font-semibold">
        Preview
      </h2>
      {rowCount === 0 ? (
        <p className="mt-2 text-muted">Choose a file to see what its rows become.</p>
      ) : (
        <>
          <div className="mt-3 mb-5 flex flex-wrap items-end gap-3">
            <Field
              type="number"
              label={`Row of ${formatNumber(rowCount)}`}
              min={1}
              max={rowCount}
              value={String(row)}
              className="w-28"
              onChange={({ target }) => setRow(Number(target.value) || 1)}
            />
            <Button
              variant="quiet"
              aria-keyshortcuts="p"
              aria-disabled={row <= 1}
              onClick={() => setRow(Math.max(1, row - 1))}
            >
              Previous
            </Button>
            <Button
              variant="quiet"
              aria-keyshortcuts="n"
              aria-disabled={row >= rowCount}
              onClick={() => setRow(Math.min(rowCount, row + 1))}
            >
              Next
            </Button>
          </div>
          <ShortcutsHelp shortcuts={shortcuts} isForPage>
            <Key name="n" /> and <Key name="p" /> for the next and previous row.
          </ShortcutsHelp>
          {error && (
            <p role="status" className="mb-4 text-muted">
              {error}
            </p>
          )}
          <div aria-busy={isPending} className={error ? "hidden" : "aria-busy:opacity-60"}>
            {document ? <DocumentView document={document} /> : <p className="text-muted">Loading…</p>}
          </div>
        </>
      )}
    </section>
  );
};

const settledMs = 300;

/** Why the template makes no page yet. */
export const missingIn = (template: PageTemplate, columns: readonly string[]) => {
  const findColumn = createColumnFinder(columns);
  const unknown = placeholdersIn(Object.values(template).join("\n")).find(({ name }) => findColumn(name) === undefined);
  if (unknown) return `The file has no column “${unknown.name}”.`;
  if (!template.title.trim()) return "Enter a title to see the page.";
  if (!placeholdersIn(template.slug).length) return "Use a column in the address, so that each page has its own.";
  return template.html.trim() ? "" : "Enter the page's HTML to see the page.";
};

type PreviewOptions = Pick<TemplatePreviewProps, "projectId" | "template" | "readValues"> & {
  row: number;
  isOff: boolean;
};

const usePreview = ({ projectId, template, readValues, row, isOff }: PreviewOptions) => {
  const [document, setDocument] = useState<PublishedDocument>();
  const [error, setError] = useState("");
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (isOff) return;
    setPending(true);
    const abort = new AbortController();
    const load = async () => {
      const values = await readValues(row, abort.signal);
      const call = browserClient().projects[":id"]["page-sets"].preview;
      const init = { init: { signal: abort.signal } };
      setDocument(await read(call.$post({ param: { id: projectId }, json: { template, values } }, init)));
      setError("");
      setPending(false);
    };
    const timer = setTimeout(() => {
      load().catch((failure) => {
        if (abort.signal.aborted) return;
        setError(messageOf(failure));
        setPending(false);
      });
    }, settledMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [projectId, template, readValues, row, isOff]);
  return { document, error, isPending };
};

/** What is missing in the template, or why there is no preview. */
const messageOf = (failure: unknown) =>
  failure instanceof ApiError && failure.issues[0] ? failure.issues[0].message : toPageError(failure).message;
