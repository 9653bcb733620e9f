import type { ReactElement } from "react";
import type { Dependencies } from "../dependencies.ts";

export type EmailDependencies = Pick<Dependencies, "db" | "clock" | "tokens" | "env" | "settings">;

/** Stored in the queue as JSON. */
export type QueuedProps = Record<string, string | undefined>;

type Context = { siteUrl: string; trialDays: number };

type Definition<Queued extends QueuedProps, Resolved> = {
  /** Queued emails are stored under this name, so it must not change. */
  name: string;
  /**
   * Adds what is only known when the email is sent: the content of digests, and the tokens of links, so that the queue never
   * stores a usable one. Returns undefined if the email must not be sent, like a sign-in link without an account.
   */
  resolve?: (dependencies: EmailDependencies, recipient: string, props: Queued) => Promise<Resolved | undefined>;
  subject: string | ((props: NoInfer<Queued & Resolved & Context>) => string);
  body: (props: NoInfer<Queued & Resolved & Context>) => ReactElement;
  headers?: (props: NoInfer<Queued & Resolved & Context>) => Record<string, string>;
};

export type EmailContent = { subject: string; body: ReactElement; headers?: Record<string, string> };

/** `Queued`: the props to enqueue it with. */
export type Email<Queued extends QueuedProps = never> = {
  name: string;
  /** Returns undefined if the email must not be sent. */
  write: (dependencies: EmailDependencies, recipient: string, props: Queued) => Promise<EmailContent | undefined>;
};

/** Defines an email. List it in `<domain>.emails.ts`. */
export const defineEmail = <Queued extends QueuedProps = Record<never, string>, Resolved = object>({
  name,
  resolve,
  subject,
  body,
  headers,
}: Definition<Queued, Resolved>): Email<Queued> => ({
  name,
  write: async (dependencies, recipient, queued) => {
    const resolved = resolve ? await resolve(dependencies, recipient, queued) : ({} as Resolved);
    if (!resolved) return undefined;
    const { trial } = await dependencies.settings.read();
    const props = { ...queued, ...resolved, siteUrl: dependencies.env.SITE_URL, trialDays: trial.days };
    return {
      subject: typeof subject === "string" ? subject : subject(props),
      body: body(props),
      ...(headers && { headers: headers(props) }),
    };
  },
});
