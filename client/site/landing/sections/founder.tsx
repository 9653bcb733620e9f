import { site } from "#shared/site.ts";
import { ButtonLink } from "../../../ui/button.tsx";

export const Founder = () => {
  const { name, bio, socialUrl, socialLabel } = site.founder;
  return (
    <section className="shell">
      <div className="grid items-center gap-8 rounded-2xl border border-line bg-surface p-8 md:grid-cols-[auto_1fr] md:gap-12 md:p-14">
        <p
          aria-hidden="true"
          className="grid size-28 place-items-center rounded-2xl bg-wash text-title text-accent md:size-40 md:text-display"
        >
          {name.replace(/(\w)\w*\s*/g, "$1")}
        </p>
        <div>
          <h2 id="founder" className="font-semibold text-accent">
            The founder
          </h2>
          <p className="mt-3 text-title">{name}</p>
          <p className="mt-3 mb-8 max-w-xl text-lead text-muted">{bio}</p>
          <ButtonLink href={socialUrl} rel="noopener me" variant="quiet">
            {socialLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
