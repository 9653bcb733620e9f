import { publicSites } from "#shared/conversations/sources.ts";
import { link } from "#shared/routes.ts";
import { type LegalSection, lastUpdated, legalText } from "#shared/site/landing/legal.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SiteLayout } from "../layout.tsx";
import { useSite } from "../use-site.ts";

export const Terms = () => <LegalPage name="terms" />;
export const Privacy = () => <LegalPage name="privacy" />;
export const Gdpr = () => <LegalPage name="gdpr" />;

const LegalPage = ({ name }: { name: "terms" | "privacy" | "gdpr" }) => {
  const facts = useSite();
  const text = legalText(name, { ...facts, searchedSites: publicSites });
  return (
    <SiteLayout base={link("home")}>
      <PageHead
        title={`${text.title} - ${site.name}`}
        description={text.description}
        canonical={link(name)}
        robots="noindex, nofollow"
      />
      <Legal text={text} supportEmail={facts.supportEmail} />
    </SiteLayout>
  );
};

type LegalProps = { text: ReturnType<typeof legalText>; supportEmail: string };

const Legal = ({ text, supportEmail }: LegalProps) => (
  <article className="shell grid gap-8 py-16 md:py-24 lg:grid-cols-[1fr_2fr]">
    <div className="self-start lg:sticky lg:top-28">
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-4 text-muted">{`Last Updated: ${lastUpdated}`}</p>
      <p className="mt-1 text-muted">{`Amended: ${text.amended}`}</p>
    </div>
    <div className="max-w-2xl">
      {text.notice && <p className="mb-6 rounded-xl border border-line bg-surface p-4 font-medium">{text.notice}</p>}
      <p className="text-lead">{text.intro}</p>
      {text.sections.map(({ id, heading, paragraphs, items, action }) => (
        <section key={heading} id={id} className="mt-10 scroll-mt-24">
          <h2 className="text-lg font-semibold">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 text-muted">
              {paragraph}
            </p>
          ))}
          {items && (
            <ul className="mt-3 list-disc space-y-2 pl-5 text-muted">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {action && (
            <p className="mt-4">
              <ButtonLink href={draftOf(action, supportEmail)} variant="quiet">
                {action.label}
              </ButtonLink>
            </p>
          )}
        </section>
      ))}
    </div>
  </article>
);

const draftOf = ({ subject, body }: NonNullable<LegalSection["action"]>, to: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join("\n"))}`;
