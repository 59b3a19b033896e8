/**
 * Styles for a part whose size can be estimated well, such as a row of a list; it is laid out only when close to the
 * window. Its size changes off-screen, so laying out everything once, as `laidOutLate` does, would gain nothing: on a
 * list it took two tasks of 300 ms on a phone after first paint.
 * @param usual estimated block size
 * @param which part, as part of a selector
 */
export const laidOutNear = (usual: string, which: string) => ({
  containIntrinsicBlockSize: `auto ${usual}`,
  selectors: { [`html:not([data-whole]) &${which}`]: { contentVisibility: "auto" as const } },
});

/** Attribute of parts that {@link laidOutLate} styles. */
export const partBelow = { "data-below": "" } as const;

/**
 * Styles for a part below the fold on phones, which has {@link partBelow}; use in a media query. Works in three phases.
 * Until start-up, the part is laid out only when near, because first paint on a phone is mostly layout. A URL with a
 * fragment skips this phase (`data-whole`), because its target would move as the parts above it are laid out. Then
 * everything is laid out, some parts at a time (`data-laid`), because a part with a different size than estimated would
 * shift the page during a press, and laying out all parts in one frame blocks a phone for 0.2 s. After that
 * (`data-settled`), the browser knows the sizes and skips off-screen parts again, because it styles and paints a page
 * again when leaving it.
 * @param usual estimated block size
 */
export const laidOutLate = (usual: string) => ({
  containIntrinsicBlockSize: `auto ${usual}`,
  selectors: {
    "html:not([data-laid], [data-whole]) &:not([data-laid]), html[data-settled] &": {
      contentVisibility: "auto" as const,
    },
  },
});
