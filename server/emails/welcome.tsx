import { trialDays } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

type WelcomeProps = { siteUrl: string; token?: string };

/** With a token it asks to confirm the address; without one the address is already verified. */
export const Welcome = ({ siteUrl, token }: WelcomeProps) => (
  <EmailLayout preview="Your account is ready." siteUrl={siteUrl}>
    <Paragraph>Welcome to {site.name}.</Paragraph>
    <Paragraph>
      Your account is ready, and everything works for {trialDays} days from its start without a card. Add your website
      first: the rest follows from it.
    </Paragraph>
    {token ? (
      <>
        <Paragraph>Please confirm that this address is yours. The link works for a week.</Paragraph>
        <Action href={`${siteUrl}${link("confirmEmail")}?token=${token}`}>Confirm my address</Action>
        <Paragraph>
          If you did not sign up, somebody typed your address by mistake: leave this mail alone and the address stays
          unconfirmed.
        </Paragraph>
      </>
    ) : (
      <Action href={siteUrl + link("dashboard")}>Open the dashboard</Action>
    )}
  </EmailLayout>
);
