import { style } from "@vanilla-extract/css";

/** Buttons that scripts replace; browsers without the media feature keep them. */
export const onlyWithoutScripts = style({ "@media": { "(scripting: enabled)": { display: "none" } } });
