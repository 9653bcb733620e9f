import { accountEmails } from "./account/account.emails.ts";
import { billingEmails } from "./billing/billing.emails.ts";
import { contentEmails } from "./content/content.emails.ts";
import { conversationsEmails } from "./conversations/conversations.emails.ts";
import { developersEmails } from "./developers/developers.emails.ts";
import type { Email } from "./emails/define-email.ts";
import { linksEmails } from "./links/links.emails.ts";
import { operationsEmails } from "./operations/operations.emails.ts";
import { reportingEmails } from "./reporting/reporting.emails.ts";
import { retentionEmails } from "./retention/retention.emails.ts";
import { siteEmails } from "./site/site.emails.ts";
import { workspaceEmails } from "./workspace/workspace.emails.ts";

const all: Email[] = [
  ...siteEmails,
  ...billingEmails,
  ...accountEmails,
  ...workspaceEmails,
  ...linksEmails,
  ...contentEmails,
  ...conversationsEmails,
  ...retentionEmails,
  ...reportingEmails,
  ...operationsEmails,
  ...developersEmails,
];

/** All emails by the name under which they are queued. */
export const emails: ReadonlyMap<string, Email> = new Map(all.map((email) => [email.name, email]));
