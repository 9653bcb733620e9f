import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type BotIdentity, botLimits } from "#shared/links/bot.ts";
import { missesUntilClosed } from "#shared/links/directory-checks.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { api, read } from "../../app/api-client.ts";
import { PageHead } from "../../app/page-head.tsx";
import { SiteLayout } from "../layout.tsx";
import { useSite } from "../use-site.ts";

export const loader = ({ context }: LoaderFunctionArgs) => read(context.get(api).bot.$get());

export function Component() {
  const { name, userAgent } = useLoaderData<BotIdentity>();
  const { supportEmail } = useSite();
  return (
    <SiteLayout base={link("home")} trail={[{ name: "Our bot", path: link("bot") }]}>
      <PageHead
        title={`${name}: What Our Bot Does and How to Block It - ${site.name}`}
        description={`${name} checks once a month whether the websites in our list of directories still exist. Its user agent, its limits, and the robots.txt that keeps it away.`}
        canonical={link("bot")}
      />
      <article className="shell grid grid-cols-1 gap-8 py-16 md:py-24 lg:grid-cols-[1fr_2fr]">
        <h1 className="self-start text-title lg:sticky lg:top-28">{name}, our bot</h1>
        <div className="max-w-2xl">
          <p className="text-lead">
            {site.name} lists <Anchor to={link("directories")}>directories</Anchor> that businesses can submit to.{" "}
            {name} visits their home pages once a month, so that we don't send anyone to a website that no longer
            exists.
          </p>
          <Heading>How to recognize it</Heading>
          <Text>Its requests have this user agent:</Text>
          <Code>{userAgent}</Code>
          <Text>
            It doesn't pretend to be a browser or a person, doesn't solve CAPTCHAs, doesn't sign in and doesn't fill in
            forms.
          </Text>
          <Heading>What it requests</Heading>
          <ul className="mt-3 list-disc space-y-2 pl-5 text-muted">
            <li>Your robots.txt, which it reads again after {botLimits.robotsHours} hours, and then your home page.</li>
            <li>
              One request at a time, with at least {botLimits.secondsBetween} seconds between two, and at most{" "}
              {botLimits.requestsPerDay} requests to a host in 24 hours.
            </li>
            <li>If the page has not changed since the last visit, your server can answer with 304 and no body.</li>
            <li>
              After 429 or 503 it stays away for as long as Retry-After says, and for at least {botLimits.pauseHours}{" "}
              hours.
            </li>
            <li>
              If a check fails, it comes back after a day, then after longer pauses. Only 404, 410 or a domain that does
              not exist count as missing, and only on {missesUntilClosed} different days is a directory marked as
              closed.
            </li>
          </ul>
          <Text>
            We store the status, the page's title and where it redirects to. We don't copy its content and don't follow
            its links.
          </Text>
          <Heading>How to block it</Heading>
          <Text>Add these lines to your robots.txt. They take effect within {botLimits.robotsHours} hours.</Text>
          <Code>{`User-agent: ${name}\nDisallow: /`}</Code>
          <Text>Your directory stays listed. Its page then says that it could not be checked.</Text>
          <Heading>Audits</Heading>
          <Text>
            Customers can let us audit their own website. An audit reads up to thirty pages of it, has {site.name}Bot in
            its user agent, and obeys robots.txt, too.
          </Text>
          <Heading>Contact</Heading>
          <Text>
            If it causes trouble, or if a result about your website is wrong, write to{" "}
            <Anchor to={`mailto:${supportEmail}`}>{supportEmail}</Anchor>. We answer and, if you like, remove your
            website from the visits.
          </Text>
        </div>
      </article>
    </SiteLayout>
  );
}

const Heading = ({ children }: { children: string }) => <h2 className="mt-10 text-lg font-semibold">{children}</h2>;

const Text = ({ children }: { children: ReactNode }) => <p className="mt-3 text-muted">{children}</p>;

const Code = ({ children }: { children: string }) => (
  <pre className="mt-3 rounded-lg bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere">{children}</pre>
);

const Anchor = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className="link">
    {children}
  </a>
);
