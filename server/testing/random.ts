/** The same numbers in every run (Lehmer). */
export const createRandom = (seed: number) => {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  return { below, oneOf };
};

export type Random = ReturnType<typeof createRandom>;
