import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { Action, EmailLayout, Paragraph } from "./email-layout.tsx";

type MagicLinkProps = { siteUrl: string; token: string; next?: string };

export const MagicLink = ({ siteUrl, token, next }: MagicLinkProps) => (
  <EmailLayout preview={`Sign in to ${site.name}.`} siteUrl={siteUrl}>
    <Paragraph>Use this link to sign in to {site.name}. It expires in 10 minutes and can be used once.</Paragraph>
    <Action href={`${siteUrl}${link("magicLink")}?${new URLSearchParams({ token, ...(next && { next }) })}`}>
      Sign in
    </Action>
    <Paragraph>If you didn't request this link, you can ignore this email.</Paragraph>
  </EmailLayout>
);
