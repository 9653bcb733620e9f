import type { ReactNode } from "react";
import { link } from "#shared/routes.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useSite } from "../use-site.ts";
import { WaitlistForm } from "./waitlist-form.tsx";

type JoinFormProps = { id: string; source: string; children?: ReactNode };

/** The waitlist's form while the waitlist is open, and a link to sign up, with `children` next to it. */
export const JoinForm = ({ id, source, children }: JoinFormProps) => {
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
