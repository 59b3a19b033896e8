import { dark, light } from "./palette";

/** Colour of the browser's own UI, by scheme. */
export const documentColours = { light: light.paper, dark: dark.paper } as const;
