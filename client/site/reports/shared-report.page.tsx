import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link, paramsOf } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { monthText } from "#shared/text/month.ts";
import { api, read } from "../../app/api-client.ts";
import { pageCaching } from "../../app/page-caching.ts";
import { PageHead } from "../../app/page-head.tsx";
import { linksId, ReportView } from "./report-view.tsx";

export const loader = ({ context, params }: LoaderFunctionArgs) => {
  // A link can be revoked, and it must stop working at once.
  context.get(pageCaching).allowed = false;
  const { token } = paramsOf("sharedReport", params);
  return read(context.get(api).reports.shared[":token"].$get({ param: { token } }));
};

/** A report for people without an account. It names the project; our own name comes last. */
export function Component() {
  const report = useLoaderData<typeof loader>();
  const { project, month, figures } = report;
  const title = `${project.name}: ${monthText(month)}`;
  return (
    <main id="main" className="mx-auto max-w-5xl px-6 py-12 print:px-0 print:py-0">
      <PageHead title={title} robots="noindex, nofollow" />
      <p className="text-muted wrap-anywhere">{URL.parse(project.url)?.host}</p>
      <h1 className="mt-1 mb-8 text-title wrap-anywhere">{title}</h1>
      <ReportView
        report={report}
        linkOf={(figure) => (figure === "live" && figures.live > 0 ? `#${linksId}` : undefined)}
      />
      <p className="mt-12 border-t border-line pt-6 text-sm text-muted">
        Made with{" "}
        <a href={link("home")} className="link">
          {site.name}
        </a>
        , which submits websites to directories and checks every link.
      </p>
    </main>
  );
}
