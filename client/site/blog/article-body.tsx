/**
 * The body of a post: HTML that the API cleaned, or that the editor made of its own elements, and nobody else's. The one
 * place where it becomes part of a page.
 */
export const ArticleBody = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
  <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
);
