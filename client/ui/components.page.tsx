import { type ReactNode, useState } from "react";
import { PageHead } from "../app/page-head.tsx";
import { Badge, type Tone } from "./badge.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { Chart } from "./charts/chart.tsx";
import { CodeSnippet } from "./code-snippet.tsx";
import type { DataColumn } from "./data-table/columns.ts";
import { DataTable } from "./data-table/data-table.tsx";
import { Checkbox, Field, optionsOf, PasswordField, Select, TextArea } from "./forms/fields.tsx";
import { FilterLink, FilterLinks } from "./forms/filter-links.tsx";
import { EmptyState } from "./lists/empty-state.tsx";
import { Pagination } from "./lists/pagination.tsx";
import { Logo } from "./logo.tsx";
import { ConfirmDialog, Drawer } from "./overlays/dialog.tsx";
import { Menu } from "./overlays/popover.tsx";
import { Toasts, toast } from "./overlays/toast.tsx";
import { Key } from "./shortcuts.tsx";
import { Table } from "./table.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Design tokens and components on one page. Its screenshots are compared by components.browser.test.ts. */
export const Component = () => (
  <main id="main" data-dashboard className="shell py-12">
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
        <Field id="plain" label="Plain" placeholder="name@company.com" hint="Confirmed by email." />
        <Field id="wrong" label="Wrong" defaultValue="name" error="Enter an address like name@company.com." />
        <PasswordField id="password" label="Password" defaultValue="a long password" autoComplete="off" />
        <Select id="select" label="Select" options={optionsOf({ weekly: "Weekly", daily: "Daily" }, "Never")} />
        <TextArea id="text" label="Text" defaultValue="Two sentences. They wrap." />
        <div>
          <Checkbox label="Checkbox" hint="What it changes." defaultChecked />
          <Checkbox label="Disabled" disabled />
        </div>
      </div>
    </Section>
    <Section title="Navigation">
      <Breadcrumbs
        trail={[
          { name: "Home", path: "/ui?home" },
          { name: "Directories", path: "/ui?directories" },
          { name: "Design", path: "/ui?design" },
        ]}
      />
      <FilterLinks label="States">
        <FilterLink to="/ui" label="All" count={1280} isCurrent />
        <FilterLink to="/ui?state=live" label="Live" count={912} isCurrent={false} />
      </FilterLinks>
      <Pagination page={5} pages={20} to={(page) => `/ui?page=${page}`} plain />
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
    </Section>
    <Section title="States">
      <ul className="flex flex-wrap gap-3">
        {Object.entries(toneNames).map(([tone, name]) => (
          <li key={tone}>
            <Badge tone={tone as Tone}>{name}</Badge>
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Data table">
      <DataTable
        {...dataTable}
        id="components-rows"
        label="Keywords"
        caption="3 keywords"
        rows={rows}
        bulkActions={(selected, clear) => (
          <Button variant="quiet" className="min-h-control px-3 text-sm" onClick={clear}>
            Archive {selected.length}
          </Button>
        )}
        menu={({ name }) => [
          { label: "Rename", onSelect: () => toast(`Renamed ${name}.`) },
          { label: "Delete", isDangerous: true, onSelect: () => toast(`Deleted ${name}.`, { undo: () => {} }) },
        ]}
      />
    </Section>
    <Section title="Data table: loading, failed and empty">
      <div className="grid gap-8">
        <DataTable
          {...dataTable}
          id="components-loading"
          label="Loading"
          caption="Loading…"
          rows={[]}
          loadingRows={3}
        />
        <DataTable
          {...dataTable}
          id="components-error"
          label="Failed"
          caption=""
          rows={[]}
          error={{ message: "The keywords couldn't be loaded.", onRetry: () => toast("Trying again.") }}
        />
        <DataTable
          {...dataTable}
          id="components-empty"
          label="Empty"
          caption=""
          rows={[]}
          empty={<EmptyState title="No keywords yet">Add your first one.</EmptyState>}
        />
      </div>
    </Section>
    <Section title="Charts">
      <div className="grid gap-10 lg:grid-cols-2">
        <Chart
          kind="line"
          title="Live links"
          label="This week"
          days={days}
          axisDays={days}
          values={[2, 4, 4, 7, 9]}
          compareTo={{ label: "Last week", period: "Nov 2 – Nov 6", values: [1, 1, 3, 4, 4] }}
        />
        <Chart
          kind="bar"
          title="Mentions"
          label="Mentions"
          days={monthDays}
          axisDays={monthDays}
          values={monthDays.map((_, at) => (at * 7) % 31)}
        />
        <Chart kind="line" title="First day" label="Visits" days={["Mon"]} axisDays={["Mon"]} values={[3]} />
        <Chart
          kind="bar"
          title="No ratings"
          label="Average"
          days={days}
          axisDays={days}
          values={days.map(() => null)}
        />
      </div>
    </Section>
    <Section title="Menu, dialog, drawer and toast">
      <Overlays />
    </Section>
    <Section title="Code and keys">
      <CodeSnippet
        about="list the projects"
        code={'curl https://linkstead.example/api/projects/my \\\n  -H "Authorization: Bearer $KEY"'}
      />
      <p className="mt-4">
        <Key name="Ctrl" /> <Key name="K" />
      </p>
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

const Overlays = () => {
  const [open, setOpen] = useState<"dialog" | "drawer">();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-4">
      <Menu label="Menu" items={[{ label: "First action", onSelect: () => toast("Done.") }]} />
      <Button variant="quiet" onClick={() => setOpen("dialog")}>
        Open a dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen("drawer")}>
        Open a drawer
      </Button>
      <Button variant="quiet" onClick={() => toast("Skipped 3 submissions.", { undo: () => toast("Undone.") })}>
        Show a toast
      </Button>
      <ConfirmDialog
        open={open === "dialog"}
        title="Delete the keyword?"
        confirmLabel="Delete"
        onClose={close}
        onConfirm={close}
      >
        Its 128 mentions are deleted as well.
      </ConfirmDialog>
      {open === "drawer" && (
        <Drawer title="Keyword" onClose={close}>
          <Field label="Phrase" defaultValue="label printer" />
        </Drawer>
      )}
      <Toasts />
    </div>
  );
};

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

const toneNames: Record<Tone, string> = {
  attention: "Needs your answer",
  info: "In review",
  good: "Live",
  warn: "Link missing",
  bad: "Rejected",
  quiet: "Skipped",
};

type Row = { id: string; name: string; mentions: number };

const rows: Row[] = [
  { id: "1", name: "label printer", mentions: 128 },
  { id: "2", name: "parcel tracker", mentions: 31 },
  { id: "3", name: "shipping rates", mentions: 4 },
];

const dataColumns: DataColumn<Row>[] = [
  { key: "name", label: "Keyword", isRowHeader: true, sortBy: ({ name }) => name, cell: ({ name }) => name },
  {
    key: "mentions",
    label: "Mentions",
    isNumber: true,
    sortBy: ({ mentions }) => mentions,
    cell: ({ mentions }) => mentions,
  },
];

const dataTable = {
  columns: dataColumns,
  nameOf: ({ name }: Row) => name,
  sort: { value: "name", to: (value: string) => `/ui?sort=${value}` },
};

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];
const monthDays = Array.from({ length: 30 }, (_, at) => `November ${at + 1}, 2026`);
