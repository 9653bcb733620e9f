import type { Db } from "#db/connect.ts";
import { mails } from "#db/schema/index.ts";
import { currentRequestId } from "../request-id.ts";
import type { TemplateName, TemplateProps } from "./templates.ts";

type Mail<Name extends TemplateName> = {
  to: string;
  template: Name;
  props: TemplateProps<Name> & Record<string, string>;
};

/** Wants a mail sent. Called in the transaction that is its reason, so that neither happens without the other. */
export const queueMail = async <Name extends TemplateName>(db: Db, { to, template, props }: Mail<Name>) => {
  await db.insert(mails).values({ recipient: to, template, props, requestId: currentRequestId() });
};
