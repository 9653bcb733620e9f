import { factLabel } from "#shared/links/directories/labels.ts";

/** The columns of a changed value. */
export const changeColumns = [
  { key: "field", label: "Field" },
  { key: "from", label: "From" },
  { key: "to", label: "To" },
];

export const ChangeCells = ({ field, from, to }: { field: string; from: string; to: string }) => (
  <>
    <td className="py-3 pr-3">{factLabel(field)}</td>
    <td className="min-w-40 py-3 pr-3 wrap-anywhere">{from || "–"}</td>
    <td className="min-w-40 py-3 wrap-anywhere">{to || "–"}</td>
  </>
);
