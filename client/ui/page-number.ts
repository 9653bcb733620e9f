/** Returns the page number in the URL; 1 if invalid. */
export const pageNumber = (request: Request) => {
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
};
