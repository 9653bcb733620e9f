import { type CSSProperties, createContext, type ReactNode, use } from "react";
import type { EmailList } from "#shared/email-lists.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { unsubscribeQuery } from "./unsubscribe-token.ts";

type EmailLayoutProps = { preview: string; siteUrl: string; children: ReactNode };

/** Layout of every email: site name, content and support address. */
export const EmailLayout = ({ preview, siteUrl, children }: EmailLayoutProps) => (
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
                      <Link href={siteUrl} style={{ color: "#ca3500", fontSize: 18, fontWeight: 700 }}>
                        {site.name}
                      </Link>
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

/** The support address of the settings. */
export const SupportEmail = createContext<string>(site.supportEmail);

const SupportLink = () => {
  const email = use(SupportEmail);
  return <Link href={`mailto:${email}`}>{email}</Link>;
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

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ color: "#1c1917", fontSize: 16, lineHeight: "26px" }}>{children}</Text>
);

/** The call to action: a button, plus its URL for email clients that show no buttons. */
export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
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

type UnsubscribeLinkProps = { siteUrl: string; list: EmailList; token: string };

export const UnsubscribeLink = ({ siteUrl, list, token }: UnsubscribeLinkProps) => (
  <Link href={siteUrl + link("unsubscribe") + unsubscribeQuery(list, token)}>Unsubscribe</Link>
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
