/** The wrangler configurations follow from the table of regions. */
import { readFileSync } from "node:fs";
import { regionNames, regions } from "@contracts/regions";
import { expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { releaseTargets, stagingTargets } from "./release-plan.ts";
import { wranglerFiles } from "./wrangler-files.ts";

it.each(wranglerFiles())("$path is current; `npm run regions` writes it", ({ path, text }) => {
  expect(readFileSync(path, "utf8")).toBe(text);
});

it("every region is deployed on its hosts, once for customers and once for trying a release", () => {
  const hostsOf = (targets: typeof releaseTargets) =>
    targets.flatMap(({ name, folder, environment }) => {
      if (folder !== ".") return [];
      const { vars, routes } = readConfig({ config: "wrangler.toml", env: environment });
      return [
        [
          name,
          vars.REGION,
          vars.HOSTS,
          routes?.map((route: string | { pattern: string }) => (typeof route === "string" ? route : route.pattern)),
        ],
      ];
    });
  const expected = (prefix: string) =>
    regionNames
      .map((region) => {
        const host = `${prefix}.${regions[region].zone}`;
        return [region, region, host, [`${host}/*`]];
      })
      .reverse();
  expect(hostsOf(releaseTargets)).toEqual(expected("www"));
  expect(hostsOf(stagingTargets)).toEqual(expected("staging"));
});
