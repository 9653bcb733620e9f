/** Throws a 404, so that the router shows the error page with that status. */
export const loader = () => {
  throw new Response(null, { status: 404 });
};

export const Component = () => null;
