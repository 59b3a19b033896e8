import { createRequire } from "node:module";
import { matchRoutes } from "@remix-run/router";
import { build } from "esbuild";
import { expect, it } from "vitest";
import routes from "../app/routes";
import { rememberRoutes } from "./remember-routes.mjs";

interface Route {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
}

const ofTable = (table: readonly { file: string; path?: string; index?: boolean; children?: never[] }[]): Route[] =>
  table.map(({ file, path, index, children }, place) => ({
    id: `${file} ${place}`,
    path,
    index,
    children: children && ofTable(children),
  }));

/** The patched router of the workers. */
async function rememberingRouter(): Promise<typeof matchRoutes> {
  const { outputFiles } = await build({
    entryPoints: [
      createRequire(import.meta.url)
        .resolve("@remix-run/router")
        .replace("router.cjs.js", "router.js"),
    ],
    bundle: true,
    format: "esm",
    write: false,
    plugins: [rememberRoutes],
  });
  const text = outputFiles[0]?.text ?? "";
  expect(text).toContain("branchesFor(branches, decoded)");
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)).matchRoutes;
}

it("the workers' router matches every address like the framework's", async () => {
  const remembering = await rememberingRouter();
  const table = [{ id: "root", path: "", children: ofTable(routes as never) }];
  const patterns = (list: readonly Route[]): string[] =>
    list.flatMap(({ path = "", children = [] }) => [path, ...patterns(children)]);
  const made = patterns(table).flatMap((pattern) => {
    const path = `/${pattern}`.replace(/:\w+\??/g, "a.b-1").replace("*", "x/y");
    return [
      path,
      `${path}/`,
      `${path}//`,
      `${path}/more`,
      path.toUpperCase(),
      `/${path}`,
      path.replace(/\/[^/]*$/, ""),
    ];
  });
  const odd = [
    "/",
    "//",

    "/%2F",
    "/products%2F4060",
    "/products//4060",
    "/ſearch",
    "/products/%E3%81%82",
    "/.",
    "",
  ];
  const found = (match: typeof matchRoutes, path: string) =>
    match(table as never, path || "/")?.map(({ route, params, pathname }) => [route.id, params, pathname]) ?? null;
  for (const path of [...made, ...odd])
    expect([path, found(remembering, path)]).toEqual([path, found(matchRoutes, path)]);
  expect(made.length).toBeGreaterThan(500);
});
