import { type Editor, useEditorState } from "@tiptap/react";

/** Actions for the selected image. */
export const ImageBar = ({ editor }: { editor: Editor }) => {
  const alt = useEditorState({ editor, selector: ({ editor }) => String(editor.getAttributes("image").alt ?? "") });
  return (
    <div className="flex flex-wrap items-end gap-3 border-x border-line bg-surface p-3">
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor="image-alt" className="mb-1.5 block text-sm font-medium">
          Alt text
        </label>
        <input
          id="image-alt"
          className="input"
          value={alt}
          onChange={({ target }) => editor.commands.updateAttributes("image", { alt: target.value })}
        />
      </div>
      <button
        type="button"
        className="link min-h-control px-2"
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        Remove image
      </button>
    </div>
  );
};
