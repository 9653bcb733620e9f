import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { SetupSummary } from "#shared/operations/setup.ts";
import { link } from "#shared/routes.ts";

/** For administrators: on every page while no one can pay, and on the overview while required steps are open. */
export const SetupBanner = ({ required, checkout }: SetupSummary) => {
  const { pathname } = useLocation();
  return (
    <>
      {checkout && (
        <Banner label="Checkout" to={link("adminPlans")} action="Enter your payment links">
          {checkout}
        </Banner>
      )}
      {required > 0 && pathname === link("dashboard") && (
        <Banner label="Setup" to={link("adminSetup")} action="Finish setup">
          {required === 1 ? "One required setup step is open." : `${required} required setup steps are open.`}
        </Banner>
      )}
    </>
  );
};

type BannerProps = { label: string; to: string; action: string; children: ReactNode };

const Banner = ({ label, to, action, children }: BannerProps) => (
  <aside
    aria-label={label}
    className="mb-2 flex flex-wrap items-center justify-between gap-x-6 rounded-lg bg-wash px-3"
  >
    <p className="min-w-0">{children}</p>
    <Link to={to} className="link inline-flex min-h-control items-center">
      {action}
    </Link>
  </aside>
);
