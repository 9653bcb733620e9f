import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

type WelcomeProps = { siteUrl: string; trialDays: number; token?: string; next?: string };

/** With a token it asks to confirm the address; without one the address is already verified. */
export const Welcome = ({ siteUrl, trialDays, token, next }: WelcomeProps) => (
  <EmailLayout preview={`Your ${trialDays}-day trial has started.`} siteUrl={siteUrl}>
    <Paragraph>Welcome to {site.name}.</Paragraph>
    <Paragraph>
      Your account is ready. Try everything for {trialDays} days, no card required. To get started, add your website.
    </Paragraph>
    {token ? (
      <>
        <Paragraph>Please confirm your email. This link expires in a week.</Paragraph>
        <Action href={`${siteUrl}${link("confirmEmail")}?${new URLSearchParams({ token, ...(next && { next }) })}`}>
          Confirm email
        </Action>
        <Paragraph>If you didn't sign up, you can ignore this email.</Paragraph>
      </>
    ) : (
      <Action href={siteUrl + link("dashboard")}>Open dashboard</Action>
    )}
  </EmailLayout>
);
