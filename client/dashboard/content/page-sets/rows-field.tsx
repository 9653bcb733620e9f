import { useState } from "react";
import { csvFormatText } from "#shared/text/csv-format.ts";
import { formatCount } from "../../../ui/format.ts";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { Table } from "../../../ui/table.tsx";
import { FileError, parseFile, type RowsFile, readFile } from "./read-file.ts";

type RowsFieldProps = {
  file: RowsFile | undefined;
  /** What the server found wrong, by line. */
  issues: readonly string[];
  /** Whether rows are saved already, so that no file is needed. */
  hasRows: boolean;
  onChange: (file: RowsFile | undefined) => void;
};

/** A CSV file or pasted rows, with the columns and first rows found in it. */
export const RowsField = ({ file, issues, hasRows, onChange }: RowsFieldProps) => {
  const [error, setError] = useState("");
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      setError("");
      onChange(await readFile(chosen));
    } catch (failure) {
      if (!(failure instanceof FileError)) throw failure;
      onChange(undefined);
      setError(failure.message);
    }
  };
  const isPasted = file !== undefined && file.name === undefined;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Field
        name="csv"
        type="file"
        accept=".csv,text/csv"
        label={hasRows ? "New CSV file" : "CSV file"}
        hint={
          hasRows
            ? "Optional. Pages are recognized by their address: changed rows update their page, and pages without a row are taken offline."
            : "The first line names the columns. Up to 10,000 rows."
        }
        error={error || (issues.length > 0 && <Issues issues={issues} />)}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <details open={isPasted || undefined}>
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 hover:underline">Paste rows instead</summary>
        <TextArea
          label="Rows as CSV"
          rows={6}
          spellCheck={false}
          value={isPasted ? file.csv : ""}
          placeholder={"city,text\nBremen,What you do there…"}
          onChange={({ target }) => {
            setError("");
            onChange(target.value ? parseFile(target.value) : undefined);
          }}
        />
      </details>
      {file && <FirstRows file={file} />}
    </div>
  );
};

const Issues = ({ issues }: { issues: readonly string[] }) => (
  <ul className="list-disc pl-5">
    {issues.map((issue) => (
      <li key={issue}>{issue}</li>
    ))}
  </ul>
);

const shownRows = 3;

const FirstRows = ({ file: { name, format, columns, rows } }: { file: RowsFile }) => {
  // A wrong file may name a column twice.
  const heads = columns.map((label, at) => ({ key: `${label} ${at}`, label }));
  const shown = rows.slice(0, shownRows).map((cells, at) => ({ key: at, cells }));
  return (
    <div>
      <p role="status" className="mb-2">
        {name && <span className="font-medium wrap-anywhere">{name}: </span>}
        {formatCount(columns.length, "column")}, {formatCount(rows.length, "row")}.{" "}
        <span className="text-muted">{csvFormatText(format)}</span>
      </p>
      {shown.length > 0 && (
        <ScrollBox label="Table: first rows">
          <Table caption={<span className="sr-only">The first rows</span>} columns={heads}>
            {shown.map((row) => (
              <tr key={row.key}>
                {heads.map(({ key }, at) => (
                  <td key={key} className="max-w-60 truncate py-2.5 pr-3">
                    {row.cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </ScrollBox>
      )}
    </div>
  );
};
