// Rich-text editor for the body of a post or an article. Loaded on demand: it is larger than the rest of the page.
import Image from "@tiptap/extension-image";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useRef, useState } from "react";
import { acceptedImageTypes, imageTypes, imageUrl, type Uploaded } from "#shared/images.ts";
import { type ImageUploads, UploadList } from "../forms/upload-list.tsx";
import { EditorOutline } from "./article-body.tsx";
import { ImageBar } from "./image-bar.tsx";
import { isLinkTarget, LinkDialog } from "./link-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, isAllowedUri: isLinkTarget },
  }),
  Image,
];

export type RichTextProps = {
  /** The text's accessible name. */
  label: string;
  content: string;
  images: ImageUploads;
  onChange: (html: string) => void;
};

export const RichText = ({ label, content, images: { uploads, send, close }, onChange }: RichTextProps) => {
  const [linking, setLinking] = useState(false);
  const [initialContent] = useState(content);
  const fileInput = useRef<HTMLInputElement>(null);

  /**
   * Uploads images and inserts them where they were dropped or pasted, even if the surrounding text changes meanwhile.
   */
  const insertImages = async (editor: Editor, files: readonly File[], at: number) => {
    let position = at;
    const updatePosition = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
      position = transaction.mapping.map(position);
    };
    editor.on("transaction", updatePosition);
    for (const file of files) {
      const image = await send(file);
      if (!image) continue;
      insertImage(editor, image, position);
    }
    editor.off("transaction", updatePosition);
  };

  const editor = useEditor({
    extensions,
    content,
    // The content policy blocks injected styles; they are in the stylesheet instead.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        class: "article min-h-96 p-5 outline-none",
        "aria-label": label,
        role: "textbox",
        "aria-multiline": "true",
      },
      handlePaste: (view, event) => {
        const files = imagesIn(event.clipboardData);
        if (!files.length) return false;
        void insertImages(editorOf(), files, view.state.selection.from);
        return true;
      },
      handleDrop: (view, event) => {
        const files = imagesIn(event.dataTransfer);
        if (!files.length) return false;
        event.preventDefault();
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
        void insertImages(editorOf(), files, position?.pos ?? view.state.doc.content.size);
        return true;
      },
      handleKeyDown: (_, event) => {
        if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setLinking(true);
        return true;
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? "" : editor.getHTML()),
  });
  const editorOf = () => editor;
  const isImageSelected = useEditorState({ editor, selector: ({ editor }) => editor.isActive("image") });

  return (
    <div>
      <Toolbar editor={editor} onLink={() => setLinking(true)} onInsertImage={() => fileInput.current?.click()} />
      <input
        ref={fileInput}
        type="file"
        multiple
        accept={acceptedImageTypes}
        aria-label="Add images"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          void insertImages(editor, files, editor.state.selection.to);
        }}
      />
      {isImageSelected && <ImageBar editor={editor} />}
      <UploadList uploads={uploads} onClose={close} />
      <div className="rounded-b-xl border border-t-0 border-line bg-raised focus-within:border-accent has-[.ProseMirror]:*:first:hidden">
        {/* The editor adds its element a moment after it has rendered. */}
        <EditorOutline html={initialContent} />
        <EditorContent editor={editor} />
      </div>
      {linking && (
        <LinkDialog
          href={String(editor.getAttributes("link").href ?? "")}
          onClose={() => setLinking(false)}
          onRemove={() => {
            setLinking(false);
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
          }}
          onSave={(href) => {
            setLinking(false);
            setLink(editor, href);
          }}
        />
      )}
    </div>
  );
};

/** Inserts an image after the line at this position, or replaces the line if it is empty, and selects the image. */
const insertImage = (editor: Editor, { id, width, height }: Uploaded, position: number) => {
  const line = editor.state.doc.resolve(Math.min(position, editor.state.doc.content.size));
  const isEmptyLine = line.depth > 0 && line.parent.isTextblock && line.parent.content.size === 0;
  const to = line.depth > 0 ? line.after() : line.pos;
  const from = isEmptyLine ? line.before() : to;
  const attrs = { src: imageUrl(id, 1280), alt: "", width, height };
  editor.chain().insertContentAt({ from, to }, { type: "image", attrs }).run();
  if (editor.state.doc.nodeAt(from)?.type.name === "image") editor.commands.setNodeSelection(from);
};

/** Links the selection, or inserts the URL as linked text if nothing is selected. */
const setLink = (editor: Editor, href: string) => {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive("link")) {
    const link = { type: "text", text: href, marks: [{ type: "link", attrs: { href } }] };
    editor.chain().focus().insertContent(link).run();
  } else editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
};

const imagesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => imageTypes.some((acceptedType) => acceptedType === type));
