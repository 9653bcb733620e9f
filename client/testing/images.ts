/** A picture as a camera gives one: a JPEG of this size. */
export const photo = (width = 1600, height = 900) =>
  new Bun.Image("client/public/icon-512.png").resize(width, height).jpeg().buffer();
