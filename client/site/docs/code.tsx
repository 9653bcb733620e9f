/** Preformatted text that wraps at any width. Known `names` link to their explanation. */
export const Code = ({ text, names = [] }: { text: string; names?: readonly string[] }) => (
  <pre className="rounded-lg bg-surface p-3 text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap">
    <code>{names.length ? linked(text, names) : text}</code>
  </pre>
);

const linked = (text: string, names: readonly string[]) => {
  let at = 0;
  return text.split(/\b([A-Z]\w+)\b/).map((part) => {
    const key = at++;
    if (!names.includes(part)) return part;
    return (
      <a key={key} href={`#${part}`} className="text-accent underline">
        {part}
      </a>
    );
  });
};
