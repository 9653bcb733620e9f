import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

type MagicLinkProps = { siteUrl: string; token: string; next?: string };

export const MagicLink = ({ siteUrl, token, next }: MagicLinkProps) => (
  <EmailLayout preview="Your link to sign in." siteUrl={siteUrl}>
    <Paragraph>Here is your link to sign in to {site.name}. It works once, for 10 minutes.</Paragraph>
    <Action href={`${siteUrl}${link("magicLink")}?${new URLSearchParams({ token, ...(next && { next }) })}`}>
      Sign in
    </Action>
    <Paragraph>If you did not ask for it, leave this mail alone: nobody is signed in without the link.</Paragraph>
  </EmailLayout>
);
