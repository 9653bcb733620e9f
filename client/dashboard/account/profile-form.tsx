import type { Me } from "#shared/account.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { AccountForm } from "./account-form.tsx";
import { Section } from "./section.tsx";

const save = async (typed: (name: string) => string) => {
  await read(browserClient().users.me.$put({ json: { name: typed("name"), website: typed("website") } }));
  toast("Saved.");
};

export const ProfileForm = ({ me }: { me: Me }) => (
  <Section id="profile" title="About you">
    <AccountForm submit="Save" names={["name", "website"]} save={save}>
      {(failure) => (
        <>
          <Field
            id="name"
            name="name"
            label="Name"
            autoComplete="name"
            maxLength={100}
            defaultValue={me.name ?? ""}
            error={failure?.fields.name}
          />
          <Field
            id="website"
            name="website"
            label="Website"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="url"
            maxLength={300}
            defaultValue={me.website ?? ""}
            error={failure?.fields.website}
          />
        </>
      )}
    </AccountForm>
  </Section>
);
