import { useRevalidator } from "react-router";
import type { EmailPreferences } from "#shared/account.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useCall } from "../../app/use-call.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { toast } from "../../ui/toast.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Section } from "./section.tsx";

/** Email preferences, saved on each change. */
export const EmailPreferencesSection = ({ choices }: { choices: EmailPreferences }) => {
  const { failure, run } = useCall();
  const { revalidate } = useRevalidator();
  const save = (digest: boolean) =>
    run(async () => {
      await read(browserClient().users.me.mails.$put({ json: { digest } }));
      await revalidate();
      toast(digest ? "You get the weekly mail." : "You get no weekly mail any more.");
    });
  return (
    <Section id="mails" title="Mails">
      <label className="mt-5 flex min-h-11 max-w-prose items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-action"
          disabled={!useHydrated()}
          checked={choices.digest}
          onChange={({ target }) => void save(target.checked)}
          aria-describedby="digest-hint"
        />
        <span>
          <span className="block font-medium">Weekly mail</span>
          <span id="digest-hint" className="block text-sm text-muted">
            The best new mentions and the number of new leads, once a week at most, and only when there is something
            new.
          </span>
        </span>
      </label>
      <FormMessage className="mt-4">{failure?.message}</FormMessage>
    </Section>
  );
};
