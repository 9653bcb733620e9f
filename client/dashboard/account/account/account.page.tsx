import { useRevalidator } from "react-router";
import type { Me } from "#shared/account/account.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { handOverFocusTo } from "../../../ui/overlays/hand-over-focus.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { UnverifiedEmail } from "../../unverified-email.tsx";
import { useMe } from "../../use-me.ts";
import { AccountLayout } from "./account-layout.tsx";
import { CurrentPasswordField } from "./password-form.tsx";

export function Component() {
  const { me } = useMe();
  return (
    <AccountLayout title="Profile">
      <ProfileForm me={me} />
      <EmailForm me={me} />
    </AccountLayout>
  );
}

const ProfileForm = ({ me }: { me: Me }) => {
  const save = async (data: FormData) => {
    const json = { name: fieldText(data, "name"), website: fieldText(data, "website") };
    await read(browserClient().users.me.$put({ json }));
  };
  return (
    <Section id="profile" title="Profile">
      <Form onSubmit={save} success="Profile saved." className="mt-6 grid max-w-md gap-5">
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

const EmailForm = ({ me }: { me: Me }) => {
  const { revalidate } = useRevalidator();
  const save = async (data: FormData, form: HTMLFormElement) => {
    const json = { email: fieldText(data, "email").trim(), password: fieldText(data, "password") || undefined };
    const { pendingEmail, email } = await read(browserClient().users.me.$put({ json }));
    form.reset();
    toast(pendingEmail ? `We sent a link to ${pendingEmail}.` : `Your email is still ${email}.`);
    await revalidate();
  };
  return (
    <Section
      id={sectionId}
      title="Email"
      lead={
        <>
          Your email address is <strong className="font-semibold text-ink wrap-anywhere">{me.email}</strong>. To change
          it, follow the link that we send to the new address. We also notify the current one.
        </>
      }
    >
      <div className="mt-5 empty:hidden">
        <UnverifiedEmail me={me}>{me.pendingEmail && <CancelEmailChange email={me.email} />}</UnverifiedEmail>
      </div>
      <Form onSubmit={save} className="mt-6 grid max-w-md gap-5">
        <Field name="email" label="New email" type="email" autoComplete="email" required />
        <CurrentPasswordField />
        <FormError />
        <SubmitButton busyLabel="Saving…" className="justify-self-start">
          Change email
        </SubmitButton>
      </Form>
    </Section>
  );
};

/** Cancels a pending email change. */
const CancelEmailChange = ({ email }: { email: string }) => {
  const { isPending, error, run } = useAction();
  const cancel = () => read(browserClient().users.me.$put({ json: { email } }));
  return (
    <>
      <Button
        variant="quiet"
        busy={isPending}
        ref={passFocus}
        onClick={() => void run(cancel, { success: `Your email is still ${email}.` })}
      >
        Cancel the change
      </Button>
      <FormMessage>{error}</FormMessage>
    </>
  );
};

const sectionId = "email-address";
const passFocus = handOverFocusTo(sectionId);
