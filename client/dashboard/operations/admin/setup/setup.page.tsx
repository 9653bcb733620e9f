import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { SetupCheck, SetupFix, SetupState } from "#shared/operations/setup.ts";
import { setupCheckTitles } from "#shared/operations/setup-checks.ts";
import { api, browserClient, read } from "../../../../app/api-client.ts";
import { Badge, type Tone } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { copyText } from "../../../../ui/copy-text.ts";
import { ExternalLink } from "../../../../ui/external-link.tsx";
import { FormMessage } from "../../../../ui/forms/form.tsx";
import { useAction } from "../../../../ui/forms/use-action.ts";
import { handOverFocusTo } from "../../../../ui/overlays/hand-over-focus.ts";
import { ScrollBox } from "../../../../ui/scroll-box.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { useMe } from "../../../use-me.ts";

export const loader = async ({ context }: LoaderFunctionArgs) =>
  requireAdmin(read(context.get(api).setup.$get({ query: {} })));

const isOpen = ({ state, isDismissed }: SetupCheck) => state !== "done" && !isDismissed;

export function Component() {
  const { checks, open, checkedAt } = useLoaderData<typeof loader>();
  const { isPending, run } = useAction({ toastErrors: true });
  const checkAgain = () =>
    run(() => read(browserClient().setup.$get({ query: { refresh: "true" } })), { success: "Checked again." });
  const done = checks.filter(({ state }) => state === "done");
  return (
    <DashboardPage
      title="Setup"
      description="What your site needs before it sells, checked against your services."
      actions={
        <Button variant="quiet" busy={isPending} onClick={() => void checkAgain()}>
          Check again
        </Button>
      }
    >
      <p className="max-w-prose text-muted">
        {open ? `${done.length} of ${checks.length} done.` : "Everything is set up."} Services were checked at{" "}
        <time dateTime={checkedAt} className="digits">
          {checkedAt.slice(11, 16)} UTC
        </time>
        .
      </p>
      <div id="setup" tabIndex={-1} className="mt-8 grid grid-cols-1 gap-10 outline-none">
        <Group id="required" title="Required" checks={checks.filter((check) => isOpen(check) && check.isRequired)} />
        <Group
          id="recommended"
          title="Recommended"
          checks={checks.filter((check) => isOpen(check) && !check.isRequired)}
        />
        <Group id="done" title="Done" checks={done} />
        <Group
          id="dismissed"
          title="Dismissed"
          checks={checks.filter(({ state, isDismissed }) => isDismissed && state !== "done")}
        />
      </div>
    </DashboardPage>
  );
}

const Group = ({ id, title, checks }: { id: string; title: string; checks: readonly SetupCheck[] }) =>
  checks.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {title} <span className="font-normal text-muted digits">{checks.length}</span>
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-2xl border border-line bg-raised">
        {checks.map((check) => (
          <SetupItem key={check.id} check={check} />
        ))}
      </ul>
    </section>
  );

const states: Record<SetupState, { label: string; tone: Tone }> = {
  done: { label: "Done", tone: "good" },
  "to-do": { label: "To do", tone: "attention" },
  failing: { label: "Failing", tone: "bad" },
};

const SetupItem = ({ check }: { check: SetupCheck }) => {
  const title = setupCheckTitles[check.id];
  const { label, tone } = states[check.state];
  return (
    <li className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{title}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 max-w-prose text-muted wrap-anywhere">{check.summary}</p>
      {check.problems.length > 0 && (
        <ul className="mt-3 grid max-w-prose list-disc gap-1 pl-5 wrap-anywhere">
          {check.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {check.fixes.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 gap-4">
          {check.fixes.map((fix) => (
            <Fix key={`${fix.text} ${fix.code}`} fix={fix} title={title} />
          ))}
        </ul>
      )}
      {check.id === "mail" && !check.fixes.some(({ code }) => code?.startsWith("SMTP_URL")) && <TestEmail />}
      {!check.isRequired && check.state !== "done" && <Dismissal check={check} title={title} />}
    </li>
  );
};

const Fix = ({ fix: { text, code, href }, title }: { fix: SetupFix; title: string }) => (
  <li className="grid max-w-prose grid-cols-1 gap-2">
    {href ? <FixLink href={href}>{text}</FixLink> : <p>{text}</p>}
    {code !== null && (
      <div className="flex items-start gap-2 rounded-lg border border-line bg-surface pl-3">
        <ScrollBox label={`${title}: ${text}`} className="min-w-0 grow overflow-x-auto py-3">
          <pre className="text-sm">
            <code>{code}</code>
          </pre>
        </ScrollBox>
        <TextButton label="Copy" name={`Copy for ${title}: ${text}`} onClick={() => void copyText(code)} />
      </div>
    )}
  </li>
);

const FixLink = ({ href, children }: { href: string; children: string }) =>
  href.startsWith("/") ? (
    <Link to={href} className="link inline-block w-fit py-2">
      {children}
    </Link>
  ) : (
    <ExternalLink href={href} className="link inline-block w-fit py-2">
      {children}
    </ExternalLink>
  );

const TestEmail = () => {
  const { me } = useMe();
  const { isPending, error, run } = useAction();
  const send = () => read(browserClient().setup["test-email"].$post({}));
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Button
        variant="quiet"
        busy={isPending}
        onClick={() => void run(send, { success: `Test email sent to ${me.email}.` })}
      >
        Send a test email
      </Button>
      <FormMessage>{error}</FormMessage>
    </div>
  );
};

// A dismissed or restored step moves to another group.
const focusList = handOverFocusTo("setup");

const Dismissal = ({ check: { id, isDismissed }, title }: { check: SetupCheck; title: string }) => {
  const { run } = useAction({ toastErrors: true });
  const save = (isDismissed: boolean) =>
    read(browserClient().setup[":check"].$put({ param: { check: id }, json: { isDismissed } }));
  const change = (isDismissed: boolean, success: string) => {
    void run(() => save(isDismissed), { success });
  };
  return (
    <div className="-mb-2 -ml-2 mt-2">
      {isDismissed ? (
        <TextButton
          label="Restore"
          name={`Restore ${title}`}
          ref={focusList}
          onClick={() => change(false, `${title} restored.`)}
        />
      ) : (
        <TextButton
          label="Dismiss"
          name={`Dismiss ${title}`}
          ref={focusList}
          onClick={() => change(true, `${title} dismissed.`)}
        />
      )}
    </div>
  );
};
