import type { ReactNode } from "react";
import { Body, Button, Container, Head, Hr, Html, Link, Preview, Text } from "react-email";
import { site } from "#shared/site.ts";

type LetterProps = { preview: string; siteUrl: string; children: ReactNode };

/** The frame of every mail: the name on top, the content, and who to write to. */
export const Letter = ({ preview, siteUrl, children }: LetterProps) => (
  <Html lang="en">
    <Head />
    <Preview>{preview}</Preview>
    <Body
      style={{
        backgroundColor: "#fafaf9",
        fontFamily: "Inter, Helvetica, Arial, sans-serif",
        margin: 0,
        padding: "32px 0",
      }}
    >
      <Container style={{ backgroundColor: "#ffffff", borderRadius: 12, maxWidth: 560, padding: 32 }}>
        <Link href={siteUrl} style={{ color: "#ca3500", fontSize: 18, fontWeight: 700, textDecoration: "none" }}>
          {site.name}
        </Link>
        {children}
        <Hr style={{ borderColor: "#e7e5e4", margin: "24px 0" }} />
        <Text style={{ color: "#57534e", fontSize: 13, lineHeight: "20px", margin: 0 }}>
          Questions? Write to <Link href={`mailto:${site.supportEmail}`}>{site.supportEmail}</Link>.
        </Text>
      </Container>
    </Body>
  </Html>
);

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ color: "#1c1917", fontSize: 16, lineHeight: "26px" }}>{children}</Text>
);

/** The one thing to do, and its address in full for those whose mail program shows no buttons. */
export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <>
    <Button
      href={href}
      style={{
        backgroundColor: "#c73400",
        borderRadius: 10,
        color: "#ffffff",
        fontSize: 16,
        fontWeight: 600,
        padding: "12px 20px",
        textDecoration: "none",
      }}
    >
      {children}
    </Button>
    <Text style={{ color: "#57534e", fontSize: 13, lineHeight: "20px", wordBreak: "break-all" }}>{href}</Text>
  </>
);
