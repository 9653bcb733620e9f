/**
 * Reports an arrival from another website, so that its owner sees which directories send visitors: the project and that
 * website's address, nothing about the visitor. `origin` is our server's.
 */
export const reportVisit = (origin: string, projectId: string) => {
  if (!document.referrer) return;
  const from = new URL(document.referrer);
  if (from.host === location.host) return;
  // Text, unlike JSON, needs no preflight request. Counting is no reason to show errors on the website.
  void fetch(`${origin}/api/visits`, {
    method: "POST",
    credentials: "omit",
    keepalive: true,
    body: JSON.stringify({ projectId, referrer: from.origin }),
  }).catch(() => {});
};
