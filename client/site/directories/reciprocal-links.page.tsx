import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { backlinkLabels, confirmedCount, reciprocalEntries } from "#shared/catalogue/reciprocal.ts";
import { spamPolicyUrl, whyChoose } from "#shared/landing/reciprocal-links.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { itemList } from "../../app/json-ld.tsx";
import { PageHead } from "../../app/page-head.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";
import { activePlans } from "../landing/active-plans.ts";
import { Pricing } from "../landing/pricing.tsx";
import { CallToAction, Faq, Features, SectionHeading } from "../landing/sections.tsx";
import { SiteLayout } from "../layout.tsx";

export const loader = async ({ context }: LoaderFunctionArgs) => ({ plans: await activePlans(context) });

export function Component() {
  const { plans } = useLoaderData<typeof loader>();
  return (
    <SiteLayout
      base=""
      trail={[{ name: "Reciprocal links", path: link("reciprocalLinks") }]}
      data={() => itemList("Directories with reciprocal links", reciprocalEntries)}
    >
      <PageHead
        title={`List of Directories With Reciprocal Links - ${site.name}`}
        description={`${reciprocalEntries.length} directories, ${confirmedCount} of which require or offer a link back according to a named source, and what reciprocal links risk under Google's spam policy.`}
        canonical={link("reciprocalLinks")}
      />
      <ReciprocalHero />
      <Risk />
      <Entries />
      <Features heading={`Why choose ${site.name} for directory submissions`} items={whyChoose} />
      <Pricing plans={plans} />
      <Faq />
      <CallToAction joinSource="reciprocal-links" />
    </SiteLayout>
  );
}

const ReciprocalHero = () => (
  <section className="shell py-16 md:py-24">
    <h1 className="max-w-3xl text-display">
      List of directories with <span className="text-accent">reciprocal links</span>
    </h1>
    <p className="mt-6 mb-8 max-w-2xl text-lead text-muted">
      {reciprocalEntries.length} directories, with what sources confirm about the link or badge they ask for in return.
      Most directories ask for none, and we submit to those first.
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
          <a href={spamPolicyUrl} rel="noopener" className="link">
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

const columns = [
  { key: "name", label: "Directory and source" },
  { key: "backlink", label: "Link back" },
];

const Entries = () => (
  <section className="shell py-20 md:py-28">
    <SectionHeading id="list" title={`${reciprocalEntries.length} directories and what is confirmed`}>
      For the first {confirmedCount}, a source says that a badge or link back is required or offered. The rest are
      general web directories, which often ask for one, but no source confirms it.
    </SectionHeading>
    <div className="mt-10">
      <Table caption="Confirmed entries first. Rules change, so read the form before you submit." columns={columns}>
        {reciprocalEntries.map(({ name, url, backlink, source }) => (
          <tr key={url}>
            <th scope="row" className="py-1 pr-3 font-medium wrap-anywhere">
              <a href={url} rel="nofollow noopener" className="inline-block py-2 hover:underline">
                {name}
              </a>
              <p className="pb-2 font-normal text-muted">{source}</p>
            </th>
            <td className={backlink === "unconfirmed" ? "text-muted" : "font-medium"}>{backlinkLabels[backlink]}</td>
          </tr>
        ))}
      </Table>
    </div>
    <p className="mt-6 max-w-2xl text-sm text-muted">
      Facts from teamhandyapps-oss/launch-directories are used under CC BY 4.0. Our links to these sites are nofollow,
      and we don't recommend any of them.{" "}
      <a href={link("directories")} className="link">
        Browse and filter all directories
      </a>
    </p>
  </section>
);
