/** The places where the issue was found, one per line; a URL at the start becomes a link. */
export const Evidence = ({ lines }: { lines: string[] }) => (
  <ul className="grid grid-cols-1 gap-1.5 text-sm text-muted">
    {lines.map((line) => (
      <li key={line} className="wrap-anywhere">
        <Line text={line} />
      </li>
    ))}
  </ul>
);

const Line = ({ text }: { text: string }) => {
  const [address = ""] = text.match(/^https?:\/\/\S+?(?=: |\s|$)/) ?? [];
  if (!address) return text;
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="inline-block min-h-6 underline">
        {address}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {text.slice(address.length)}
    </>
  );
};
