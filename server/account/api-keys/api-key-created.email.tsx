import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { defineEmail } from "../../emails/define-email.ts";
import { Action, EmailLayout, Paragraph } from "../../emails/email-layout.tsx";

export const apiKeyCreated = defineEmail<{ name: string; scopes: string }>({
  name: "api-key-created",
  subject: "A new API key was created",
  body: ({ siteUrl, name, scopes }) => (
    <EmailLayout preview={`A new API key for your ${site.name} account.`} siteUrl={siteUrl}>
      <Paragraph>
        The API key “{name}” was created for your {site.name} account. Its permissions: {scopes}.
      </Paragraph>
      <Paragraph>
        If this was you, there's nothing to do. If it wasn't, revoke the key and change your password:
      </Paragraph>
      <Action href={siteUrl + link("apiKeys")}>Review API keys</Action>
    </EmailLayout>
  ),
});
