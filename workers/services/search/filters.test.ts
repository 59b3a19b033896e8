import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, engineCall, ids, newEngine, refusal } from "./testing";

interface Item {
  readonly id: string;
  readonly colour: readonly string[];
  readonly size: number | null;
  readonly day: string | null;
}

const colours = ["red", "Red", "green", "blue", "dark blue"];
const days = ["2024-01-01", "2024-06-30T12:00:00Z", "2025-01-01T00:00:00+09:00", "2026-02-28"];
const items: Item[] = Array.from({ length: 80 }, (_, index) => ({
  id: String(index),
  colour: colours.filter((_, colour) => (index >> colour) & 1),
  size: index % 7 === 0 ? null : (index * 37) % 50,
  day: index % 5 === 0 ? null : (days[index % days.length] ?? null),
}));

let engine: string;
beforeAll(async () => {
  engine = await newEngine({ colour: "text", size: "number", day: "date", place: "geolocation" }, [
    ...items,
    { id: "amsterdam", place: "52.37,4.89" },
    { id: "haarlem", place: "POINT (4.64 52.38)" },
    { id: "tokyo", place: "35.68,139.69" },
  ]);
});

type Filter = { readonly [name: string]: unknown };

/** Naive implementation of the filter. */
function passes(filter: Filter, item: Item): boolean {
  return Object.entries(filter).every(([name, value]) => {
    const inner = (each: readonly Filter[]) => each.map((one) => passes(one, item));
    if (name === "all") return inner(value as Filter[]).every(Boolean);
    if (name === "none") return !inner(value as Filter[]).some(Boolean);
    if (name === "any") return (value as Filter[]).length === 0 || inner(value as Filter[]).some(Boolean);
    const held = name === "colour" ? item.colour : name === "size" ? [item.size] : [item.day];
    const wanted = Array.isArray(value) ? value : [value];
    return wanted.some((one) => held.some((has) => has !== null && holds(name, has, one)));
  });
}

function holds(field: string, has: string | number, wanted: unknown): boolean {
  const comparable = (value: unknown) => (field === "day" ? Date.parse(String(value)) : value);
  if (typeof wanted !== "object" || wanted === null) return comparable(has) === comparable(wanted);
  const { from, to } = wanted as { from?: unknown; to?: unknown };
  const value = Number(comparable(has));
  return (
    (from === undefined || value >= Number(comparable(from))) && (to === undefined || value < Number(comparable(to)))
  );
}

const range = <T>(bound: fc.Arbitrary<T>) =>
  fc.oneof(fc.record({ from: bound }), fc.record({ to: bound }), fc.record({ from: bound, to: bound }));
const listOr = <T>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 4 }));
const day = fc.constantFrom(...days, "2024-06-30", "2030-01-01");
const leaf = fc.oneof(
  fc.record({ colour: listOr(fc.constantFrom(...colours, "violet")) }),
  fc.record({ size: listOr(fc.oneof(fc.nat(50), range(fc.nat(50)))) }),
  fc.record({ day: listOr(fc.oneof(day, range(day))) }),
);
const filterOf = fc.letrec<{ filter: Filter; group: Filter }>((tie) => ({
  filter: fc.oneof({ depthSize: "small" }, leaf, leaf, tie("group")),
  group: fc.oneof(
    ...["all", "any", "none"].map((kind) =>
      fc.array(tie("filter"), { maxLength: 3 }).map((list) => ({ [kind]: list })),
    ),
  ),
}));

const depth = (filter: Filter): number =>
  1 +
  Math.max(
    0,
    ...Object.entries(filter).flatMap(([name, value]) =>
      ["all", "any", "none"].includes(name) ? (value as Filter[]).map(depth) : [],
    ),
  );

describe("filters", () => {
  it("agree with a naive implementation at any nesting", { timeout: 60_000 }, async () => {
    const fit = filterOf.filter.filter((filter) => depth(filter) <= 4);
    await fc.assert(
      fc.asyncProperty(fc.array(fit, { minLength: 10, maxLength: 10 }), async (filters) => {
        const queries = filters.map((filter) => ({
          query: "",
          page: { size: 1000 },
          filters: { all: [filter], none: [{ place: { center: "0,0", unit: "km", from: 0 } }] },
        }));
        const answered = await engineCall(engine, "multi_search", { body: { queries } });
        const answers = await answered.json<Answer[]>();
        const wanted = filters.map((filter) => items.filter((item) => passes(filter, item)).map(({ id }) => id));
        expect(answers.map(({ results }) => results.map(({ id }) => id.raw))).toEqual(wanted);
      }),
      { numRuns: 40 },
    );
  });

  it("must all match when one object has several", async () => {
    const found = await ids(engine, {
      query: "",
      filters: {
        all: [{ colour: "red" }],
        none: [{ size: { from: 10 } }],
        any: [{ colour: "green" }, { colour: "blue" }],
      },
    });
    const wanted = items.filter(
      ({ colour, size }) =>
        colour.includes("red") && (size === null || size < 10) && (colour.includes("green") || colour.includes("blue")),
    );
    expect(found).toEqual(wanted.map(({ id }) => id));
  });

  it("compare text exactly, including case", async () => {
    expect(await ids(engine, { query: "", filters: { colour: "RED" } })).toEqual([]);
    expect(await ids(engine, { query: "", filters: { colour: "dark" } })).toEqual([]);
  });

  it("match one id or several", async () => {
    expect(await ids(engine, { query: "", filters: { id: ["3", "7", "none"] } })).toEqual(["3", "7"]);
  });

  it("measure distances", async () => {
    const near = (limits: object) =>
      ids(engine, { query: "", filters: { place: { center: "52.37,4.89", ...limits } } });
    expect(await near({ distance: 30, unit: "km" })).toEqual(["amsterdam", "haarlem"]);
    expect(await near({ from: 10, to: 30, unit: "km" })).toEqual(["haarlem"]);
    expect(await near({ from: 1000, unit: "mi" })).toEqual(["tokyo"]);
  });

  it.each([
    [{ colour: { from: 1 } }, "Filters contains invalid value for field: colour (a text field has no ranges)"],
    [{ size: "many" }, "Filters contains invalid value for field: size (many is not a number)"],
    [{ day: "yesterday" }, "Filters contains invalid value for field: day (yesterday is not a date)"],
    [{ size: {} }, "Filters contains invalid value for field: size (the range needs from or to, each a number)"],
    [{ place: "52,4" }, "Filters contains invalid value for field: place (a geolocation is filtered by distance)"],
    [{ colour: [] }, "Filters contains no value for field: colour"],
    [{ colour: Array(1025).fill("red") }, "Filters cannot have more than 1024 values for field: colour"],
    [{ any: Array(257).fill({ colour: "red" }) }, "Filters cannot have more than 256 entries in any"],
    [{ all: ["red"] }, "Filters contains invalid all: it must be a list of filters"],
  ])("refuses %j", async (filters, message) => {
    expect(await refusal(engine, { query: "", filters })).toEqual({ status: 400, body: { errors: [message] } });
  });
});
