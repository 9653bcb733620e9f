import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link, paramsOf } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { monthText } from "#shared/text/month.ts";
import { api, read } from "../../app/api-client.ts";
import { pageCaching } from "../../app/page-caching.ts";
import { PageHead } from "../../app/page-head.tsx";
import { Brand } from "./brand.tsx";
import { ReportView, sectionOf } from "./report-view.tsx";

export const loader = ({ context, params }: LoaderFunctionArgs) => {
  // A link can be revoked, and it must stop working at once.
  context.get(pageCaching).allowed = false;
  const { token } = paramsOf("sharedReport", params);
  return read(context.get(api).reports.shared[":token"].$get({ param: { token } }));
};

/** A report for people without an account. It names the project, and the agency that shares it; our own name comes last. */
export function Component() {
  const report = useLoaderData<typeof loader>();
  const { branding, project, month, figures } = report;
  const title = `${project.name}: ${monthText(month)}`;
  return (
    <main id="main" className="mx-auto max-w-5xl px-5 py-8 sm:py-12 print:p-0">
      <PageHead title={title} robots="noindex, nofollow" />
      {branding && (
        <div className="mb-8 sm:mb-10">
          <Brand {...branding} />
        </div>
      )}
      <p className="text-muted wrap-anywhere">{URL.parse(project.url)?.host}</p>
      <h1 className="mt-1 mb-8 text-title wrap-anywhere">{title}</h1>
      <ReportView
        report={report}
        linkOf={(figure) => (sectionOf[figure] && figures[figure] ? `#${sectionOf[figure]}` : undefined)}
      />
      <p className="mt-12 border-t border-line pt-6 text-sm text-muted">
        {branding ? `Prepared by ${branding.name}. Every link was checked by ` : "Made with "}
        <a href={link("home")} className="link">
          {site.name}
        </a>
        {branding ? "." : ", which submits websites to directories and checks every link."}
      </p>
    </main>
  );
}
