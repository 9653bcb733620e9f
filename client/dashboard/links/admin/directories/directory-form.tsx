import type { ComponentProps, ReactNode } from "react";
import type { DirectoryInput } from "#shared/links/directories/editing.ts";
import { conditionLabels, linkLabels, pricingLabels } from "#shared/links/directories/labels.ts";
import { Field, FieldDefaults, optionsOf, Select, TextArea } from "../../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/forms/form.tsx";
import {
  categoryLabels,
  checkByLabels,
  formValues,
  listedByLabels,
  readInput,
  standingLabels,
  statusLabels,
  yesNoLabels,
} from "./directory-input.ts";

type DirectoryFormProps = {
  /** The values of an existing directory. */
  initial?: DirectoryInput;
  onSave: (input: DirectoryInput) => Promise<unknown>;
  success?: string;
};

/** All values of a directory. Imports don't override what is saved here. */
export const DirectoryForm = ({ initial, onSave, success }: DirectoryFormProps) => (
  <FieldDefaults value={initial ? formValues(initial) : { category: "general" }}>
    <Form onSubmit={(data) => onSave(readInput(data))} success={success} className="grid gap-8" values={initial ?? {}}>
      <Group title="Directory">
        <Field name="name" label="Name" required maxLength={200} />
        <Field name="url" label="Website" type="url" required />
        <Field name="submitUrl" label="Submission page" type="url" />
        <Select name="category" label="Category" options={optionsOf(categoryLabels)} />
        <Select name="status" label="Status" options={optionsOf(statusLabels)} />
        <Select
          name="standing"
          label="Standing"
          hint="Unconfirmed directories come last."
          options={optionsOf(standingLabels)}
        />
        <Select name="listedBy" label="How to get listed" options={optionsOf(listedByLabels)} />
        <TextArea name="countries" label="Countries" hint="One slug per line. Leave empty for worldwide." />
        <TextArea name="niches" label="Niches" hint="One slug per line." />
        <TextArea name="languages" label="Languages" hint="One per line." />
      </Group>
      <Group title="Price and link">
        <Select name="pricing" label="Price" options={optionsOf(pricingLabels)} />
        <Select name="pricingKnown" label="The price is" options={optionsOf({ yes: "Known", no: "Assumed" })} />
        <Field name="feeFrom" label="Lowest fee" hint="For example USD 19, or 0 if there is a free option." />
        <Select name="linkKind" label="Link type" options={optionsOf(linkLabels, "Unknown")} />
        <Select name="linkCondition" label="Required for the link" options={optionsOf(conditionLabels, "Unknown")} />
      </Group>
      <Group title="Authority">
        <NumberField name="dr" label="Domain rating" max={100} />
        <Field name="drSource" label="Source of the rating" />
        <NumberField name="drYear" label="Year of the rating" min={2000} max={2100} />
        <NumberField name="referringSubnets" label="Referring subnets" />
      </Group>
      <Group title="Submission">
        <Select name="accountRequired" label="Account required" options={optionsOf(yesNoLabels, "Unknown")} />
        <TextArea name="signInWith" label="Sign in with" hint="One per line." />
        <NumberField name="reviewDaysMin" label="Shortest review, in days" step="any" />
        <NumberField name="reviewDaysMax" label="Longest review, in days" step="any" />
        <Field name="listingUrlPattern" label="URL pattern of listings" hint="https://example.com/company/*" />
        <Select name="checkBy" label="Who checks listings" options={optionsOf(checkByLabels)} />
        <TextArea
          name="fields"
          label="Form fields"
          hint="One per line, with its limit in characters if known: tagline: 60"
        />
        <TextArea name="rules" label="Rules" hint="One sentence per line." />
        <TextArea name="steps" label="Steps" maxLength={2_000} />
      </Group>
      <FormError />
      <div>
        <SubmitButton busyLabel="Saving…">Save directory</SubmitButton>
      </div>
    </Form>
  </FieldDefaults>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-4 text-lg font-semibold">{title}</legend>
    <div className="grid gap-5 sm:grid-cols-2">{children}</div>
  </fieldset>
);

const NumberField = (props: ComponentProps<typeof Field>) => <Field type="number" min={0} {...props} />;
