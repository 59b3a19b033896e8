/** Documents and queries for which an external engine and the embedded one return the same results. */

const schema = { name: "text", kind: "text", price: "number", released: "date" } as const;

export const externalDraft = {
  name: "check",
  schema,
  language: "en-us",
  searchFields: { name: { weight: 7 }, kind: { weight: 1 } },
};

export const externalDocuments = [
  { id: "1", name: "Phospho-Akt (Ser473) Rabbit mAb", kind: "antibody", price: 399, released: "2020-01-02T00:00:00Z" },
  { id: "2", name: "NF-κB p65 Rabbit mAb", kind: "antibody", price: 350, released: "2021-01-02T00:00:00Z" },
  { id: "3", name: "Western Blotting Kit", kind: "kit", price: 120, released: "2019-01-02T00:00:00Z" },
  { id: "4", name: "Anti-rabbit IgG, HRP-linked", kind: "antibody", price: 99, released: "2018-01-02T00:00:00Z" },
];

interface ExternalCase {
  readonly name: string;
  readonly request: object;
  readonly expected: { readonly ids: readonly string[]; readonly facets?: object };
}

const byPrice = [{ price: "asc" }];

/** Only cases that do not depend on scores, which differ between engines. */
export const externalCases: readonly ExternalCase[] = [
  { name: "every document", request: { query: "", sort: byPrice }, expected: { ids: ["4", "3", "2", "1"] } },
  { name: "a word", request: { query: "akt" }, expected: { ids: ["1"] } },
  { name: "a name in another spelling", request: { query: "NFkB", precision: 8 }, expected: { ids: ["2"] } },
  { name: "a Greek letter by its name", request: { query: "nf kappa b", precision: 8 }, expected: { ids: ["2"] } },
  { name: "a beginning of a word", request: { query: "west", precision: 8 }, expected: { ids: ["3"] } },
  { name: "a synonym", request: { query: "WB", precision: 8 }, expected: { ids: ["3"] } },
  { name: "a word without hits", request: { query: "zebra", precision: 9 }, expected: { ids: [] } },
  {
    name: "filters",
    request: {
      query: "",
      filters: { all: [{ kind: "antibody" }, { price: { from: 99, to: 399 } }], none: [{ name: "x" }] },
      sort: byPrice,
    },
    expected: { ids: ["4", "2"] },
  },
  {
    name: "a period",
    request: { query: "", filters: { released: { from: "2020-01-01T00:00:00Z" } }, sort: byPrice },
    expected: { ids: ["2", "1"] },
  },
  {
    name: "counts of values",
    request: { query: "", sort: byPrice, page: { size: 1 }, facets: { kind: { type: "value" } } },
    expected: {
      ids: ["4"],
      facets: {
        kind: [
          {
            type: "value",
            data: [
              { value: "antibody", count: 3 },
              { value: "kit", count: 1 },
            ],
          },
        ],
      },
    },
  },
];
