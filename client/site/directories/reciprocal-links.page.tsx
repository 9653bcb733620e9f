import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import { whyChoose } from "#shared/site/landing/site-content.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { directoryPages, itemList } from "../json-ld.tsx";
import { activePlans } from "../landing/active-plans.ts";
import { Features } from "../landing/features.tsx";
import { Pricing } from "../landing/pricing.tsx";
import { CallToAction, Faq, SectionHeading } from "../landing/sections.tsx";
import { SiteLayout } from "../layout.tsx";
import { useSite } from "../use-site.ts";
import { DirectoryTable, SubmitLink } from "./directory-table.tsx";
import { listUrl } from "./list-params.ts";
import { listDirectories } from "./load.ts";

const shownInAll = 45;

/** On a public blocklist as a link farm. */
const leftOut = new Set(["viesearch.com"]);

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [reciprocal, badge, general, plans] = await Promise.all([
    listDirectories(context, { condition: "reciprocal" }, shownInAll),
    listDirectories(context, { condition: "badge" }, shownInAll),
    listDirectories(context, { category: "general" }, shownInAll),
    activePlans(context),
  ]);
  const confirmed = [...reciprocal.directories, ...badge.directories];
  const unconfirmed = general.directories
    .filter(({ linkCondition, host }) => linkCondition === null && !leftOut.has(host))
    .slice(0, Math.max(0, shownInAll - confirmed.length));
  return { confirmed, unconfirmed, plans };
};

export function Component() {
  const { confirmed, unconfirmed, plans } = useLoaderData<typeof loader>();
  const { faq } = useSite();
  return (
    <SiteLayout
      base=""
      trail={[{ name: "Reciprocal links", path: link("reciprocalLinks") }]}
      data={(siteUrl) => itemList("Directories with reciprocal links", directoryPages(confirmed, siteUrl))}
    >
      <PageHead
        title={`List of Directories With Reciprocal Links - ${site.name}`}
        description={`${confirmed.length} directories that ask for a link back or a badge according to a named source, and what reciprocal links risk under Google's spam policy.`}
        canonical={link("reciprocalLinks")}
      />
      <ReciprocalHero total={confirmed.length} />
      <Risk />
      <Entries confirmed={confirmed} unconfirmed={unconfirmed} />
      <Features heading={`Why choose ${site.name} for directory submissions`} items={whyChoose} />
      <Pricing plans={plans} />
      <Faq items={faq.slice(0, 8)}>
        <a href={link("faq")} className="link inline-block py-3">
          More questions about {site.name}
        </a>
      </Faq>
      <CallToAction joinSource="reciprocal-links" />
    </SiteLayout>
  );
}

const ReciprocalHero = ({ total }: { total: number }) => (
  <section className="shell py-16 md:py-24">
    <h1 className="max-w-3xl text-display">
      List of directories with <span className="text-accent">reciprocal links</span>
    </h1>
    <p className="mt-6 mb-8 max-w-2xl text-lead text-muted">
      {total} directories that ask for a link back or a badge, each with its price, its authority and the kind of link
      it gives. Most directories ask for neither, and we submit to those first.
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="#pricing">See plans</ButtonLink>
      <ButtonLink href="#list" variant="quiet">
        View the list
      </ButtonLink>
    </div>
  </section>
);

const Risk = () => (
  <section className="border-y border-line bg-surface">
    <div className="shell grid gap-10 py-16 md:py-20 lg:grid-cols-2">
      <div>
        <h2 id="reciprocal-link" className="text-title">
          What is a reciprocal link?
        </h2>
        <p className="mt-4 text-muted">
          Two websites that link to each other. Some directories list you, or give you a dofollow link, only after you
          add their badge or link to your website.
        </p>
        <p className="mt-3 text-muted">
          Such links are normal where they help readers: partners, suppliers, a launch you're proud of. What matters is
          who the link is for.
        </p>
      </div>
      <div>
        <h2 id="risk" className="text-title">
          What are the risks?
        </h2>
        <p className="mt-4 text-muted">
          Google's spam policy lists “excessive link exchanges” and “low-quality directory or bookmark site links” as
          link spam. Google may ignore such links, rank the website lower or leave it out.{" "}
          <a
            href="https://developers.google.com/search/docs/essentials/spam-policies#link-spam"
            rel="noopener"
            className="link"
          >
            Read the policy
          </a>
        </p>
        <p className="mt-3 text-muted">
          So keep to a few, with sites you'd mention to a customer, and never on every page. If you show a badge only in
          exchange, mark its link as nofollow or sponsored, even if the directory would prefer otherwise.
        </p>
      </div>
    </div>
  </section>
);

type EntriesProps = Pick<Awaited<ReturnType<typeof loader>>, "confirmed" | "unconfirmed">;

const Entries = ({ confirmed, unconfirmed }: EntriesProps) => (
  <section className="shell py-16 md:py-20">
    <SectionHeading id="list" title={`${confirmed.length} directories and what they ask for`}>
      A source named on the directory's page says so. Rules change, so read the form before you submit.
    </SectionHeading>
    <div className="mt-8">
      <DirectoryTable caption="A link back first, then a badge; highest authority first" directories={confirmed} />
    </div>
    <h3 className="mt-12 mb-2 text-xl font-semibold">General web directories, not confirmed</h3>
    <p className="text-muted">
      Many directories of this kind ask for a link back, but no source confirms it for these.
    </p>
    <ul className="mt-4 grid gap-x-12 text-sm sm:grid-cols-2 lg:grid-cols-3">
      {unconfirmed.map((directory) => (
        <li key={directory.id} className="flex justify-between gap-4 border-b border-line py-1">
          <a href={link("directory", { slug: directory.slug })} className="py-2 wrap-anywhere hover:underline">
            {directory.name}
          </a>
          <SubmitLink directory={directory} className="link inline-block py-2" />
        </li>
      ))}
    </ul>
    <p className="mt-8 max-w-2xl text-sm text-muted">
      Facts from teamhandyapps-oss/launch-directories are used under CC BY 4.0. Our links to these sites are nofollow,
      and we don't recommend any of them.{" "}
      <a href={listUrl({ condition: "none" })} className="link">
        Directories that ask for nothing in return
      </a>
    </p>
  </section>
);
