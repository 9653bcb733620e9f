import { type ReactNode, useState } from "react";
import { priceText } from "#shared/links/directories/labels.ts";
import type { Directory } from "#shared/links/directories.ts";
import type { DirectoryLogin } from "#shared/links/directory-logins.ts";
import type { SubmissionEvent } from "#shared/links/submissions.ts";
import type { Task } from "#shared/operations/tasks.ts";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { KeyHint } from "../../../ui/shortcuts.tsx";
import { EvidenceImage } from "../../links/submissions/evidence-image.tsx";
import { outcomeLabels, reasonText, stateLabels } from "../../links/submissions/states.tsx";

/** What the operator must know about the directory, and what has happened there so far. */
export const DirectoryPanel = ({ task }: { task: Task }) => {
  const { kind, directory, submission, answer, confirmation, history, lastCheck } = task;
  if (!directory) return null;
  const target =
    kind === "submission" ? (directory.submitUrl ?? directory.url) : (submission?.listingUrl ?? directory.url);
  const label = kind === "submission" ? "Open submit page" : "Open listing";
  return (
    <section aria-labelledby="directory" className="min-w-0">
      <h3 id="directory" className="font-semibold">
        Directory
      </h3>
      <p className="mt-2 flex flex-wrap items-center gap-4">
        {/* The directory must not learn the address of our dashboard. */}
        <ExternalLink href={target} aria-keyshortcuts="o" className="button gap-3">
          {label} <KeyHint name="o" />
        </ExternalLink>
        <ExternalLink href={link("directory", { slug: directory.slug })} className="link py-2.5">
          Catalogue page
        </ExternalLink>
      </p>
      {answer && (
        <Notice title="The customer answered">
          <p className="whitespace-pre-wrap">{answer}</p>
        </Notice>
      )}
      {kind === "review" && (
        <Notice title={submission ? `Reported as: ${stateLabels[submission.state]}` : "Reported"}>
          {submission?.reason && <p>{reasonText(submission.reason)}</p>}
          {submission?.note && <p className="whitespace-pre-wrap">{submission.note}</p>}
          {confirmation && <p className="whitespace-pre-wrap">“{confirmation}”</p>}
        </Notice>
      )}
      {lastCheck && (
        <Notice title={`Last check, ${formatShortDate(lastCheck.at)}: ${outcomeLabels[lastCheck.outcome]}`}>
          <p>{lastCheck.reason}</p>
        </Notice>
      )}
      <Facts task={task} directory={directory} />
      {directory.steps && (
        <>
          <h4 className="mt-5 font-medium">Steps</h4>
          <p className="mt-1 whitespace-pre-wrap">{directory.steps}</p>
        </>
      )}
      {directory.rules.length > 0 && (
        <>
          <h4 className="mt-5 font-medium">Rules</h4>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {directory.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
      {submission && <LoginSection taskId={task.id} />}
      <History events={history} isOpen={kind === "review"} />
    </section>
  );
};

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mt-4 rounded-xl bg-wash px-4 py-3 wrap-anywhere">
    <p className="font-medium">{title}</p>
    {children}
  </div>
);

const Facts = ({ task, directory }: { task: Task; directory: Directory }) => (
  <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
    {factsOf(task, directory).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

const conditions = { none: "Nothing", badge: "A badge", reciprocal: "A link back", paid: "A payment" };

const factsOf = ({ pastOutcomes }: Task, directory: Directory) => {
  const { accountRequired, signInWith, linkCondition, reviewDaysMin, reviewDaysMax } = directory;
  const account = accountRequired === null ? "Unknown" : accountRequired ? "Required" : "Not needed";
  const results = Object.entries(pastOutcomes)
    .map(([state, n]) => `${n} ${stateLabels[state as keyof typeof pastOutcomes].toLowerCase()}`)
    .join(", ");
  const days = reviewDaysMax ?? reviewDaysMin;
  const facts: [string, string][] = [
    ["Account", signInWith.length ? `${account}; sign in with ${signInWith.join(", ")}` : account],
    ["Price", priceText(directory)],
    ["Asks for", linkCondition ? conditions[linkCondition] : "Unknown"],
    ["Review", days === null ? "Unknown" : `Up to ${days} ${days === 1 ? "day" : "days"}`],
    ["Our results", results || "None yet"],
  ];
  return facts;
};

const History = ({ events, isOpen }: { events: readonly SubmissionEvent[]; isOpen: boolean }) =>
  events.length > 0 && (
    <details className="mt-5" open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">History</summary>
      <ol className="space-y-3">
        {events.map(({ at, to, note, evidence }) => (
          <li key={at + to} className="border-l-2 border-line pl-4">
            <p>
              {stateLabels[to]} <span className="text-sm text-muted">{formatDateTime(at)}</span>
            </p>
            {note && <p className="text-sm wrap-anywhere whitespace-pre-wrap text-muted">{note}</p>}
            {isOpen && evidence.map(({ id, url }) => <EvidenceImage key={id} url={url} at={at} />)}
          </li>
        ))}
      </ol>
    </details>
  );

const calls = () => browserClient().tasks[":id"].login;

/** The customer's account at the directory: shows a saved login on request, and saves a new one. */
const LoginSection = ({ taskId }: { taskId: string }) => {
  const { isPending, error, run } = useAction();
  const [login, setLogin] = useState<DirectoryLogin | null>();
  const load = async () => {
    setLogin((await read(calls().$get({ param: { id: taskId } }))).login);
  };
  const save = async (data: FormData) => {
    const text = (name: string) => fieldText(data, name);
    const json = { username: text("username"), password: text("password"), note: text("note") };
    await read(calls().$put({ param: { id: taskId }, json }));
    toast("Login saved. The customer can read it.");
  };
  return (
    <section aria-labelledby="login" className="mt-5">
      <h4 id="login" className="font-medium">
        Login at the directory
      </h4>
      <p className="mt-1 text-sm text-muted">
        Did you open an account for the customer? Save its login. It's encrypted, and the account is theirs.
      </p>
      <FormMessage className="mt-3">{error}</FormMessage>
      {login === undefined ? (
        <Button variant="quiet" className="mt-3" busy={isPending} onClick={() => void run(load)}>
          Show or save login
        </Button>
      ) : (
        <Form key={login?.updatedAt} onSubmit={save} className="mt-4 grid gap-4">
          <Field
            name="username"
            label="User name or email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            defaultValue={login?.username ?? ""}
          />
          <Field
            name="password"
            label="Password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            defaultValue={login?.password ?? ""}
          />
          <Field name="note" label="Note" maxLength={500} defaultValue={login?.note ?? ""} />
          <FormError />
          <p className="flex flex-wrap gap-4">
            <SubmitButton busyLabel="Saving…">Save login</SubmitButton>
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                const field = currentTarget.form?.elements.namedItem("password");
                if (field instanceof HTMLInputElement) field.value = proposePassword();
              }}
            >
              Propose a password
            </Button>
          </p>
        </Form>
      )}
    </section>
  );
};

const proposePassword = () =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => alphabet[byte % alphabet.length]).join("");
// 64 characters, so that each is as likely; without quotes, which some forms refuse.
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_+.!%@";
