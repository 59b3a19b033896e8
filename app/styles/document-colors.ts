import { dark, light } from "./palette";

/** Color of the browser's own UI, by scheme. */
export const documentColors = { light: light.paper, dark: dark.paper } as const;
