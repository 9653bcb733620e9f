import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { DashboardPage } from "../../page.tsx";

const subpages = [
  { page: "account", label: "Profile" },
  { page: "accountSecurity", label: "Sign-in and security" },
  { page: "accountEmails", label: "Emails" },
  { page: "accountData", label: "Data" },
  { page: "apiKeys", label: "API keys" },
] as const;

/** Layout of the account's subpages, with the navigation between them. */
export const AccountLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <DashboardPage title="Account" description={`${title}: your ${site.name} account.`}>
    <AccountNavigation />
    <div className="grid max-w-3xl divide-y divide-line *:py-10 *:first:pt-0">{children}</div>
  </DashboardPage>
);

export const AccountNavigation = () => (
  <nav aria-label="Account" className="-mt-2 mb-8 border-b border-line">
    <ul className="-mb-px flex flex-wrap gap-x-6">
      {subpages.map(({ page, label }) => (
        <li key={page}>
          <NavLink
            to={link(page)}
            end
            className={({ isActive }) =>
              `flex min-h-control items-center border-b-2 font-medium ${isActive ? "border-action text-ink" : "border-transparent text-muted hover:border-line hover:text-ink"}`
            }
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
