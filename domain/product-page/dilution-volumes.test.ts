import { expect, it } from "vitest";
import { dilutionVolumes } from "./dilution-volumes";

const at = (denominator: number) => ({ numerator: 1, denominator });

it("C-DATA-11: the amount of antibody is a range if the dilution is one", () => {
  expect(dilutionVolumes({ optimal: at(100), low: at(200), high: at(50) })).toEqual([
    { millilitres: 1, least: 5, most: 20 },
    { millilitres: 5, least: 25, most: 100 },
    { millilitres: 10, least: 50, most: 200 },
    { millilitres: 50, least: 250, most: 1000 },
  ]);
  expect(dilutionVolumes({ optimal: null, low: at(50), high: at(200) })?.[0]).toEqual({
    millilitres: 1,
    least: 5,
    most: 20,
  });
});

it("C-DATA-11: a single dilution gives one amount, none gives none", () => {
  const first = { millilitres: 1, least: 3.33, most: 3.33 };
  expect(dilutionVolumes({ optimal: null, low: at(300), high: null })?.[0]).toEqual(first);
  expect(dilutionVolumes({ optimal: at(300), low: null, high: null })?.[0]).toEqual(first);
  expect(dilutionVolumes({ optimal: null, low: null, high: null })).toBeNull();
  expect(dilutionVolumes({ optimal: at(0), low: null, high: null })).toBeNull();
});
