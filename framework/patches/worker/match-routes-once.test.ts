import { matchRoutes } from "@framework/remix.server";
import { expect, it } from "vitest";
import routes from "../../../app/routes";
import { patchedFile } from "../../patching/patched-file.ts";

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
  const { patched } = patchedFile("worker", "match-routes-once");
  return (await import(`data:text/javascript,${encodeURIComponent(patched)}`)).matchRoutes;
}

it("the workers' router matches every address like the original router", async () => {
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
