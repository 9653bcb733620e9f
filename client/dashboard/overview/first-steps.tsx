import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Me } from "#shared/account.ts";
import { link } from "#shared/routes.ts";

/** Next steps for users without a project. */
export const FirstSteps = ({ me }: { me: Me }) => (
  <section aria-labelledby="next">
    <h2 id="next" className="mb-5 text-xl font-semibold">
      What to do next
    </h2>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
      {stepsFor(me).map((step) => (
        <Step key={step.title} {...step} />
      ))}
    </ul>
  </section>
);

type StepProps = { title: string; text: ReactNode; to: string; isExternal?: boolean };

const stepsFor = ({ name, website }: Me): StepProps[] => [
  {
    title: "Add your website",
    text: "See within minutes who talks about what you sell, and answer them.",
    to: link("newProject"),
  },
  ...(name && website
    ? []
    : [{ title: "Tell us about you", text: "Your name and your website, for your listings.", to: link("account") }]),
  { title: "Compare the plans", text: "What each allows, and what you have used so far.", to: link("plan") },
  {
    title: "Look through the directories",
    text: "Where startups are listed, with what each asks and costs.",
    to: link("directories"),
    isExternal: true,
  },
  {
    title: "Read how it is done well",
    text: "Our articles on listings, links and being found.",
    to: link("blog"),
    isExternal: true,
  },
];

const Step = ({ title, text, to, isExternal = false }: StepProps) => {
  const className = "font-semibold after:absolute after:inset-0 hover:underline";
  return (
    <li className="relative rounded-2xl border border-line p-5 hover:bg-surface">
      {/* Public pages are separate documents. */}
      {isExternal ? (
        <a href={to} className={className}>
          {title}
        </a>
      ) : (
        <Link to={to} className={className}>
          {title}
        </Link>
      )}
      <p className="mt-1.5 text-muted">{text}</p>
    </li>
  );
};
