import { link } from "#shared/routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { useSite } from "./use-site.ts";

export const NotFound = () => (
  <section className="shell py-24 text-center md:py-36">
    <p className="font-semibold text-accent">404</p>
    <h1 className="mt-4 text-display">Page not found</h1>
    <p className="mt-6 text-lead text-muted">Sorry, we couldn't find the page you're looking for.</p>
    <div className="mt-10 flex flex-wrap justify-center gap-4">
      <ButtonLink href={link("home")}>Go back home</ButtonLink>
      <ButtonLink href={`mailto:${useSite().supportEmail}`} variant="quiet">
        Contact support
      </ButtonLink>
    </div>
  </section>
);
