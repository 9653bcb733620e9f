import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { AccountLayout } from "./account-layout.tsx";
import { GoogleSection } from "./google-section.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionList } from "./session-list.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { me } = context.get(api).users;
  const [{ sessions }, methods] = await Promise.all([read(me.sessions.$get()), read(me["sign-in-methods"].$get())]);
  return { sessions, methods };
};

export function Component() {
  const { sessions, methods } = useLoaderData<typeof loader>();
  return (
    <AccountLayout title="Sign-in and security">
      <SecondFactorSection methods={methods} />
      <PasskeySection methods={methods} />
      <PasswordForm />
      <GoogleSection methods={methods} />
      <SessionList sessions={sessions} />
    </AccountLayout>
  );
}
