/**
 * Styles of a part that the first window of a phone does not show; for a media query.
 *
 * Three times: until the page has come to life (`data-enhanced`) the part is laid out when it comes near, because the first
 * paint of a phone is mostly layout. Then it is laid out with everything else: a part that turns out to be lower than it was
 * taken for moves the page under a finger that is about to press. From then on (`data-settled`) the browser remembers how
 * large it is, and leaves it out again where it is out of sight: a browser that shows another page styles and paints this one
 * once more before it lets go of it.
 * @param usual block size that the part is taken for at first
 * @param which of the parts, as a part of a selector
 */
export const laidOutLate = (usual: string, which = "") => ({
  containIntrinsicBlockSize: `auto ${usual}`,
  selectors: {
    [`html:not([data-enhanced]) &${which}, html[data-settled] &${which}`]: { contentVisibility: "auto" as const },
  },
});
