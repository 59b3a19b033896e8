import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Import aliases shared by Vite, Vitest and esbuild; tsconfig.json repeats them for the compiler. */
export const alias: Record<string, string> = {
  "~": `${root}app`,
  "@contracts": `${root}contracts`,
  "@domain": `${root}domain`,
  "@framework": `${root}framework`,
};
