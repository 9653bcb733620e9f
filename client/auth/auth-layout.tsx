import type { ReactNode } from "react";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../app/page-head.tsx";
import { PaymentResult } from "../app/payment-result.tsx";
import { SiteLayout } from "../site/layout.tsx";

type AuthLayoutProps = {
  title: string;
  description: string;
  lead?: ReactNode;
  /** Its address holds a token, which must not travel on with the next request. */
  isSecret?: boolean;
  /** It takes the place of a screen whose button had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** What stands around every page by which people come in. */
export const AuthLayout = ({ title, description, lead, isSecret, takesFocus, children }: AuthLayoutProps) => (
  <SiteLayout base={link("home")}>
    <PageHead title={`${title} - ${site.name}`} description={description} robots="noindex" />
    {isSecret && <meta name="referrer" content="no-referrer" />}
    <PaymentResult />
    <div className="bg-surface px-5 py-12 sm:py-20">
      <div className="card mx-auto max-w-md p-6 sm:p-10">
        <h1
          tabIndex={-1}
          ref={takesFocus ? focus : undefined}
          className="text-3xl font-semibold tracking-tight outline-none"
        >
          {title}
        </h1>
        {lead && <p className="mt-3 text-muted">{lead}</p>}
        {children}
      </div>
    </div>
  </SiteLayout>
);

const focus = (heading: HTMLElement | null) => heading?.focus();
