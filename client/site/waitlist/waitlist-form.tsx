import type { ReactNode } from "react";
import { link } from "#shared/routes.ts";
import { emailPattern } from "#shared/site/waitlist-messages.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useSite } from "../use-site.ts";

type WaitlistFormProps = {
  id: string;
  source: string;
  email?: string;
  error?: string;
  /** Gives way to the result. */
  note?: string;
  /** Between the field and the note. */
  children?: ReactNode;
};

/** Works without JavaScript; the page's script submits it with fetch and shows the result in place. */
export const WaitlistForm = ({
  id,
  source,
  email,
  error,
  note = "We'll email you when we launch.",
  children,
}: WaitlistFormProps) => (
  <form method="post" action="/waitlist" data-waitlist className="max-w-lg">
    <label htmlFor={`${id}-email`} className="mb-2 block text-sm font-medium">
      Your email
    </label>
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <input
        id={`${id}-email`}
        className="input flex-[1_1_10rem]"
        type="email"
        name="email"
        required
        maxLength={254}
        pattern={emailPattern.source.slice(1, -1)}
        title="name@company.com"
        placeholder="you@company.com"
        autoComplete="email"
        defaultValue={email}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-result`}
      />
      <Button type="submit">Join the waitlist</Button>
    </div>
    <input type="hidden" name="source" value={source} />
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={`${id}-nickname`}>Leave this empty</label>
      <input id={`${id}-nickname`} name="nickname" tabIndex={-1} autoComplete="off" />
    </div>
    {children}
    <div id={`${id}-result`} className="mt-3 min-h-11 text-sm">
      <p role="status" className="peer font-medium text-good" />
      <p role="alert" className="peer font-medium text-bad">
        {error}
      </p>
      <p data-note className="text-muted peer-[:not(:empty)]:hidden">
        {note}
      </p>
    </div>
  </form>
);

/** The waitlist's form while the waitlist is open, and a link to sign up, with `children` next to it. */
export const JoinForm = ({ id, source, children }: { id: string; source: string; children?: ReactNode }) => {
  const { hasWaitlist, trialDays } = useSite();
  const note = `Start free for ${trialDays} days, no card required.`;
  const start = (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <ButtonLink href={link("signUp")} variant={hasWaitlist ? "quiet" : "primary"}>
        Start free
      </ButtonLink>
      {children}
    </p>
  );
  return hasWaitlist ? (
    <WaitlistForm id={id} source={source} note={note}>
      {start}
    </WaitlistForm>
  ) : (
    <div>
      {start}
      <p className="mt-3 text-sm text-muted">{note}</p>
    </div>
  );
};
