import { styleVariants } from "@vanilla-extract/css";

/** Part of a cropped picture that stays visible. */
export const focus = styleVariants({
  top_left: { objectPosition: "0 0" },
  top: { objectPosition: "50% 0" },
  top_right: { objectPosition: "100% 0" },
  left: { objectPosition: "0 50%" },
  right: { objectPosition: "100% 50%" },
  bottom_left: { objectPosition: "0 100%" },
  bottom: { objectPosition: "50% 100%" },
  bottom_right: { objectPosition: "100% 100%" },
});
