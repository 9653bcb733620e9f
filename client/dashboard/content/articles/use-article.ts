import { useState } from "react";
import type { Article } from "#shared/content/articles.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { useAutosave } from "../../../ui/editing/use-autosave.ts";
import { type ArticleFields, changesOf, fieldsOf } from "./article-fields.ts";
import { savesAutomatically } from "./article-steps.ts";

export const articleCall = (id: string) => ({ call: browserClient().articles[":id"], param: { id } });

export const draftKey = (id: string) => `unsaved-article-${id}`;

const put = (base: Article, fields: ArticleFields): Promise<Article> => {
  const { call, param } = articleCall(base.id);
  return read(call.$put({ param, json: changesOf(base, fields) }));
};

const load = ({ id }: Article): Promise<Article> => {
  const { call, param } = articleCall(id);
  return read(call.$get({ param }));
};

export type EditedArticle = ReturnType<typeof useArticle>;

/** The form of an article: its values, saved as far as its state allows. `onSaved` runs after each save. */
export const useArticle = (loaded: Article, onSaved?: () => unknown) => {
  const [fields, setFields] = useState(() => fieldsOf(loaded));
  const [edition, setEdition] = useState(0);
  const autosave = useAutosave<ArticleFields, Article, true>({
    loaded,
    fields,
    toFields: (article) => fieldsOf(article ?? loaded),
    storageKeyOf: () => draftKey(loaded.id),
    automaticAs: () => (savesAutomatically(loaded) ? true : undefined),
    versionField: "version",
    load,
    write: (sent, _, base) => put(base ?? loaded, sent),
    onSaved: (_, sent) => {
      void onSaved?.();
      return sent;
    },
  });
  const replace = (values: ArticleFields) => {
    setFields(values);
    // The editor holds its own text and is mounted again.
    setEdition((number) => number + 1);
  };
  const { saved = loaded, conflict, isChanged, state, settle, save } = autosave;
  // Changed elsewhere, such as by a writer, while nothing here was unsaved.
  if (loaded.version > saved.version && !isChanged && state.kind !== "saving") {
    settle(loaded);
    replace(fieldsOf(loaded));
  }
  return {
    ...autosave,
    saved,
    fields,
    edition,
    change: (values: Partial<ArticleFields>) => setFields((all) => ({ ...all, ...values })),
    replace,
    errors: state.kind === "failed" ? state.fields : {},
    /** These end a conflict. */
    keepEditing: () => settle(saved),
    useTheirs: () => {
      if (!conflict) return;
      settle(conflict.theirs);
      replace(fieldsOf(conflict.theirs));
    },
    overwriteTheirs: () => {
      if (!conflict) return;
      settle(conflict.theirs);
      void save(true, conflict.theirs);
    },
  };
};
