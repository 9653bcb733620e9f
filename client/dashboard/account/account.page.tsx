import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { Section } from "../../ui/section.tsx";
import { DashboardPage } from "../page.tsx";
import { useMe } from "../use-me.ts";
import { DataExport, DeleteAccount } from "./account-data.tsx";
import { EmailForm } from "./email-form.tsx";
import { EmailPreferencesSection } from "./email-preferences.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionList } from "./session-list.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { sessions, mails } = context.get(api).users.me;
  const [list, preferences] = await Promise.all([read(sessions.$get()), read(mails.$get())]);
  return { sessions: list.sessions, preferences };
};

export function Component() {
  const { me } = useMe();
  const { sessions, preferences } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Account" description={`Your ${site.name} profile, sign-in and data.`}>
      <div className="grid max-w-3xl divide-y divide-line *:py-10 *:first:pt-0">
        <ProfileForm me={me} />
        <EmailForm me={me} />
        <PasswordForm />
        <SessionList sessions={sessions} />
        <ApiKeysSection />
        <EmailPreferencesSection preferences={preferences} />
        <DataExport />
        <DeleteAccount me={me} />
      </div>
    </DashboardPage>
  );
}

const ApiKeysSection = () => (
  <Section id="api-keys" title="API keys" lead="For your own scripts and for tools that work with your account.">
    <Link to={link("apiKeys")} className="button button-quiet mt-5">
      Manage API keys
    </Link>
  </Section>
);
