/** Whether a path is `parent` or below it: `/blog/a` is below `/blog`, and `/blogs` is not. */
export const isBelow = (path: string, parent: string) =>
  path.startsWith(parent) && /^([/?#]|$)/.test(path.slice(parent.length));
