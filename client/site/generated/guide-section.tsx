import type { Guide } from "#shared/landing/guides/guide.ts";
import { SectionHeading } from "../landing/sections/section-heading.tsx";

type GuideSectionProps = { title: string; guide: Guide };

/** A generated page's introduction, checklist and two pieces of advice. */
export const GuideSection = ({ title, guide: { intro, prepare, advice } }: GuideSectionProps) => (
  <section className="border-t border-line">
    <div className="shell py-20 md:py-28">
      <SectionHeading id="guide" title={title}>
        {intro}
      </SectionHeading>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="text-lg font-semibold">What to prepare</h3>
          <ul className="mt-2 divide-y divide-line">
            {prepare.map((item) => (
              <li key={item} className="py-3 text-muted">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="space-y-10">
          {advice.map(({ heading, text }) => (
            <div key={heading}>
              <h3 className="text-lg font-semibold">{heading}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  </section>
);
