import type { Topic } from "#shared/landing/topics/topic.ts";
import { priceText } from "#shared/links/directories/labels.ts";
import type { PageTableAnswer } from "#shared/links/directories/page-answers.ts";
import { link } from "#shared/routes.ts";
import { topicLinks } from "../../generated/list-links.ts";
import { Preview, PreviewTable } from "../preview.tsx";

type TopicPreviewProps = { title: string; table: PageTableAnswer; topic: Topic["table"] };

/** The first of the topic's directories, and links to the lists with all of them. */
export const TopicPreview = ({ title, table: { rows }, topic: { filter, note } }: TopicPreviewProps) => (
  <Preview title={title} lead={note} links={topicLinks(filter)}>
    <PreviewTable
      caption="The first ten, highest domain rating (DR) first; a dash means that no figure is published"
      rows={rows.map(({ directory, visits }) => ({
        name: directory.name,
        url: directory.url,
        path: link("directory", { slug: directory.slug }),
        dr: directory.dr,
        visits,
        pricing: priceText(directory),
      }))}
    />
  </Preview>
);

/** The number of confirmed directories, and what they have in common. */
export const topicTitle = ({ counts }: Pick<PageTableAnswer, "counts">, noun: string) => `${counts.own} ${noun}`;
