import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ConnectionReport } from "#shared/content/destinations.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { useAction } from "../../../ui/forms/use-action.ts";

const and = new Intl.ListFormat("en");

/** Tests a destination's connection and shows the result in the list, too. */
export const useConnectionTest = (id: string) => {
  const { isPending, error, run } = useAction();
  const { revalidate } = useRevalidator();
  const [report, setReport] = useState<ConnectionReport>();
  const test = () => {
    setReport(undefined);
    return run(async () => {
      setReport(await read(browserClient().destinations[":id"].test.$post({ param: { id } })));
      await revalidate();
    });
  };
  return { isPending, error, report, test };
};

/** What a test found: as whom we sign in, what we may do, and what to fix. */
export const Report = ({ report }: { report: ConnectionReport }) => {
  const { ok, as, can, warnings, reason } = report;
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <div role="status" className={`flex items-start gap-3 rounded-xl px-4 py-3 ${ok ? "bg-good-wash" : "bg-bad-wash"}`}>
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${ok ? "text-good" : "text-bad"}`} />
      <div className="min-w-0 wrap-anywhere">
        {ok ? (
          <p>
            {as ? `Signed in as ${as}. ` : "The connection works. "}
            {can.length > 0 && `We can ${and.format(can)}.`}
          </p>
        ) : (
          <p>{reason}</p>
        )}
        {warnings.length > 0 && (
          <ul className="mt-2 list-disc pl-5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
