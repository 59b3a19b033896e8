import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import routes from "../../app/routes";

interface Entry {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly Entry[];
}

const command = "npx vitest run --project unit tests/architecture/shop-paths.test.ts -u";

/** True for routes that show an editors' page at their address. */
const showsPage = (file: string) => /<ContentPage\b/.test(readFileSync(`app/${file}`, "utf8"));

function pathsOf(entries: readonly Entry[], base: string): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? base : `${base}/${path}`;
    if (children.length > 0) return pathsOf(children, own);
    return showsPage(file) ? [] : [own || "/"];
  });
}

it(`the office's list of route addresses is current ("${command}" updates it)`, async () => {
  const paths = [...new Set(pathsOf((await routes) as readonly Entry[], ""))].sort();
  const lines = paths.map((path) => `  ${JSON.stringify(path)},\n`).join("");
  const text = `/**
 * Paths handled by the shop's own routes, from app/routes.ts. Written by
 * \`${command}\`.
 */
export const shopPaths: readonly string[] = [
${lines}];
`;
  await expect(text).toMatchFileSnapshot("../../domain/links/shop-paths.generated.ts");
});
