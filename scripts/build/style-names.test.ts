import { expect, it } from "vitest";
import { styleNames } from "./style-names";

it("builds a name from the number of the file and the number of the style in it", () => {
  const name = styleNames(["app/a.css.ts", "app/b.css.ts"]);
  const named = (filePath: string, hash: string) => name({ filePath, hash });
  expect(named("app/b.css.ts", "x1y0")).toBe("_010");
  expect(named("app/a.css.ts", "zzz0")).toBe("_000");
  expect(named("app/b.css.ts", "x1y1c")).toBe("_011c");
  // The file is processed a second time.
  expect(named("app/b.css.ts", "x1y0")).toBe("_010");
});

it("stops the build if the package names styles differently, or if a file has no number", () => {
  const name = styleNames(["app/a.css.ts"]);
  expect(() => name({ filePath: "app/a.css.ts", hash: "zzz5" })).toThrow("numbers styles differently");
  name({ filePath: "app/a.css.ts", hash: "zzz0" });
  expect(() => name({ filePath: "app/a.css.ts", hash: "yyy1" })).toThrow("numbers styles differently");
  expect(() => name({ filePath: "app/c.css.ts", hash: "zzz1" })).toThrow("is not a style file");
});
