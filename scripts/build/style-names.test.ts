import { expect, it } from "vitest";
import { styleNames } from "./style-names";

it("names a style by the numbers of its file and of itself in the file", () => {
  const name = styleNames(["app/a.css.ts", "app/b.css.ts"]);
  const named = (filePath: string, hash: string) => name({ filePath, hash });
  expect(named("app/b.css.ts", "x1y0")).toBe("_010");
  expect(named("app/a.css.ts", "zzz0")).toBe("_000");
  expect(named("app/b.css.ts", "x1y1c")).toBe("_011c");
  // A file that is read again.
  expect(named("app/b.css.ts", "x1y0")).toBe("_010");
});

it("stops the build if the package names in another way, or a file is not counted", () => {
  const name = styleNames(["app/a.css.ts"]);
  expect(() => name({ filePath: "app/a.css.ts", hash: "zzz5" })).toThrow("counted in another way");
  name({ filePath: "app/a.css.ts", hash: "zzz0" });
  expect(() => name({ filePath: "app/a.css.ts", hash: "yyy1" })).toThrow("counted in another way");
  expect(() => name({ filePath: "app/c.css.ts", hash: "zzz1" })).toThrow("is not a file of styles");
});
