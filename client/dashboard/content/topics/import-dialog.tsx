import { useState } from "react";
import { useRevalidator } from "react-router";
import type { TopicImportResult } from "#shared/content/topics.ts";
import { csvFormatText } from "#shared/text/csv-format.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { InvalidFields } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatCount, formatNumber } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { DialogForm } from "../../../ui/forms/form-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

type ImportDialogProps = { projectId: string; open: boolean; onClose: () => void };

/** Imports the queries of a Search Console export, and shows what became of them. */
export const ImportDialog = ({ projectId, open, onClose }: ImportDialogProps) => {
  const [result, setResult] = useState<TopicImportResult>();
  const { revalidate } = useRevalidator();
  const close = () => {
    setResult(undefined);
    onClose();
  };

  const send = async (data: FormData) => {
    const file = data.get("file");
    if (!(file instanceof File) || !file.size) throw new InvalidFields({ file: "Choose the file Queries.csv." });
    const init = { body: file, headers: { "content-type": "text/csv" } };
    const call = browserClient().projects[":id"].topics.import;
    setResult(await read(call.$post({ param: { id: projectId } }, { init })));
    await revalidate();
  };
  return (
    <Dialog
      open={open}
      title={result ? "Queries imported" : "Import queries from Search Console"}
      className="w-[min(32rem,100%-2.5rem)]"
      onClose={close}
    >
      {result ? (
        <Result result={result} onClose={close} />
      ) : (
        <>
          <ol className="mt-4 list-decimal space-y-1 pl-5 text-left text-muted">
            <li>
              In{" "}
              <ExternalLink
                href="https://search.google.com/search-console/performance/search-analytics"
                className="link"
              >
                Search Console
              </ExternalLink>
              , open Performance.
            </li>
            <li>Choose Export, then Download CSV.</li>
            <li>
              Unzip the download and choose <span className="font-medium text-ink">Queries.csv</span>.
            </li>
          </ol>
          <p className="mt-4 text-left text-muted">
            Queries at positions 8 to 30 become topics: Google shows your website for them, but few people get that far.
          </p>
          <DialogForm submitLabel="Import" busyLabel="Importing…" onClose={close} onSubmit={send} noValidate>
            <Field name="file" type="file" accept=".csv,text/csv" label="CSV file" />
          </DialogForm>
        </>
      )}
    </Dialog>
  );
};

const Result = ({ result, onClose }: { result: TopicImportResult; onClose: () => void }) => (
  <div className="mt-4 text-left">
    <p role="status">{importSummary(result)}</p>
    <p className="mt-2 text-muted">{csvFormatText(result.format)}</p>
    {result.errors.length > 0 && (
      <>
        <p className="mt-4 font-medium">{formatCount(result.errors.length, "line")} could not be read:</p>
        <ul className="mt-2 max-h-60 list-disc overflow-y-auto pl-5 text-bad">
          {result.errors.map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      </>
    )}
    <div className="mt-6 text-center">
      <Button autoFocus onClick={onClose}>
        Done
      </Button>
    </div>
  </div>
);

/** What an import did, in a sentence or two. */
export const importSummary = ({
  created,
  updated,
  skipped,
}: Pick<TopicImportResult, "created" | "updated" | "skipped">) => {
  const done =
    created || updated ? `${formatCount(created, "topic")} added, ${formatNumber(updated)} updated.` : "No new topics.";
  return skipped ? `${done} ${formatCount(skipped, "query", "queries")} at other positions skipped.` : done;
};
