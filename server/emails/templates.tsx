import { convert, type HtmlToTextOptions } from "html-to-text";
import { renderToStaticMarkup } from "react-dom/server";
import type { Settings } from "#shared/site/settings.ts";
import { submissionNewsEmail } from "../links/news/submission-news.email.tsx";
import { accountEmails } from "./account-emails.tsx";
import { EmailContext, EmailLayout, skippedInText, type Template, unsubscribeQuery } from "./email-layout.tsx";
import { ownerEmails } from "./owner-emails.tsx";
import { paymentEmails } from "./payment-emails.tsx";
import { projectEmails } from "./project-emails.tsx";

const templates = {
  ...accountEmails,
  ...projectEmails,
  ...paymentEmails,
  ...ownerEmails,
  "submission-news": submissionNewsEmail,
};

export type TemplateName = keyof typeof templates;
/** The props to enqueue a template with. Link tokens and the content of digests are added when the email is sent. */
export type TemplateProps<Name extends TemplateName> = Omit<
  Parameters<(typeof templates)[Name]["body"]>[0],
  "trialDays" | "token" | "digest" | "news" | "report" | "destination" | "webhook" | "slack" | "alert" | "invitation"
>;

/** All props of a template. */
export type EmailProps = Record<string, unknown>;

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

/** Returns the subject, the HTML and its plain text version. */
export const renderEmail = (
  name: TemplateName,
  props: EmailProps,
  { siteUrl, settings }: { siteUrl: string; settings: Settings },
) => {
  const { subject, preview, body, list } = templates[name] as Template<EmailProps>;
  const filled = { ...props, trialDays: settings.trial.days };
  const html =
    doctype +
    renderToStaticMarkup(
      <EmailContext value={{ siteUrl, supportEmail: settings.general.supportEmail }}>
        <EmailLayout preview={typeof preview === "string" ? preview : preview(filled)}>{body(filled)}</EmailLayout>
      </EmailContext>,
    );
  return {
    subject: typeof subject === "string" ? subject : subject(filled),
    html,
    text: convert(html, textOptions),
    // One-click unsubscribe (RFC 8058): email clients show their own button, which needs no sign-in.
    ...(list && {
      headers: {
        "List-Unsubscribe": `<${siteUrl}/api/digest/off${unsubscribeQuery(list, String(props.token))}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  };
};
