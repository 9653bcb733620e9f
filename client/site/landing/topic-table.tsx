import type { PageTableAnswer } from "#shared/directories/page-answers.ts";
import type { Topic } from "#shared/landing/topics/topic.ts";
import { PageTable } from "../generated/page-table.tsx";

type TopicTableProps = { table: PageTableAnswer; topic: Topic["table"] };

/** A topic's directories, with the number of those that are confirmed. */
export const TopicTable = ({ table, topic: { filter, noun, note } }: TopicTableProps) => (
  <section aria-labelledby="directories" className="shell pt-6 pb-20 md:pt-10 md:pb-28">
    <h2 id="directories" className="text-lg font-semibold">
      {topicTitle(table, noun)}
    </h2>
    <p className="mt-1 mb-3 max-w-2xl text-sm text-muted">{note}</p>
    <PageTable
      table={table}
      subject={{ kind: "topic", filter }}
      groups={{ own: "Found in public lists", general: "", official: "", unconfirmed: "Not confirmed yet" }}
    />
  </section>
);

export const topicTitle = ({ counts }: Pick<PageTableAnswer, "counts">, noun: string) => `${counts.own} ${noun}`;
