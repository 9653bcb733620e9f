/** Lets a reader of HTML hear the title of the page, piece by piece. A picture may have a title too, which is not the page's. */
export const hearTitle = (reader: HTMLRewriter, hear: (piece: string) => void) => {
  const here = { isPicture: false, isPageTitle: false, isOver: false };
  return reader
    .on("svg title", {
      element: () => {
        here.isPicture = true;
      },
    })
    .on("title", {
      element: () => {
        here.isPageTitle = !here.isPicture && !here.isOver;
        here.isPicture = false;
      },
      text: ({ text }) => {
        if (!here.isPageTitle) return;
        here.isOver ||= text !== "";
        hear(text);
      },
    });
};
