import { style } from "@vanilla-extract/css";

/** Buttons that scripts make needless; where a browser does not know the feature they stay. */
export const onlyWithoutScripts = style({ "@media": { "(scripting: enabled)": { display: "none" } } });
