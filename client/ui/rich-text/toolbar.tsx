import { type Editor, useEditorState } from "@tiptap/react";
import Bold from "lucide-react/icons/bold";
import Code from "lucide-react/icons/code";
import Heading2 from "lucide-react/icons/heading-2";
import Heading3 from "lucide-react/icons/heading-3";
import Heading4 from "lucide-react/icons/heading-4";
import ImageIcon from "lucide-react/icons/image";
import Italic from "lucide-react/icons/italic";
import LinkIcon from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Minus from "lucide-react/icons/minus";
import Quote from "lucide-react/icons/quote";
import Redo from "lucide-react/icons/redo-2";
import SquareCode from "lucide-react/icons/square-code";
import Strikethrough from "lucide-react/icons/strikethrough";
import Underline from "lucide-react/icons/underline";
import Undo from "lucide-react/icons/undo-2";
import type { ComponentType } from "react";

type Tool = {
  label: string;
  keys?: string;
  Icon: ComponentType<{ size: number }>;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3 | 4, Icon: Tool["Icon"]): Tool => ({
  label: `Heading ${level}`,
  keys: `Ctrl+Alt+${level}`,
  Icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive("heading", { level }),
});

const groups: Tool[][] = [
  [
    { label: "Undo", keys: "Ctrl+Z", Icon: Undo, run: (editor) => editor.chain().focus().undo().run() },
    { label: "Redo", keys: "Ctrl+Shift+Z", Icon: Redo, run: (editor) => editor.chain().focus().redo().run() },
  ],
  [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
  [
    {
      label: "Bold",
      keys: "Ctrl+B",
      Icon: Bold,
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive("bold"),
    },
    {
      label: "Italic",
      keys: "Ctrl+I",
      Icon: Italic,
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive("italic"),
    },
    {
      label: "Underline",
      keys: "Ctrl+U",
      Icon: Underline,
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: (editor) => editor.isActive("underline"),
    },
    {
      label: "Strikethrough",
      keys: "Ctrl+Shift+S",
      Icon: Strikethrough,
      run: (editor) => editor.chain().focus().toggleStrike().run(),
      isOn: (editor) => editor.isActive("strike"),
    },
    {
      label: "Code",
      keys: "Ctrl+E",
      Icon: Code,
      run: (editor) => editor.chain().focus().toggleCode().run(),
      isOn: (editor) => editor.isActive("code"),
    },
  ],
  [
    {
      label: "Bullet list",
      keys: "Ctrl+Shift+8",
      Icon: List,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive("bulletList"),
    },
    {
      label: "Numbered list",
      keys: "Ctrl+Shift+7",
      Icon: ListOrdered,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive("orderedList"),
    },
    {
      label: "Quote",
      keys: "Ctrl+Shift+B",
      Icon: Quote,
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive("blockquote"),
    },
    {
      label: "Code block",
      keys: "Ctrl+Alt+C",
      Icon: SquareCode,
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      isOn: (editor) => editor.isActive("codeBlock"),
    },
    { label: "Divider", Icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
];

type ToolbarProps = { editor: Editor; onLink: () => void; onInsertImage: () => void };

export const Toolbar = ({ editor, onLink, onInsertImage }: ToolbarProps) => {
  const more: Tool[] = [
    { label: "Link", keys: "Ctrl+K", Icon: LinkIcon, run: onLink, isOn: (editor) => editor.isActive("link") },
    { label: "Image", Icon: ImageIcon, run: onInsertImage },
  ];
  const all = [...groups, more];
  const on = useEditorState({
    editor,
    selector: ({ editor }) =>
      all
        .flat()
        .filter(({ isOn }) => isOn?.(editor))
        .map(({ label }) => label),
  });
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className="scroll-line sticky top-12 z-5 flex gap-x-3 rounded-t-xl border border-line bg-surface p-1"
    >
      {all.map((tools) => (
        <div key={tools[0]?.label} className="flex shrink-0">
          {tools.map(({ label, keys, Icon, run, isOn }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              aria-pressed={isOn && on.includes(label)}
              title={keys ? `${label} (${keys})` : label}
              // Keeps the selection in the editor when the button is clicked with a mouse.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(editor)}
              className="grid size-control place-items-center rounded-lg hover:bg-raised aria-pressed:bg-wash aria-pressed:text-accent"
            >
              <Icon size={18} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
};
