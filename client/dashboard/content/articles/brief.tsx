import type { ArticleBrief } from "#shared/content/articles.ts";
import type { TopicEvidence } from "#shared/content/topics.ts";
import { Button } from "../../../ui/button.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatCount } from "../../../ui/format.ts";
import { Field, optionsOf, Select, TextArea } from "../../../ui/forms/fields.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import type { ArticleFields } from "./article-fields.ts";
import { intentLabels } from "./article-steps.ts";

type BriefFieldsProps = {
  fields: ArticleFields;
  errors: Record<string, string>;
  onChange: (change: Partial<ArticleFields>) => void;
};

/** Issues name lines of the brief: `brief.outline.3`. */
const errorOf = (errors: Record<string, string>, path: string) => {
  const [name, message] = Object.entries(errors).find(([key]) => key === path || key.startsWith(`${path}.`)) ?? [];
  const line = Number(name?.split(".")[2]);
  return message && (Number.isNaN(line) ? message : `Line ${line + 1}: ${message}`);
};

/** What the article is to be about. */
export const BriefFields = ({ fields, errors, onChange }: BriefFieldsProps) => (
  <div className="grid gap-6">
    <div className="grid gap-6 sm:grid-cols-2">
      <Field
        id="keyword"
        label="Keyword"
        hint="What readers type into a search engine. Optional."
        value={fields.targetKeyword}
        maxLength={100}
        error={errors.targetKeyword}
        onChange={({ target }) => onChange({ targetKeyword: target.value })}
      />
      <Select
        id="intent"
        label="Readers want to"
        options={optionsOf(intentLabels)}
        value={fields.intent}
        onChange={({ target }) => onChange({ intent: target.value as ArticleFields["intent"] })}
      />
    </div>
    <TextArea
      id="outline"
      label="Outline"
      hint="One heading per line, up to 20."
      rows={7}
      value={fields.outline}
      error={errorOf(errors, "brief.outline")}
      onChange={({ target }) => onChange({ outline: target.value })}
    />
    <TextArea
      id="questions"
      label="Questions to answer"
      hint="One per line, in the words of those who ask."
      rows={5}
      value={fields.questions}
      error={errorOf(errors, "brief.questions")}
      onChange={({ target }) => onChange({ questions: target.value })}
    />
    <LinkFields links={fields.links} error={errorOf(errors, "brief.links")} onChange={(links) => onChange({ links })} />
  </div>
);

const mostLinks = 20;

type LinkFieldsProps = {
  links: ArticleBrief["links"];
  error: string | undefined;
  onChange: (links: ArticleBrief["links"]) => void;
};

const LinkFields = ({ links, error, onChange }: LinkFieldsProps) => (
  <fieldset>
    <legend className="font-medium">Pages to link to</legend>
    <p className="mt-1 text-sm text-muted">Each article links to five pages of your website.</p>
    <ul className="mt-3 grid gap-4">
      {links.map((link, at) => {
        const change = (values: Partial<typeof link>) => onChange(links.with(at, { ...link, ...values }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other identity while it is typed.
          <li key={at} className="grid gap-3 sm:grid-cols-[3fr_2fr_auto] sm:items-end">
            <Field
              label={`Page ${at + 1}`}
              inputMode="url"
              value={link.url}
              maxLength={2000}
              onChange={({ target }) => change({ url: target.value })}
            />
            <Field
              label={`Title ${at + 1}`}
              value={link.title}
              maxLength={300}
              onChange={({ target }) => change({ title: target.value })}
            />
            <div>
              <TextButton
                label="Remove"
                name={`Remove page ${at + 1}`}
                onClick={() => onChange(links.filter((_, other) => other !== at))}
              />
            </div>
          </li>
        );
      })}
    </ul>
    {error && (
      <p role="alert" className="mt-1.5 text-sm text-bad">
        {error}
      </p>
    )}
    {links.length < mostLinks && (
      <Button variant="quiet" className="mt-4" onClick={() => onChange([...links, { url: "", title: "" }])}>
        Add a page
      </Button>
    )}
  </fieldset>
);

type BriefProps = { brief: ArticleBrief; keyword: string | null };

/** The brief to read while writing. */
export const Brief = ({ brief: { intent, outline, questions, links }, keyword }: BriefProps) => (
  <dl className="grid gap-5">
    <div>
      <dt className="text-sm text-muted">Readers want to</dt>
      <dd>
        {intentLabels[intent]}
        {keyword && (
          <>
            , searching for <strong className="font-semibold wrap-anywhere">{keyword}</strong>
          </>
        )}
      </dd>
    </div>
    <Lines title="Outline" lines={outline} />
    <Lines title="Questions to answer" lines={questions} />
    {links.length > 0 && (
      <div>
        <dt className="text-sm text-muted">Pages to link to</dt>
        <dd>
          <ul className="mt-1 grid gap-1">
            {links.map(({ url, title }) => (
              <li key={url}>
                <ExternalLink href={url}>{title || url}</ExternalLink>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    )}
  </dl>
);

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <div>
      <dt className="text-sm text-muted">{title}</dt>
      <dd>
        <ol className="mt-1 list-decimal pl-5 wrap-anywhere">
          {lines.map((line) => (
            <li key={line} className="py-0.5">
              {line}
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );

const isWebAddress = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? "");

/** The posts, queries and pages on which the topic is based. */
export const Evidence = ({ evidence }: { evidence: readonly TopicEvidence[] }) => (
  <ul className="grid gap-3">
    {evidence.map(({ kind, text, url, count }) => (
      <li key={`${kind} ${url} ${text}`} className="border-l-2 border-line pl-3 wrap-anywhere">
        {isWebAddress(url) ? <ExternalLink href={url}>{text}</ExternalLink> : text}
        <span className="block text-sm text-muted">
          {evidenceLabels[kind]}
          {count !== undefined && `, ${formatCount(count, kind === "query" ? "impression" : "mention")}`}
        </span>
      </li>
    ))}
  </ul>
);

const evidenceLabels: Record<TopicEvidence["kind"], string> = {
  mention: "Asked in a mention",
  query: "Searched on Google",
  page: "Page of your website",
  competing: "Page of your website that competes",
  manual: "Your note",
};
