import texts from "virtual:name-texts";
import { nameTable } from "@domain/query-reading/name-table";
import { readQuery } from "@domain/query-reading/read-query";
import { expect, it } from "vitest";
import { productsNamed } from "./products-named.server";

const names = nameTable(texts);

/** Numbers of the products of a phrase, in an engine that has one with that name. */
function named(phrase: string): Promise<readonly string[]> {
  const field = (raw: string) => ({ raw });
  const hit = {
    _meta: { id: "1", score: 1, engine: "x" },
    productnumber: field("1"),
    name: field(phrase),
    title: field(""),
  };
  const multiSearch = async () => ({
    ok: true as const,
    value: [
      {
        meta: { page: { current: 1, total_pages: 1, total_results: 1, size: 10 }, request_id: "r" },
        results: [hit],
        facets: {},
      },
    ],
  });
  return productsNamed({ multiSearch }, phrase, readQuery(phrase, names));
}

it("a whole name finds its one product, also without spaces", async () => {
  for (const phrase of ["Cell Lysis Buffer (10X)", "HA-Tag (H4K7) Rabbit mAb", "スタウロスポリン", "细胞裂解液 (10X)"])
    expect(await named(phrase), phrase).toEqual(["1"]);
});

it('"antibody" after a target means all of its antibodies, although one product has that name', async () => {
  for (const phrase of ["Cyclin D2 antibody", "Histone H2B抗体", "Phospho-Akt (Ser473) Antibody"])
    expect(await named(phrase), phrase).toEqual([]);
});
