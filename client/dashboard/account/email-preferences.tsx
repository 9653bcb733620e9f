import type { EmailPreferences } from "#shared/account.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { FormMessage } from "../../ui/form.tsx";
import { Section } from "../../ui/section.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

const lists = [
  {
    list: "digest",
    name: "Weekly digest",
    hint: "Your best new mentions and the number of new leads. We skip weeks with nothing new.",
  },
  {
    list: "submissions",
    name: "Submissions and publishing",
    hint: "Proposals and articles to approve, submissions that need you, your first link, lost links, and published pages that disappear: together, at most once a day. At once if a destination stops working. Without them, proposals wait for your approval.",
  },
] as const;

/** Email preferences, saved on each change. */
export const EmailPreferencesSection = ({ preferences }: { preferences: EmailPreferences }) => {
  const { error, run } = useAction();
  const isHydrated = useHydrated();
  const save = (change: Partial<EmailPreferences>, name: string) =>
    run(() => read(browserClient().users.me.mails.$put({ json: { ...preferences, ...change } })), {
      success: `${name} turned ${Object.values(change).includes(true) ? "on" : "off"}.`,
    });
  return (
    <Section id="mails" title="Email preferences">
      {lists.map(({ list, name, hint }) => (
        <label key={list} className="mt-5 flex min-h-11 max-w-prose items-start gap-3">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-action"
            disabled={!isHydrated}
            checked={preferences[list]}
            onChange={({ target }) => void save({ [list]: target.checked }, name)}
            aria-describedby={`${list}-hint`}
          />
          <span>
            <span className="block font-medium">{name}</span>
            <span id={`${list}-hint`} className="block text-sm text-muted">
              {hint}
            </span>
          </span>
        </label>
      ))}
      <FormMessage className="mt-4">{error}</FormMessage>
    </Section>
  );
};
