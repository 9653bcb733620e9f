import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { EmailPreferences } from "#shared/account/account.ts";
import type { OwnerEmail } from "#shared/roles.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Section } from "../../../ui/section.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { AccountLayout } from "./account-layout.tsx";

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

const lists = [
  {
    list: "digest",
    name: "Weekly digest",
    hint: "Your best new mentions and the number of new leads. We skip weeks with nothing new.",
  },
  {
    list: "submissions",
    name: "Submissions, publishing and reports",
    hint: "Your monthly report, proposals and articles to approve, submissions that need you, your first link, lost links, and published pages that disappear: together, at most once a day. At once if a destination stops working. Without them, proposals wait for your approval.",
  },
] as const;

const ownerLists: { list: OwnerEmail; name: string; hint: string }[] = [
  { list: "sales", name: "Sales", hint: "Each new purchase and subscription." },
  { list: "failed-payments", name: "Failed payments", hint: "A customer's payment failed." },
  {
    list: "disputes",
    name: "Disputes",
    hint: "A customer's bank disputes a payment. Answer before Stripe's deadline.",
  },
  { list: "subscriptions", name: "Subscriptions", hint: "A subscription renews, is canceled or ends." },
  { list: "sign-ups", name: "Sign-ups", hint: "How many people signed up yesterday. We skip days without any." },
];

/** Email preferences, saved on each change. Administrators also choose the emails about the business. */
const EmailPreferencesSection = ({ preferences }: { preferences: EmailPreferences }) => {
  const { error, run } = useAction();
  const { mutedOwnerEmails: muted } = preferences;
  const save = (change: Partial<EmailPreferences>, name: string, isOn: boolean) =>
    void run(() => read(browserClient().users.me.mails.$put({ json: { ...preferences, ...change } })), {
      success: `${name} turned ${isOn ? "on" : "off"}.`,
    });
  return (
    <Section id="mails" title="Email preferences">
      {lists.map(({ list, ...texts }) => (
        <Preference
          key={list}
          id={list}
          {...texts}
          checked={preferences[list]}
          onChange={(isOn) => save({ [list]: isOn }, texts.name, isOn)}
        />
      ))}
      <p className="mt-5 max-w-prose">
        Alerts about new mentions are set per project, under{" "}
        <Link to={link("integrations")} className="link">
          Integrations
        </Link>
        . Emails about your account's security and payments are always sent.
      </p>
      {muted && (
        <fieldset className="mt-8">
          <legend className="font-medium">Emails about the business</legend>
          {ownerLists.map(({ list, ...texts }) => (
            <Preference
              key={list}
              id={list}
              {...texts}
              checked={!muted.includes(list)}
              onChange={(isOn) => {
                const others = muted.filter((name) => name !== list);
                save({ mutedOwnerEmails: isOn ? others : [...others, list] }, texts.name, isOn);
              }}
            />
          ))}
        </fieldset>
      )}
      <FormMessage className="mt-4">{error}</FormMessage>
    </Section>
  );
};

type PreferenceProps = {
  id: string;
  name: string;
  hint: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
};

const Preference = ({ id, name, hint, checked, onChange }: PreferenceProps) => (
  <label className="mt-5 flex min-h-control max-w-prose items-start gap-3">
    <input
      type="checkbox"
      className="mt-0.5 size-5 shrink-0 accent-action"
      disabled={!useHydrated()}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      aria-describedby={`${id}-hint`}
    />
    <span>
      <span className="block font-medium">{name}</span>
      <span id={`${id}-hint`} className="block text-sm text-muted">
        {hint}
      </span>
    </span>
  </label>
);
