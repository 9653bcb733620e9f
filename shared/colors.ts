/** The relative luminance of a colour like `#c73400`, from 0 to 1 (WCAG 2.2). */
const luminanceOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, another: string) => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(another)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The better readable text colour on a background: at least 4.5:1 on every colour. */
export const textColorOn = (background: string) =>
  contrastOf(background, "#ffffff") >= contrastOf(background, "#000000") ? "white" : "black";
