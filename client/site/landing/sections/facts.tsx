import type { ReactNode } from "react";
import { facts } from "#shared/landing/facts.ts";
import { SectionHeading } from "./section-heading.tsx";

export const Facts = ({ children }: { children?: ReactNode }) => (
  <section className="shell py-20 md:py-28">
    <SectionHeading id="facts" title="The work, in figures" />
    <dl className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
      {facts.map(({ figure, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end border-t border-line pt-6">
          <dt className="mt-2 text-muted">{text}</dt>
          <dd className="text-display text-accent">{figure}</dd>
        </div>
      ))}
    </dl>
    {children}
  </section>
);
