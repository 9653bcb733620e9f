import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { SharedReport } from "#shared/reporting/reports.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Field, optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { DialogForm } from "../../../ui/forms/form-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

type ShareDialogProps = {
  open: boolean;
  reportId: string;
  branding: SharedReport["branding"];
  /** Where to add or change the branding. */
  brandingLink: string;
  onClose: () => void;
};

/** Creates a link to a report and shows its URL, this one time. */
export const ShareDialog = ({ open, reportId, branding, brandingLink, onClose }: ShareDialogProps) => {
  const [url, setUrl] = useState<string>();
  const { revalidate } = useRevalidator();
  const close = () => {
    setUrl(undefined);
    onClose();
    if (url) void revalidate();
  };
  const create = async (data: FormData) => {
    const days = Number(fieldText(data, "days"));
    const expiresAt = days ? new Date(Date.now() + days * 24 * 3600_000).toISOString() : undefined;
    const call = browserClient().reports[":id"].links.$post({ param: { id: reportId }, json: { expiresAt } });
    setUrl((await read(call)).url);
  };
  return (
    <Dialog open={open} title="Share this report" onClose={close}>
      {url ? (
        <div className="mt-3 grid gap-5 text-left">
          <Field
            label="Link"
            hint="Copy it now: it is shown only this once. You can revoke it on the report's page."
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="quiet" onClick={close}>
              Done
            </Button>
            <Button onClick={() => void copyText(url)}>Copy link</Button>
          </div>
        </div>
      ) : (
        <DialogForm submitLabel="Create link" busyLabel="Creating…" onSubmit={create} onClose={close}>
          <p className="text-center text-muted">
            Anyone with the link sees this report, without an account. Search engines don't list it.{" "}
            {branding && `It shows the brand of ${branding.name}. `}
            <Link to={brandingLink} className="link">
              {branding ? "Change your brand" : "Add your name, logo and colour"}
            </Link>
          </p>
          <Select
            name="days"
            label="Works for"
            defaultValue="90"
            options={optionsOf(expiryLabels, "Until you revoke it")}
          />
        </DialogForm>
      )}
    </Dialog>
  );
};

const expiryLabels = { "7": "7 days", "30": "30 days", "90": "90 days", "365": "A year" };
