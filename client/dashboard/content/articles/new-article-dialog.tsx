import { useState } from "react";
import { useNavigate } from "react-router";
import { browserClient, read } from "../../../app/api-client.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { articleLink } from "./article-link.ts";

type NewArticleDialogProps = { projectId: string; open: boolean; onClose: () => void };

/** Creates an article by its title and opens it. What is typed stays when the dialog is closed. */
export const NewArticleDialog = ({ projectId, open, onClose }: NewArticleDialogProps) => {
  const [title, setTitle] = useState("");
  const [keyword, setKeyword] = useState("");
  const navigate = useNavigate();
  const create = async () => {
    const json = { title, ...(keyword.trim() && { targetKeyword: keyword }) };
    const call = browserClient().projects[":id"].articles;
    const { id } = await read(call.$post({ param: { id: projectId }, json }));
    await navigate(articleLink(id, projectId));
  };
  return (
    <FormDialog
      open={open}
      title="New article"
      submitLabel="Create article"
      busyLabel="Planning…"
      onClose={onClose}
      onSubmit={create}
    >
      <p className="text-muted">We plan it as an idea with a brief. It costs nothing until you approve it.</p>
      <Field
        name="title"
        label="Title"
        required
        maxLength={200}
        autoComplete="off"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Field
        name="targetKeyword"
        label="Keyword"
        hint="Optional: the search that it should answer."
        minLength={2}
        maxLength={100}
        autoComplete="off"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
    </FormDialog>
  );
};
