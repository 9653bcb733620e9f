import { useRef, useState } from "react";
import { Link } from "react-router";
import type { Me } from "#shared/account/account.ts";
import { link } from "#shared/routes.ts";
import { signOut } from "../../app/sign-out.ts";
import { Button } from "../../ui/button.tsx";

/** The account's pages and signing out, behind the user's initial. A native popover closes on Escape and on a click outside. */
export const AccountMenu = ({ me, isOperator }: { me: Pick<Me, "email" | "name">; isOperator: boolean }) => {
  const menu = useRef<HTMLDivElement>(null);
  const [isSigningOut, setSigningOut] = useState(false);
  const links = [
    { to: link("account"), label: "Account settings" },
    ...(isOperator ? [] : [{ to: link("plan"), label: "Plan and invoices" }]),
    { to: link("apiKeys"), label: "API keys" },
  ];
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Your account"
        className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-surface"
      >
        <span
          aria-hidden="true"
          data-initial={[...(me.name || me.email).trim()][0]}
          className="grid size-8 place-items-center rounded-full bg-wash font-semibold text-accent uppercase before:content-[attr(data-initial)]"
        />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className="fixed inset-auto top-15 right-4 w-64 rounded-xl border border-line bg-raised p-2 text-ink shadow-lg"
      >
        <p className="border-b border-line px-3 pt-1 pb-2 text-sm wrap-anywhere text-muted">{me.email}</p>
        {links.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-11 items-center rounded-lg px-3 hover:bg-surface"
            onClick={() => menu.current?.hidePopover()}
          >
            {label}
          </Link>
        ))}
        <Button
          variant="quiet"
          className="mt-2 w-full"
          busy={isSigningOut}
          onClick={() => {
            setSigningOut(true);
            void signOut();
          }}
        >
          Sign out
        </Button>
      </div>
    </>
  );
};

const menuId = "account-menu";
