import { readQuery } from "@domain/query-reading/read-query";
import { shopNames } from "@domain/query-reading/shop-names";
import { expect, it } from "vitest";
import { narrowingOf } from "./narrowing.server";

const counts = (entries: Readonly<Record<string, number>>) =>
  Object.entries(entries).map(([key, count]) => ({ key, value: key, count }));
const facets = {
  facets: {
    applications: counts({ "western-blotting": 9, "flow-cytometry": 4 }),
    hostspecies: counts({ rabbit: 10, mouse: 2 }),
    speciesreactivity: counts({ human: 10, mouse: 6 }),
    antibodytype: counts({ polyclonal: 1, monoclonal: 4, "recombinant-monoclonal": 5 }),
    formulation: counts({ "bsa-and-azide-free": 3 }),
  },
  other: {},
};

function narrowing(phrase: string, chosen = {}, plainUntested: readonly string[] = []) {
  const reading = readQuery(phrase, shopNames());
  if (!reading) throw new Error(`“${phrase}” is not read`);
  const state = { facets: chosen, other: [] };
  return narrowingOf(reading, { state, facets, total: 10, locale: "en-us", plainUntested });
}

it("filters by what the phrase asks for, in keys of the facets", () => {
  expect(narrowing("CD3 mouse flow")).toEqual({
    names: ["Flow Cytometry", "Mouse"],
    facets: { applications: ["flow-cytometry"], speciesreactivity: ["mouse"] },
  });
  expect(narrowing("CD3 polyclonal")).toEqual({ names: ["Polyclonal"], facets: { antibodytype: ["polyclonal"] } });
  expect(narrowing("recombinant CD3 antibody")?.facets).toEqual({ antibodytype: ["recombinant-monoclonal"] });
  expect(narrowing("CD3 carrier free")).toEqual({
    names: ["BSA and Azide Free"],
    facets: { formulation: ["bsa-and-azide-free"] },
  });
  expect(narrowing("monoclonal CD3")?.facets).toEqual({ antibodytype: ["monoclonal", "recombinant-monoclonal"] });
});

it("does not name a use that only modified forms are tested for, because the list begins with others", () => {
  expect(narrowing("CD3 mouse flow", {}, ["Flow Cytometry"])?.names).toEqual(["Mouse"]);
});

it("is null if all or no products match, if the phrase asks for nothing more, and beside other filters", () => {
  for (const phrase of ["CD3 rabbit", "CD3 human", "CD3 goat", "CD3", "western blot", "CD3 ELISA kit mouse"])
    expect(narrowing(phrase), phrase).toBeNull();
  expect(narrowing("CD3 mouse flow", { hostspecies: ["rabbit"] })).toBeNull();
});
