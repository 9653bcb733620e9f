import { link } from "#shared/routes.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { dayOf } from "../../ui/dates.ts";
import { type AccountStatus, daysText } from "../plans/account-status.ts";

/** The account's plan, trial or expiry, with the matching action. */
export const AccountStatusCard = ({ accountStatus }: { accountStatus: AccountStatus }) => {
  const { title, text, action } = statusText(accountStatus);
  return (
    <section aria-labelledby="standing" className="card flex flex-wrap items-center justify-between gap-6 p-6 sm:p-8">
      <div className="max-w-prose">
        <h2 id="standing" className="text-xl font-semibold">
          {title}
        </h2>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      {action && <ButtonLink href={link("plan")}>{action}</ButtonLink>}
    </section>
  );
};

const statusText = (accountStatus: AccountStatus): { title: string; text: string; action?: string } => {
  switch (accountStatus.kind) {
    case "plan":
      return { title: `You are on ${accountStatus.label}`, text: "Usage, invoices and changes are on the plan page." };
    case "admin":
      return { title: "You run this site", text: "Posts, plans, users and the waitlist are under Administration." };
    case "trial":
      return {
        title: `${daysText(accountStatus.daysLeft)} left of your trial`,
        text: `Everything works until ${dayOf(accountStatus.endsAt)}. No card is on file, so nothing is charged by itself.`,
        action: "Choose a plan",
      };
    case "over":
      return {
        title: "Your trial is over",
        text: "All that you have stays here to read. Choose a plan to go on working with it.",
        action: "Choose a plan",
      };
  }
};
