import { expect, it } from "vitest";
import { dilutionVolumes } from "./dilution-volumes";

const at = (denominator: number) => ({ numerator: 1, denominator });

it("C-DATA-11: the amount of antibody for a volume follows the optimal dilution, else the nearest one given", () => {
  expect(dilutionVolumes({ optimal: at(1000), low: at(2000), high: at(500) })).toEqual([
    { millilitres: 1, microlitres: 1 },
    { millilitres: 5, microlitres: 5 },
    { millilitres: 10, microlitres: 10 },
    { millilitres: 50, microlitres: 50 },
  ]);
  expect(dilutionVolumes({ optimal: null, low: at(300), high: null })?.[0]).toEqual({
    millilitres: 1,
    microlitres: 3.33,
  });
  expect(dilutionVolumes({ optimal: null, low: null, high: null })).toBeNull();
  expect(dilutionVolumes({ optimal: at(0), low: null, high: null })).toBeNull();
});
