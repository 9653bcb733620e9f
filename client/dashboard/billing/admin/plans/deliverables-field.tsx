import { Checkbox, Field } from "../../../../ui/forms/fields.tsx";
import { type DeliverableName, type DeliverablesFields, defaultReplacements } from "./plan-fields.ts";

type DeliverablesFieldProps = {
  deliverables: DeliverablesFields;
  onChange: (deliverables: DeliverablesFields) => void;
};

const labels: Record<DeliverableName, string> = {
  submissions: "Submissions",
  articles: "Articles",
  pages: "Programmatic pages",
  reportMonths: "Monthly reports",
};

/** What a plan delivers. Buyers get credits for it. */
export const DeliverablesField = ({ deliverables, onChange }: DeliverablesFieldProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-semibold">Deliverables</legend>
    <p className="mb-3 text-sm text-muted">
      Buyers get these as credits. An increase reaches running subscriptions within an hour, a decrease next month.
    </p>
    <div className="grid gap-5 sm:grid-cols-2">
      {(Object.keys(labels) as DeliverableName[]).map((name) => (
        <div key={name} className="grid grid-cols-[1fr_9rem] gap-3">
          <Field
            name={`deliverables.${name}`}
            label={labels[name]}
            inputMode="numeric"
            maxLength={7}
            placeholder="0"
            value={deliverables[name].count}
            onChange={({ target }) =>
              onChange({ ...deliverables, [name]: { ...deliverables[name], count: target.value } })
            }
          />
          <Period
            label={`${labels[name]} granted`}
            value={deliverables[name].per}
            onChange={(per) => onChange({ ...deliverables, [name]: { ...deliverables[name], per } })}
          />
        </div>
      ))}
      <Field
        name="deliverables.replacements"
        label="Replacements"
        inputMode="numeric"
        maxLength={7}
        placeholder={String(defaultReplacements(deliverables))}
        hint="Credits given back at most, per purchase or month; the plan's card says so. Empty: half the submissions."
        value={deliverables.replacements}
        onChange={({ target }) => onChange({ ...deliverables, replacements: target.value })}
      />
    </div>
    <Checkbox
      label="Free directories only"
      checked={deliverables.freeDirectoriesOnly}
      onChange={({ target }) => onChange({ ...deliverables, freeDirectoriesOnly: target.checked })}
    />
  </fieldset>
);

type Per = DeliverablesFields["submissions"]["per"];
type PeriodProps = { label: string; value: Per; onChange: (per: Per) => void };

const Period = ({ label, value, onChange }: PeriodProps) => (
  <select
    className="input mt-6.5 self-start"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value as Per)}
  >
    <option value="once">once</option>
    <option value="month">per month</option>
  </select>
);
