import { type FaqItem, faq } from "#shared/landing/faq.ts";
import { site } from "#shared/site.ts";

export const Faq = ({ items = faq }: { items?: readonly FaqItem[] }) => (
  <section id="faq" className="border-t border-line">
    <div className="shell grid gap-10 py-20 md:py-28 lg:grid-cols-[1fr_2fr]">
      <div className="self-start lg:sticky lg:top-28">
        <h2 id="faq-title" className="text-title">
          Questions, answered plainly
        </h2>
        <p className="mt-2 text-muted">
          Something else?{" "}
          <a href={`mailto:${site.supportEmail}`} className="link inline-block py-2.5">
            Write to us
          </a>
        </p>
      </div>
      <div className="divide-y divide-line border-y border-line">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary className="plus-minus flex cursor-pointer items-center justify-between gap-6 py-4 font-medium">
              <h3>{question}</h3>
            </summary>
            <p className="max-w-2xl pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
);
