import { useState } from "react";
import { useRevalidator } from "react-router";
import { maxAlertsPerDay } from "#shared/conversations/alert-limits.ts";
import type { MailAlerts } from "#shared/conversations/alerts.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Checkbox, Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { RoleFieldset } from "../../role.tsx";
import { ScoreField } from "./score-field.tsx";

type MailAlertsProps = { projectId: string; mail: MailAlerts };

/** Emails about new mentions: which, how many a day, and when not. */
export const MailAlertsForm = ({ projectId, mail }: MailAlertsProps) => {
  const { revalidate } = useRevalidator();
  const [isOn, setOn] = useState(mail.on);
  const save = async (data: FormData) => {
    const number = (name: string) => Number(fieldText(data, name));
    const json = {
      on: data.has("on"),
      minScore: number("minScore"),
      timeZone: fieldText(data, "timeZone"),
      quietFrom: number("quietFrom"),
      quietUntil: number("quietUntil"),
      maxPerDay: number("maxPerDay"),
    };
    await read(browserClient().projects[":id"].alerts.mail.$put({ param: { id: projectId }, json }));
    await revalidate();
    toast(json.on ? "Saved. We email you after a scan with new mentions." : "Email alerts turned off.");
  };
  return (
    <section aria-labelledby="mail-alerts" className="rounded-2xl border border-line p-5">
      <div className="flex items-center justify-between gap-4">
        <h3 id="mail-alerts" className="font-semibold">
          Email
        </h3>
        <Badge tone={mail.on ? "good" : "quiet"}>{mail.on ? "On" : "Off"}</Badge>
      </div>
      <div className="mt-2">
        <RoleFieldset>
          <Form onSubmit={save} className="grid grid-cols-1 gap-4">
            <Checkbox
              name="on"
              label="Email me about new mentions"
              checked={isOn}
              onChange={({ target }) => setOn(target.checked)}
              disabled={!useHydrated()}
            />
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <ScoreField defaultValue={mail.minScore} />
              <Field
                name="maxPerDay"
                type="number"
                label="Emails a day, at most"
                min={1}
                max={maxAlertsPerDay}
                required
                defaultValue={mail.maxPerDay}
              />
              <HourField name="quietFrom" label="Quiet from" hour={mail.quietFrom} />
              <HourField name="quietUntil" label="Quiet until" hour={mail.quietUntil} />
            </div>
            <TimeZoneField timeZone={mail.timeZone} isNew={!mail.on} />
            <p className="text-sm text-muted">
              What we find in quiet hours, or after the day's last email, comes with the next one.
            </p>
            <FormError />
            <div>
              <SubmitButton busyLabel="Saving…">Save</SubmitButton>
            </div>
          </Form>
        </RoleFieldset>
      </div>
    </section>
  );
};

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

const HourField = ({ name, label, hour }: { name: string; label: string; hour: number }) => (
  <Combobox name={name} label={label} options={hours} defaultValue={String(hour)} />
);

/** Suggests the browser's own time zone until one is saved. */
const TimeZoneField = ({ timeZone, isNew }: { timeZone: string; isNew: boolean }) => {
  const isHydrated = useHydrated();
  const own = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  const suggested = isNew && timeZone === "UTC" ? own : timeZone;
  const zones = isHydrated ? Intl.supportedValuesOf("timeZone") : [];
  const options = [...new Set(["UTC", ...zones, suggested])].sort();
  return (
    <Combobox
      key={suggested}
      name="timeZone"
      label="Time zone"
      defaultValue={suggested}
      options={options.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
    />
  );
};
