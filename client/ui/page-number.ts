/** The page of a list that an address asks for; anything that is none means the first. */
export const pageNumber = (request: Request) => {
  const asked = new URL(request.url).searchParams.get("page") ?? "1";
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
};
