/** Returns the path if it stays on this site, otherwise the fallback; prevents open redirects. */
export const internalPath = (path: string | null | undefined, fallback: string) => {
  if (!path?.startsWith("/") || /[\\\s\p{Cc}]/u.test(path)) return fallback;
  const origin = "http://own.example";
  const url = URL.parse(path, origin);
  return url?.origin === origin && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : fallback;
};
