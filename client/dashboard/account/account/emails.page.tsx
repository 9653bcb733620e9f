import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { AccountLayout } from "./account-layout.tsx";
import { EmailPreferencesSection } from "./email-preferences.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  preferences: await read(context.get(api).users.me.mails.$get()),
});

export function Component() {
  const { preferences } = useLoaderData<typeof loader>();
  return (
    <AccountLayout title="Emails">
      <EmailPreferencesSection preferences={preferences} />
    </AccountLayout>
  );
}
