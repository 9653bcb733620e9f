import { convert, type HtmlToTextOptions } from "html-to-text";
import { renderToStaticMarkup } from "react-dom/server";
import { senderOf } from "../integrations/smtp.ts";
import type { Email, EmailDependencies, QueuedProps } from "./define-email.ts";
import { EmailContext, EmailLayout, skippedInText, unsubscribeQuery } from "./email-layout.tsx";

// XHTML 1.0 Transitional, which email clients expect.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const textOptions: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: `.${skippedInText}`, format: "skip" },
    { selector: "a", options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: "td", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

/** Returns the message as HTML and as plain text, or undefined if the email must not be sent. */
export const renderEmail = async <Queued extends QueuedProps>(
  dependencies: EmailDependencies,
  email: Email<Queued>,
  to: string,
  props: Queued,
) => {
  const content = await email.write(dependencies, to, props);
  if (!content) return undefined;
  const { env, settings } = dependencies;
  const { general } = await settings.read();
  const { subject, preview, body, unsubscribe } = content;
  const html =
    doctype +
    renderToStaticMarkup(
      <EmailContext value={{ siteUrl: env.SITE_URL, supportEmail: general.supportEmail }}>
        <EmailLayout preview={preview}>{body}</EmailLayout>
      </EmailContext>,
    );
  return {
    from: senderOf(env, general),
    to,
    subject,
    html,
    text: convert(html, textOptions),
    // One-click unsubscribe (RFC 8058): email clients show their own button, which needs no sign-in.
    ...(unsubscribe && {
      headers: {
        "List-Unsubscribe": `<${env.SITE_URL}/api/digest/off${unsubscribeQuery(unsubscribe.list, unsubscribe.token)}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  };
};
