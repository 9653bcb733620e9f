import { type CSSProperties, createContext, type ReactNode, use } from "react";
import type { EmailList } from "#shared/email-lists.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";

/** `supportEmail`: from the settings. */
export const EmailContext = createContext({ siteUrl: "", supportEmail: "" });

type EmailLayoutProps = { preview: string; children: ReactNode };

/** Layout of every email: site name, content and support address. */
export const EmailLayout = ({ preview, children }: EmailLayoutProps) => (
  <html dir="ltr" lang="en">
    <head>
      <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
      <meta name="x-apple-disable-message-reformatting" />
      <title>{preview}</title>
    </head>
    <body style={{ backgroundColor: "#fafaf9", margin: 0, padding: 0 }}>
      <div style={invisible} className={skippedInText}>
        {preview}
        <div>{previewPadding.repeat(Math.max(0, previewLength - preview.length))}</div>
      </div>
      <table {...layout}>
        <tbody>
          <tr>
            <td style={{ backgroundColor: "#fafaf9", fontFamily, margin: 0, padding: "32px 0" }}>
              <table {...layout} style={{ maxWidth: 560, backgroundColor: "#ffffff", borderRadius: 12 }}>
                <tbody>
                  <tr style={{ width: "100%" }}>
                    <td style={{ padding: 32 }}>
                      <SiteLink to="" style={{ color: "#ca3500", fontSize: 18, fontWeight: 700 }}>
                        {site.name}
                      </SiteLink>
                      {children}
                      <hr style={{ width: "100%", border: "none", borderTop: "1px solid #e7e5e4", margin: "24px 0" }} />
                      <Text style={{ ...small, margin: 0 }}>
                        Questions? Write to <SupportLink />.
                      </Text>
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);

const SupportLink = () => {
  const { supportEmail } = use(EmailContext);
  return <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>;
};

/** Elements with this class are left out of the plain text version. */
export const skippedInText = "skipped-in-text";

// Table layout, the only one that Outlook for Windows supports.
const layout = {
  align: "center",
  width: "100%",
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
  role: "presentation",
} as const;

const fontFamily = "Inter, Helvetica, Arial, sans-serif";
const invisible = {
  display: "none",
  overflow: "hidden",
  lineHeight: "1px",
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const;

/** Inboxes fill the preview line with the start of the body unless it is padded with invisible characters. */
const previewLength = 150;
const previewPadding = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

export const small = { color: "#57534e", fontSize: 13, lineHeight: "20px" };

type StyledProps = { style?: CSSProperties; children: ReactNode };
type TextProps = StyledProps & { className?: string };

/** Margins are explicit because email clients differ in their defaults. */
export const Text = ({ style, className, children }: TextProps) => (
  <p className={className} style={{ fontSize: 14, lineHeight: "24px", margin: "16px 0", ...style }}>
    {children}
  </p>
);

export const Link = ({ href, style, children }: StyledProps & { href: string }) => (
  <a href={href} style={{ color: "#067df7", textDecoration: "none", ...style }} target="_blank" rel="noreferrer">
    {children}
  </a>
);

/** A link to a page of the site. */
export const SiteLink = ({ to, ...props }: StyledProps & { to: string }) => (
  <Link href={use(EmailContext).siteUrl + to} {...props} />
);

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ color: "#1c1917", fontSize: 16, lineHeight: "26px" }}>{children}</Text>
);

/** The call to action, on a page of the site: a button, plus its URL for email clients that show no buttons. */
export const Action = ({ to, children }: { to: string; children: ReactNode }) => (
  <ExternalAction href={use(EmailContext).siteUrl + to}>{children}</ExternalAction>
);

export const ExternalAction = ({ href, children }: { href: string; children: ReactNode }) => (
  <>
    <Link href={href} style={buttonStyle}>
      <OutlookPadding html='<i style="mso-font-width:500%;mso-text-raise:18px" hidden>&#8202;&#8202;</i>' />
      <span style={buttonTextStyle}>{children}</span>
      <OutlookPadding html='<i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i>' />
    </Link>
    {/* The plain text has the button's URL already. */}
    <Text style={{ ...small, wordBreak: "break-all" }} className={skippedInText}>
      {href}
    </Text>
  </>
);

/** Why the email was sent, and a link that turns off its list. */
export const Unsubscribe = ({ list, token, children }: { list: EmailList; token: string; children: ReactNode }) => (
  <Text style={small}>
    {children} <SiteLink to={`${link("unsubscribe")}${unsubscribeQuery(list, token)}`}>Unsubscribe</SiteLink>
  </Text>
);

/** The digest is the list of a link without one. */
export const unsubscribeQuery = (list: EmailList, token: string) =>
  `?${list === "digest" ? "" : `list=${list}&`}token=${token}`;

export const OwnerSettings = () => (
  <Paragraph>
    You can turn these emails off in your account: {`${use(EmailContext).siteUrl}${link("accountEmails")}#mails`}
  </Paragraph>
);

const buttonStyle: CSSProperties & Record<`mso${string}`, string> = {
  display: "inline-block",
  maxWidth: "100%",
  padding: "12px 20px",
  borderRadius: 10,
  backgroundColor: "#c73400",
  color: "#ffffff",
  fontSize: 16,
  fontWeight: 600,
  lineHeight: "100%",
  msoPaddingAlt: "0px",
};
const buttonTextStyle: typeof buttonStyle = {
  display: "inline-block",
  maxWidth: "100%",
  lineHeight: "120%",
  msoPaddingAlt: "0px",
  msoTextRaise: "9px",
};

/** Outlook for Windows ignores the padding of links; stretched hair spaces replace it. */
const OutlookPadding = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file; React cannot write comments.
  <span dangerouslySetInnerHTML={{ __html: `<!--[if mso]>${html}<![endif]-->` }} />
);
