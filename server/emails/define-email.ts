import type { ReactElement } from "react";
import type { EmailList } from "#shared/email-lists.ts";
import type { Dependencies } from "../dependencies.ts";

export type EmailDependencies = Pick<Dependencies, "db" | "clock" | "tokens" | "env" | "settings">;

/** Saved with a queued email, as JSON. */
export type QueuedProps = Record<string, string | undefined>;

type Definition<Queued extends QueuedProps, Resolved> = {
  /** Queued emails are saved under this name, so it must not change. */
  name: string;
  /**
   * Adds what is only known when the email is sent: the content of digests, and the tokens of links, so that the queue
   * never stores a usable one. Returns undefined if the email must not be sent, like a sign-in link without an account.
   */
  resolve?: (dependencies: EmailDependencies, recipient: string, queued: Queued) => Promise<Resolved | undefined>;
  subject: string | ((props: NoInfer<Queued & Resolved>) => string);
  /** The line that inboxes show after the subject. */
  preview: string | ((props: NoInfer<Queued & Resolved>) => string);
  body: (props: NoInfer<Queued & Resolved>) => ReactElement;
  /** The emails that a link with the prop `token` turns off. */
  list?: EmailList;
};

export type EmailContent = {
  subject: string;
  preview: string;
  body: ReactElement;
  unsubscribe?: { list: EmailList; token: string } | undefined;
};

/** `Queued`: the props to enqueue it with. */
export type Email<Queued extends QueuedProps = never> = {
  name: string;
  /** Returns undefined if the email must not be sent. */
  write: (dependencies: EmailDependencies, recipient: string, queued: Queued) => Promise<EmailContent | undefined>;
};

/** Defines an email. Export it from a file that `server/emails.ts` lists. */
export const defineEmail = <Queued extends QueuedProps = Record<string, never>, Resolved = unknown>({
  name,
  resolve,
  subject,
  preview,
  body,
  list,
}: Definition<Queued, Resolved>): Email<Queued> => ({
  name,
  write: async (dependencies, recipient, queued) => {
    const resolved = resolve ? await resolve(dependencies, recipient, queued) : ({} as Resolved);
    if (!resolved) return undefined;
    const props = { ...queued, ...resolved };
    return {
      subject: typeof subject === "string" ? subject : subject(props),
      preview: typeof preview === "string" ? preview : preview(props),
      body: body(props),
      unsubscribe: list && { list, token: String((props as { token?: unknown }).token) },
    };
  },
});
