// Lists the emails of all domains.
import * as account from "./account/account.emails.tsx";
import * as ownerPayments from "./billing/payments/owner-payments.emails.tsx";
import * as payments from "./billing/payments/payments.emails.tsx";
import * as content from "./content/content.emails.tsx";
import * as conversations from "./conversations/conversations.emails.tsx";
import * as developers from "./developers/developers.emails.tsx";
import type { Email } from "./emails/define-email.ts";
import * as links from "./links/links.emails.tsx";
import * as operations from "./operations/operations.emails.tsx";
import * as reporting from "./reporting/reporting.emails.tsx";
import * as retention from "./retention/retention.emails.tsx";
import * as site from "./site/site.emails.tsx";
import * as workspace from "./workspace/workspace.emails.tsx";

const domains: Record<string, Email>[] = [
  site,
  payments,
  ownerPayments,
  account,
  workspace,
  links,
  content,
  conversations,
  retention,
  reporting,
  operations,
  developers,
];

/** All emails by the name under which they are queued. */
export const emails: ReadonlyMap<string, Email> = new Map(
  domains.flatMap((domain) => Object.values(domain)).map((email) => [email.name, email]),
);
