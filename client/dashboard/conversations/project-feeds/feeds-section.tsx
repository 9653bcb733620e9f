import { useRevalidator } from "react-router";
import type { ProjectFeed } from "#shared/conversations/project-feeds.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { fieldText } from "../../../app/form-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { Section } from "../../../ui/section.tsx";
import { withScheme } from "../../workspace/projects/project-draft.ts";

type FeedsProps = { projectId: string; feeds: ProjectFeed[] };

const addFeed = (projectId: string, url: string) =>
  read(browserClient().projects[":id"].feeds.$post({ param: { id: projectId }, json: { url: withScheme(url) } }));

/** The feeds a project searches in addition to the sources. */
export const FeedsSection = ({ projectId, feeds }: FeedsProps) => {
  const { revalidate } = useRevalidator();
  const add = async (data: FormData, form: HTMLFormElement) => {
    await addFeed(projectId, fieldText(data, "url").trim());
    form.reset();
    await revalidate();
    toast("Feed added. The next search includes it.");
  };
  return (
    <Section
      id="feeds"
      title="Feeds"
      lead="Add RSS, Atom or JSON feeds of blogs, forums and news sites to search them for your keywords too."
    >
      {feeds.length > 0 && <FeedList projectId={projectId} feeds={feeds} />}
      <Form onSubmit={add} className="mt-5 grid max-w-xl gap-5">
        <Field
          name="url"
          label="Feed URL"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com/feed.xml"
          maxLength={2000}
          required
        />
        <FormError />
        <SubmitButton busyLabel="Adding…" className="justify-self-start">
          Add feed
        </SubmitButton>
      </Form>
    </Section>
  );
};

const FeedList = ({ projectId, feeds }: FeedsProps) => {
  const { run } = useAction({ toastErrors: true });
  const remove = ({ id, url }: ProjectFeed) => {
    const call = browserClient().projects[":id"].feeds[":feedId"];
    const restore = () => void run(() => addFeed(projectId, url), { success: "Feed restored." });
    return run(
      async () => {
        await read(call.$delete({ param: { id: projectId, feedId: id } }));
        // The button is about to be removed.
        document.getElementById("feeds")?.focus();
      },
      { once: id, success: "Feed removed. Its mentions stay.", undo: restore },
    );
  };
  return (
    <ul className="mt-5 divide-y divide-line rounded-2xl border border-line">
      {feeds.map((feed) => (
        <li key={feed.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
          <p className="min-w-0 grow basis-60 wrap-anywhere">{feed.url}</p>
          <Button variant="quiet" onClick={() => void remove(feed)}>
            Remove<span className="sr-only"> {feed.url}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
};
