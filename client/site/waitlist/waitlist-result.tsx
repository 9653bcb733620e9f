import { link } from "#shared/routes.ts";
import { joinedMessage } from "#shared/waitlist-messages.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { WaitlistForm } from "./waitlist-form.tsx";

type WaitlistResultProps = { joined: boolean; error?: string; email?: string };

/** Result page of the waitlist form, without JavaScript. */
export const WaitlistResult = ({ joined, error, email }: WaitlistResultProps) => (
  <section className="shell max-w-xl py-24 md:py-36">
    <h1 className="text-display">{joined ? "You are on the list" : "Join the waitlist"}</h1>
    {joined ? (
      <>
        <p role="status" className="mt-6 mb-10 text-lead text-muted">
          {joinedMessage}
        </p>
        <ButtonLink href={link("home")}>Go back home</ButtonLink>
      </>
    ) : (
      <div className="mt-10">
        <WaitlistForm id="waitlist" source="waitlist-page" email={email} error={error} />
      </div>
    )}
  </section>
);
