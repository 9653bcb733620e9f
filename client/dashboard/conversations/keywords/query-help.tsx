const examples = [
  ["crm cheap", "both words, anywhere"],
  ['"sales tool"', "these words in a row"],
  ["crm OR erp", "one of them; AND comes first, use (…) to group"],
  ["crm -hiring", "without posts that contain a word or phrase"],
  ["crm invoic*", "words that begin like this, next to a whole word"],
  ["crm site:reddit.com/r/saas", "only from a website; -site: leaves it out"],
  ["crm author:ada", "only by an author"],
  ["crm lang:en", "only in a language; very short posts count as English"],
] as const;

/** What a query can contain. */
export const QueryHelp = () => (
  <details className="mt-3 text-sm">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted underline">
      How to write a query
    </summary>
    <dl className="grid gap-x-6 gap-y-0.5 pb-2 sm:gap-y-2 sm:grid-cols-[auto_1fr]">
      {examples.map(([query, meaning]) => (
        <div key={query} className="contents">
          <dt>
            <code className="wrap-anywhere">{query}</code>
          </dt>
          <dd className="text-muted max-sm:mb-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
