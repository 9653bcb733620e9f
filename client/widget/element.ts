type Texts = "id" | "className" | "type" | "name" | "value" | "autocomplete" | "lang" | "dir" | "ariaLabel";
type Props = Partial<Record<Texts, string>> & { tabIndex?: number; maxLength?: number } & {
  autofocus?: boolean;
  noValidate?: boolean;
  on?: Record<string, (event: Event) => void>;
};
type Child = Node | string | undefined | false;

/**
 * Creates an element without parsing markup: text is never interpreted as HTML, and it works under any content policy.
 */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { on = {}, ...props }: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  Object.assign<HTMLElement, Props>(made, props);
  for (const [name, listener] of Object.entries(on)) made.addEventListener(name, listener);
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
};
