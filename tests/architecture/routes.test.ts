import { expect, it } from "vitest";
import routes from "../../app/routes";

interface Entry {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Entry[];
}

/** Paths of layout routes without an index page; they would show an empty page. */
function withoutPage(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = entries.some((other) => other.path === path && !other.children?.length);
    const empty = path !== undefined && children.length > 0 && !own && !children.some(({ index }) => index);
    return [...(empty ? [path] : []), ...withoutPage(children)];
  });
}

it("every layout route has a page at its own address", async () => {
  expect(withoutPage((await routes) as readonly Entry[])).toEqual([]);
});
