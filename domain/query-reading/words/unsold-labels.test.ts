import { expect, it } from "vitest";
import { readQuery } from "../read-query";
import { shopNames } from "../shop-names";

const names = shopNames();

it("a tandem dye is not its donor, and a dye that is not sold is named as typed", () => {
  const labels = {
    ...{ "CD8a PE-Cy7": "PE-Cy7", "CD3 APC-H7": "APC-H7", "CD11b PerCP-Cy5.5": "PerCP-Cy5.5" },
    ...{ "CD25 PE/Cyanine7": "PE/Cyanine7", "CD56 BUV395": "BUV395", "CD4 Spark NIR 685": "Spark NIR 685" },
    ...{ "CD3 168Er": "168Er", "CD4 Alexa Fluor 568": "Alexa Fluor 568", "CD20 Opal 570": "Opal 570" },
  };
  for (const [phrase, label] of Object.entries(labels)) {
    const reading = readQuery(phrase, names);
    expect(reading?.wants.labels, phrase).toEqual([label]);
    expect(reading?.targets, phrase).toHaveLength(1);
    expect(reading?.rest, phrase).toEqual([]);
  }
});

it("labels that are sold keep their names", () => {
  const labels = { "CD4 BV421": "Violet 421", "CD4 PE": "PE", "CD4 APC": "APC", "CD4 AF647": "Fluor 647" };
  for (const [phrase, label] of Object.entries(labels))
    expect(readQuery(phrase, names)?.wants.labels, phrase).toEqual([label]);
});
