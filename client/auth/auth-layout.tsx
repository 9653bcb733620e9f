import type { ReactNode } from "react";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../app/page-head.tsx";
import { PaymentResult } from "../dashboard/billing/payments/payment-result.tsx";
import { SiteLayout } from "../site/layout.tsx";
import { ButtonLink } from "../ui/button.tsx";

type AuthLayoutProps = {
  title: string;
  description: string;
  lead?: ReactNode;
  /** The URL contains a token, which must not leak in the Referer header. */
  isSecret?: boolean;
  /** Focuses the heading, for a screen that replaces the one with the focused button. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** Layout of all authentication pages. */
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

type AuthMessageProps = Pick<AuthLayoutProps, "title" | "description" | "lead"> & { action: string; href: string };

/** The result of following a link, with the next step. */
export const AuthMessage = ({ action, href, ...layout }: AuthMessageProps) => (
  <AuthLayout {...layout} takesFocus>
    <p className="mt-8">
      <ButtonLink href={href} className="w-full">
        {action}
      </ButtonLink>
    </p>
  </AuthLayout>
);

/** Reports the success of an action; empty before it. */
export const SuccessMessage = ({ children }: { children: ReactNode }) => (
  <p role="status" className="text-good not-empty:mt-6 not-empty:rounded-lg not-empty:bg-good-wash not-empty:p-4">
    {children}
  </p>
);
