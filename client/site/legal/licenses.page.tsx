import { link } from "#shared/routes.ts";
import { licenses } from "#shared/site/landing/site-content.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { SiteLayout } from "../layout.tsx";

export const Component = () => (
  <SiteLayout base={link("home")}>
    <PageHead
      title={`${licenses.title} - ${site.name}`}
      description={licenses.description}
      canonical={link("licenses")}
      robots="noindex"
    />
    <article className="shell grid gap-8 py-16 md:py-24 lg:grid-cols-[1fr_2fr]">
      <h1 className="self-start text-title lg:sticky lg:top-28">{licenses.title}</h1>
      <div className="max-w-2xl">
        <p className="text-lead">{licenses.intro}</p>
        {licenses.sources.map(({ heading, notice, use, links }) => (
          <section key={heading} className="mt-10">
            <h2 className="text-lg font-semibold">{heading}</h2>
            <p className="mt-3">{notice}</p>
            <p className="mt-3 text-muted">{use}</p>
            <ul className="mt-1 flex flex-wrap gap-x-6">
              {links.map(({ label, url }) => (
                <li key={url}>
                  <a
                    href={url}
                    rel={url.startsWith("https:") ? "noopener" : undefined}
                    className="link inline-block py-2.5"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  </SiteLayout>
);
