/** A link to what the report is about. Paper has no links, and shows the address. */
export const PageLink = ({ url, children }: { url: string | null; children: string }) =>
  url ? (
    <>
      <a href={url} rel="nofollow noopener noreferrer" className="link wrap-break-word">
        {children}
      </a>
      <span className="hidden text-xs font-normal text-muted wrap-anywhere print:block">{url}</span>
    </>
  ) : (
    children
  );
