import type { ReactNode } from "react";
import { PageHead } from "../app/page-head.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Field } from "./fields.tsx";
import { Logo } from "./logo.tsx";
import { Pagination } from "./pagination.tsx";
import { Table } from "./table.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Design tokens and components on one page, in development: /ui. */
export const Component = () => (
  <main id="main" className="shell py-12">
    <PageHead title="Tokens and components" robots="noindex" />
    <div className="flex items-center justify-between gap-4">
      <h1 className="text-title">Tokens and components</h1>
      <ThemeToggle />
    </div>
    <Section title="Colours">
      <ul className="grid gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {backgrounds.map((className) => (
          <li key={className} className={`rounded-xl border border-line p-4 ${className}`}>
            {className}
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Type">
      <p className="text-display">Display</p>
      <p className="text-title">Title</p>
      <p className="text-lead text-muted">Lead: the sentence below a title.</p>
      <p>
        Text with <span className="text-accent">accent</span>, <span className="text-muted">muted</span>,{" "}
        <span className="text-good">good</span> and <span className="text-bad">bad</span> text and a{" "}
        <a href="/ui" className="link">
          link in text
        </a>
        .
      </p>
    </Section>
    <Section title="Buttons">
      <div className="flex flex-wrap gap-4">
        <Button>Primary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button busy>Busy</Button>
        <ButtonLink href="/ui">Link as a button</ButtonLink>
      </div>
    </Section>
    <Section title="Fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field id="plain" label="Plain" placeholder="name@company.com" />
        <Field id="wrong" label="Wrong" defaultValue="name" error="Enter an address like name@company.com." />
      </div>
    </Section>
    <Section title="Table">
      <Table caption="A caption describes the table" columns={columns}>
        <tr>
          <th scope="row" className="py-3 pr-3 font-medium">
            A row
          </th>
          <td className="py-3 pr-3 text-muted">Its text</td>
        </tr>
      </Table>
      <Pagination page={5} pages={20} to={(page) => `/ui?page=${page}`} plain />
    </Section>
    <Section title="Empty state">
      <EmptyState title="Nothing here yet" action={<ButtonLink href="/ui">Next step</ButtonLink>}>
        One sentence that explains why, and what will appear here.
      </EmptyState>
    </Section>
    <Section title="Logo">
      <p className="flex items-center gap-2.5 text-lg font-semibold">
        <Logo />
      </p>
    </Section>
  </main>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-14 border-t border-line pt-8">
    <h2 className="mb-6 text-lg font-semibold">{title}</h2>
    {children}
  </section>
);

const backgrounds = [
  "bg-canvas text-ink",
  "bg-surface text-muted",
  "bg-raised text-ink",
  "bg-wash text-accent",
  "bg-good-wash text-good",
  "bg-canvas text-bad",
];

const columns = [
  { key: "name", label: "Name" },
  { key: "text", label: "Text" },
];
