/** Returns a JPEG of this size, like a camera's. */
export const photo = (width = 1600, height = 900) =>
  new Bun.Image("client/public/icon-512.png").resize(width, height).jpeg().buffer();
