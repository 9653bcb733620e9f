/** The router shows the error page for this, with the status that it names. */
export const loader = () => {
  throw new Response(null, { status: 404 });
};

export const Component = () => null;
