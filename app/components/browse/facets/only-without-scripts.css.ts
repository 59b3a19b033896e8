import { keyframes, style } from "@vanilla-extract/css";
import { facetsHeadingId } from "~/components/browse/ids";

/** Browsers that cannot animate `display` keep the button's place empty. */
const appear = keyframes({ from: { display: "none", visibility: "hidden" } });

/**
 * Buttons that scripts replace. `~/enhance/features/lists` marks the facets' heading when it starts. If the mark is not
 * set within some seconds, the button appears. Browsers without the media feature show it at all times.
 */
export const onlyWithoutScripts = style({
  "@media": {
    "(scripting: enabled)": {
      animation: `${appear} 0s 6s backwards`,
      selectors: { [`main:has(#${facetsHeadingId}[autofocus]) &`]: { display: "none" } },
    },
  },
});
