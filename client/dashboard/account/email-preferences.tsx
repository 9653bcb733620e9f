import type { EmailPreferences } from "#shared/account.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { FormMessage } from "../../ui/form.tsx";
import { Section } from "../../ui/section.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Email preferences, saved on each change. */
export const EmailPreferencesSection = ({ preferences }: { preferences: EmailPreferences }) => {
  const { error, run } = useAction();
  const save = (digest: boolean) =>
    run(() => read(browserClient().users.me.mails.$put({ json: { digest } })), {
      success: digest ? "Weekly digest turned on." : "Weekly digest turned off.",
    });
  return (
    <Section id="mails" title="Email preferences">
      <label className="mt-5 flex min-h-11 max-w-prose items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-action"
          disabled={!useHydrated()}
          checked={preferences.digest}
          onChange={({ target }) => void save(target.checked)}
          aria-describedby="digest-hint"
        />
        <span>
          <span className="block font-medium">Weekly digest</span>
          <span id="digest-hint" className="block text-sm text-muted">
            Your best new mentions and the number of new leads. We skip weeks with nothing new.
          </span>
        </span>
      </label>
      <FormMessage className="mt-4">{error}</FormMessage>
    </Section>
  );
};
