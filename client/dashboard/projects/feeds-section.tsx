import { useRevalidator } from "react-router";
import type { ProjectFeed } from "#shared/project-feeds.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { fieldText } from "../../app/form-errors.ts";
import { useCall } from "../../app/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields.tsx";
import { Form, FormError, FormMessage, SubmitButton } from "../../ui/form.tsx";
import { Section } from "../../ui/section.tsx";
import { toast } from "../../ui/toast.tsx";
import { withScheme } from "./website-lookup.ts";

type FeedsSectionProps = { projectId: string; feeds: ProjectFeed[] };

/** The feeds a project searches in addition to the sources. */
export const FeedsSection = ({ projectId, feeds }: FeedsSectionProps) => {
  const { revalidate } = useRevalidator();
  const add = async (url: string) => {
    const param = { id: projectId };
    await read(browserClient().projects[":id"].feeds.$post({ param, json: { url: withScheme(url) } }));
  };
  const save = async (data: FormData, form: HTMLFormElement) => {
    await add(fieldText(data, "url").trim());
    form.reset();
    toast("The feed is added. The next search looks through it.");
    await revalidate();
  };
  return (
    <Section
      id="feeds"
      title="Feeds"
      lead="Blogs, forums and news sites with an RSS or Atom feed: we look for your keywords there, too."
    >
      {feeds.length > 0 && <FeedList projectId={projectId} feeds={feeds} onUndo={add} />}
      <Form onSubmit={save} className="mt-6 grid max-w-md gap-5">
        <Field
          name="url"
          label="Address of a feed"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com/feed.xml"
          maxLength={2000}
          required
        />
        <FormError />
        <SubmitButton busyLabel="Saving…" className="justify-self-start">
          Add the feed
        </SubmitButton>
      </Form>
    </Section>
  );
};

const FeedList = ({ projectId, feeds, onUndo }: FeedsSectionProps & { onUndo: (url: string) => Promise<void> }) => {
  const { isBusy, failure, run } = useCall();
  const { revalidate } = useRevalidator();
  const remove = async ({ id, url }: ProjectFeed) => {
    await read(browserClient().projects[":id"].feeds[":feedId"].$delete({ param: { id: projectId, feedId: id } }));
    // The button is about to be removed.
    document.getElementById("feeds")?.focus();
    await revalidate();
    toast("The feed is removed. What was found in it stays.", { undo: () => void onUndo(url).then(revalidate) });
  };
  return (
    <>
      <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
        {feeds.map((feed) => (
          <li key={feed.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
            <p className="min-w-0 grow basis-60 wrap-anywhere">{feed.url}</p>
            <Button variant="quiet" busy={isBusy} onClick={() => void run(() => remove(feed))}>
              Remove<span className="sr-only"> {feed.url}</span>
            </Button>
          </li>
        ))}
      </ul>
      <FormMessage className="mt-4">{failure?.message}</FormMessage>
    </>
  );
};
