/** The page of a list that an address asks for; anything that is none means the first. */
export const pageNumber = (request: Request) => {
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
};
