/** Renders text between backticks as code. */
export const InlineCodeText = ({ text }: { text: string }) => {
  let at = 0;
  return text.split("`").map((part) => (at++ % 2 ? <code key={at}>{part}</code> : part));
};
