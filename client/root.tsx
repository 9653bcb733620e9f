import { useEffect } from "react";
import { Outlet, useRouteError } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { toPageError } from "./app/page-error.ts";
import { PageHead } from "./app/page-head.tsx";
import { startTheme } from "./app/theme.ts";
import { SiteLayout } from "./site/layout.tsx";
import { NotFound } from "./site/not-found.tsx";
import { ButtonLink } from "./ui/button.tsx";

export const Root = () => {
  useEffect(startTheme, []);
  return <Outlet />;
};

/** The error boundary of all pages: a not-found page for 404, a message and another try for other errors. */
export const ErrorPage = () => {
  const { status, message } = toPageError(useRouteError());
  const title = status === 404 ? "Page not found" : "Something went wrong";
  return (
    <SiteLayout base={link("home")}>
      <PageHead title={`${title} - ${site.name}`} description={title} robots="noindex" />
      {status === 404 ? (
        <NotFound />
      ) : (
        <div className="mx-auto max-w-2xl px-6 py-24 text-center">
          <h1 className="text-3xl font-semibold">{title}</h1>
          <p className="mt-4 text-muted">{message}</p>
          <p className="mt-8 flex flex-wrap justify-center gap-3">
            {/* Loads the same address again. */}
            <ButtonLink href="">Try again</ButtonLink>
            <ButtonLink href={link("home")} variant="quiet">
              Go back home
            </ButtonLink>
          </p>
        </div>
      )}
    </SiteLayout>
  );
};
