import type { SourceSettings, SourceState } from "#shared/conversations/sources.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { formatDate, formatDateTime } from "../../../ui/format.ts";
import { Checkbox, Field, TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { Section } from "../../../ui/section.tsx";
import { withScheme } from "../../workspace/projects/project-draft.ts";
import { splitUnique } from "../keywords/add-keywords.ts";

type SourcesSectionProps = { projectId: string; sources: SourceState[]; settings: SourceSettings };

/** Which sources a project searches, what it chose at each, and how each of them is doing. */
export const SourcesSection = ({ projectId, sources, settings }: SourcesSectionProps) => {
  const save = async (data: FormData) => {
    const listed = (name: string, separator = /[,;\s]+/) => splitUnique(fieldText(data, name), separator);
    const json = {
      disabled: sources.map(({ source }) => source).filter((source) => !data.has(`on-${source}`)),
      forums: listed("forums", /[\r\n]+/).map(withScheme),
      devTags: listed("devTags"),
      mastodonTags: listed("mastodonTags"),
      mastodonInstance: fieldText(data, "mastodonInstance").trim() || null,
      stackExchangeSites: listed("stackExchangeSites"),
    };
    await read(browserClient().projects[":id"]["source-settings"].$put({ param: { id: projectId }, json }));
  };
  return (
    <Section
      id="sources"
      title="Sources"
      lead="Where we search for your keywords. Some sources can't be searched by text, so we read the tags or forums you choose and match them ourselves."
    >
      <Form onSubmit={save} success="Sources saved. The next search uses them." className="mt-5 grid gap-5">
        <fieldset className="divide-y divide-line rounded-2xl border border-line px-4">
          <legend className="sr-only">Searched sources</legend>
          {sources.map((source) => (
            <Checkbox
              key={source.source}
              name={`on-${source.source}`}
              label={sourceLabels[source.source]}
              hint={stateText(source)}
              defaultChecked={!settings.disabled.includes(source.source)}
              className="py-2"
            />
          ))}
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextArea
            name="forums"
            label="Discourse forums"
            hint="One address per line, up to 10."
            rows={Math.max(2, settings.forums.length)}
            placeholder="https://forum.example.com"
            defaultValue={settings.forums.join("\n")}
            className="sm:col-span-2"
            {...plain}
          />
          <Field
            name="devTags"
            label="DEV tags"
            hint="Up to 10, separated by commas."
            placeholder="saas, webdev"
            defaultValue={settings.devTags.join(", ")}
            {...plain}
          />
          <Field
            name="stackExchangeSites"
            label="Stack Exchange sites"
            hint="Up to 5 site names. Empty searches Stack Overflow."
            placeholder="stackoverflow, softwarerecs"
            defaultValue={settings.stackExchangeSites.join(", ")}
            {...plain}
          />
          <Field
            name="mastodonTags"
            label="Mastodon hashtags"
            hint="Up to 10, separated by commas."
            placeholder="buildinpublic, saas"
            defaultValue={settings.mastodonTags.join(", ")}
            {...plain}
          />
          <Field
            name="mastodonInstance"
            label="Mastodon instance"
            hint="The server whose posts we read."
            placeholder="mastodon.social"
            defaultValue={settings.mastodonInstance ?? ""}
            {...plain}
          />
        </div>
        <FormError />
        <SubmitButton busyLabel="Saving…" className="justify-self-start">
          Save sources
        </SubmitButton>
      </Form>
    </Section>
  );
};

const plain = { autoCapitalize: "none", autoComplete: "off", spellCheck: false } as const;

const stateText = ({ state, since, reason, nextAt }: SourceState) => {
  const label = { on: "On.", off: "Off.", failing: `Failing since ${formatDate(since)}.` }[state];
  const next = nextAt && `Next search from ${formatDateTime(nextAt)}.`;
  return [label, reason, next].filter(Boolean).join(" ");
};
