import type { SubmissionSettings } from "#shared/links/submissions.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Checkbox, Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { Section } from "../../../ui/section.tsx";

type SettingsSectionProps = { projectId: string; settings: SubmissionSettings };

/** How many submissions a project sends in a week, and whether new ones are proposed by themselves. */
export const SubmissionSettingsSection = ({ projectId, settings }: SettingsSectionProps) => {
  const save = async (data: FormData) => {
    const call = browserClient().projects[":id"]["submission-settings"];
    const json = { weeklyPace: Number(fieldText(data, "weeklyPace")), proposesWeekly: data.has("proposesWeekly") };
    await read(call.$put({ param: { id: projectId }, json }));
  };
  return (
    <Section
      id="submissions"
      title="Submissions"
      lead="How many directories we submit to in a week. A steady pace leaves you time for the emails they send you."
    >
      <Form onSubmit={save} success="Settings saved." className="mt-5 grid max-w-xl gap-5">
        <Field
          name="weeklyPace"
          label="Submissions a week"
          hint="Approved submissions beyond that wait for a later week."
          type="number"
          min={1}
          max={50}
          defaultValue={settings.weeklyPace}
          required
        />
        <Checkbox
          name="proposesWeekly"
          label="Propose new directories every week"
          hint="While you have credits and a listing kit, up to your pace. We email you 72 hours before they're approved automatically."
          defaultChecked={settings.proposesWeekly}
        />
        <FormError />
        <SubmitButton busyLabel="Saving…" className="justify-self-start">
          Save
        </SubmitButton>
      </Form>
    </Section>
  );
};
