import type { DirectoryInput } from "#shared/directories/editing.ts";
import { conditionLabels, linkLabels, pricingLabels } from "#shared/directories/labels.ts";
import { Field, optionsOf, Select, TextArea } from "../../ui/fields.tsx";
import { Form, FormError, SubmitButton } from "../../ui/form.tsx";
import { fieldLines, linesOf, readInput } from "./directory-input.ts";
import { categoryLabels, checkByLabels, listedByLabels, standingLabels, statusLabels, yesNoLabels } from "./labels.ts";

type DirectoryFormProps = {
  /** The values of an existing directory. */
  initial?: DirectoryInput;
  onSave: (input: DirectoryInput) => Promise<unknown>;
};

/** All values of a directory. What is saved here is not overridden by imports. */
export const DirectoryForm = ({ initial, onSave }: DirectoryFormProps) => {
  const yesNo = (value: boolean | null | undefined) => (value == null ? "" : value ? "yes" : "no");
  return (
    <Form onSubmit={(data) => onSave(readInput(data))} className="grid gap-8" values={initial ?? {}}>
      <Group title="Directory">
        <Field name="name" label="Name" required maxLength={200} defaultValue={initial?.name} />
        <Field name="url" label="Address" type="url" required defaultValue={initial?.url} />
        <Field name="submitUrl" label="Submission page" type="url" defaultValue={initial?.submitUrl ?? ""} />
        <Select
          name="category"
          label="Category"
          options={optionsOf(categoryLabels)}
          defaultValue={initial?.category ?? "general"}
        />
        <Select name="status" label="Status" options={optionsOf(statusLabels)} defaultValue={initial?.status} />
        <Select
          name="standing"
          label="Standing"
          hint="Unconfirmed directories come last."
          options={optionsOf(standingLabels)}
          defaultValue={initial?.standing}
        />
        <Select
          name="listedBy"
          label="A business gets in by"
          options={optionsOf(listedByLabels)}
          defaultValue={initial?.listedBy}
        />
        <TextArea
          name="countries"
          label="Countries"
          hint={`Slugs, one a line. ${none}`}
          {...lines(initial?.countries)}
        />
        <TextArea name="niches" label="Niches" hint="Slugs, one a line." {...lines(initial?.niches)} />
        <TextArea name="languages" label="Languages" hint="One a line." {...lines(initial?.languages)} />
      </Group>
      <Group title="Price and link">
        <Select name="pricing" label="Price" options={optionsOf(pricingLabels)} defaultValue={initial?.pricing} />
        <Select
          name="pricingKnown"
          label="The price is"
          options={optionsOf({ yes: "Known", no: "Assumed" })}
          defaultValue={yesNo(initial?.pricingKnown ?? true)}
        />
        <Field
          name="feeFrom"
          label="Lowest fee"
          hint="USD 19, or 0 for a free route."
          defaultValue={initial?.feeFrom ?? ""}
        />
        <Select
          name="linkKind"
          label="Link type"
          options={optionsOf(linkLabels, "Unknown")}
          defaultValue={initial?.linkKind ?? ""}
        />
        <Select
          name="linkCondition"
          label="In return for the link"
          options={optionsOf(conditionLabels, "Unknown")}
          defaultValue={initial?.linkCondition ?? ""}
        />
      </Group>
      <Group title="Authority">
        <NumberField name="dr" label="Domain rating" max={100} value={initial?.dr} />
        <Field name="drSource" label="Source of the rating" defaultValue={initial?.drSource ?? ""} />
        <NumberField name="drYear" label="Year of the rating" min={2000} max={2100} value={initial?.drYear} />
        <NumberField name="referringSubnets" label="Referring subnets" value={initial?.referringSubnets} />
      </Group>
      <Group title="Submission">
        <Select
          name="accountRequired"
          label="Account required"
          options={optionsOf(yesNoLabels, "Unknown")}
          defaultValue={yesNo(initial?.accountRequired)}
        />
        <NumberField name="reviewDaysMin" label="Shortest review, days" step="any" value={initial?.reviewDaysMin} />
        <NumberField name="reviewDaysMax" label="Longest review, days" step="any" value={initial?.reviewDaysMax} />
        <Field
          name="listingUrlPattern"
          label="Address of a listing"
          hint="https://example.com/company/*"
          defaultValue={initial?.listingUrlPattern ?? ""}
        />
        <Select
          name="checkBy"
          label="Listings are checked by"
          options={optionsOf(checkByLabels)}
          defaultValue={initial?.checkBy}
        />
        <TextArea name="signInWith" label="Sign in with" hint="One a line." {...lines(initial?.signInWith)} />
        <TextArea
          name="fields"
          label="Form fields"
          hint="One a line, with a limit in characters: tagline: 60"
          defaultValue={fieldLines(initial?.fields ?? [])}
        />
        <TextArea name="steps" label="Steps" maxLength={2_000} defaultValue={initial?.steps ?? ""} />
        <TextArea name="rules" label="Rules" hint="Sentences, one a line." {...lines(initial?.rules)} />
      </Group>
      <FormError />
      <div>
        <SubmitButton busyLabel="Saving…">Save directory</SubmitButton>
      </div>
    </Form>
  );
};

const none = "None means worldwide.";
const lines = (values: readonly string[] = []) => ({ defaultValue: linesOf(values) });

type GroupProps = { title: string; children: React.ReactNode };

const Group = ({ title, children }: GroupProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-4 text-lg font-semibold">{title}</legend>
    <div className="grid gap-5 sm:grid-cols-2">{children}</div>
  </fieldset>
);

type NumberFieldProps = {
  name: string;
  label: string;
  min?: number;
  max?: number;
  step?: string;
  value: number | null | undefined;
};

const NumberField = ({ value, min = 0, ...rest }: NumberFieldProps) => (
  <Field type="number" min={min} defaultValue={value ?? ""} {...rest} />
);
