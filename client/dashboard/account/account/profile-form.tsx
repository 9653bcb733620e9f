import { useRevalidator } from "react-router";
import type { Me } from "#shared/account/account.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";

export const ProfileForm = ({ me }: { me: Me }) => {
  const { revalidate } = useRevalidator();
  const save = async (data: FormData) => {
    const json = { name: fieldText(data, "name"), website: fieldText(data, "website") };
    await read(browserClient().users.me.$put({ json }));
    toast("Profile saved.");
    await revalidate();
  };
  return (
    <Section id="profile" title="Profile">
      <Form onSubmit={save} className="mt-6 grid max-w-md gap-5">
        <Field name="name" label="Name" autoComplete="name" maxLength={100} defaultValue={me.name ?? ""} />
        <Field
          name="website"
          label="Website"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          maxLength={300}
          defaultValue={me.website ?? ""}
        />
        <FormError />
        <SubmitButton busyLabel="Saving…" className="justify-self-start">
          Save
        </SubmitButton>
      </Form>
    </Section>
  );
};
