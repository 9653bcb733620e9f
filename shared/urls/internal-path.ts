/** The address if it is a path of our own, else the fallback: nobody is sent to another site by a link of ours. */
export const internalPath = (address: string | null | undefined, fallback: string) => {
  if (!address || !/^\/(?![/\\])/.test(address) || /[\\\s]/.test(address) || hasControlCharacter(address))
    return fallback;
  const origin = "http://own.example";
  const url = URL.parse(address, origin);
  return url?.origin === origin && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : fallback;
};

const hasControlCharacter = (text: string) => [...text].some((character) => character < " " || character === "\u007f");
