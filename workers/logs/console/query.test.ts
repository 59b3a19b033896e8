import { regionNames } from "@contracts/regions";
import { describe, expect, it } from "vitest";
import { overviewQuery, readQuery, searchQuery } from "./query";

const search = (text: string) => readQuery(new URLSearchParams(text), searchQuery);
const overview = (text: string) => readQuery(new URLSearchParams(text), overviewQuery);

describe("a console address", () => {
  it("is parsed, and empty fields count as absent", () => {
    expect(search("sku=&status=5XX&id=6D6661AB&region=jp")).toMatchObject({
      ok: true,
      value: { status: 5, id: "6d6661ab", region: "jp" },
    });
    expect(overview("")).toMatchObject({ ok: true, value: { range: "1h", by: "all" } });
  });

  it("is rejected with the name of an unknown or repeated parameter", () => {
    expect(search("statsu=500")).toMatchObject({
      ok: false,
      mistakes: [expect.stringMatching(/^statsu: there is no such parameter; there are id, sku, number, status/)],
    });
    expect(search("status=500&status=404")).toEqual({ ok: false, mistakes: ["status: given more than once"] });
    expect(overview("range=1h&sku=4060")).toMatchObject({ ok: false });
  });

  it("is rejected with a message that lists the allowed values", () => {
    expect(search("region=eu")).toEqual({ ok: false, mistakes: [`region: one of ${regionNames.join(", ")}`] });
    expect(search("slower=99999999")).toEqual({ ok: false, mistakes: ["slower: at most 3600000"] });
    expect(overview("range=9h")).toEqual({ ok: false, mistakes: ["range: one of 5m, 1h, 24h, 7d"] });
  });

  it("needs a valid value for its dimension", () => {
    expect(overview("by=route")).toMatchObject({ ok: false });
    expect(overview("value=/cart")).toMatchObject({ ok: false });
    expect(overview("by=region&value=eu")).toEqual({
      ok: false,
      mistakes: [`the value of region is one of ${regionNames.join(", ")}`],
    });
    expect(overview("by=route&value=/cart&region=jp")).toMatchObject({ ok: true });
  });

  it("may limit the time; each bound includes the whole minute, hour or day that it names", () => {
    expect(search("since=2026-08-01T14:05&until=2026-08-01T14:05")).toMatchObject({
      ok: true,
      value: { since: Date.UTC(2026, 7, 1, 14, 5), until: Date.UTC(2026, 7, 1, 14, 5, 59, 999) },
    });
    expect(search("since=2026-08-01 14:05:07Z&until=2026-08-01T14:05:07")).toMatchObject({
      value: { since: Date.UTC(2026, 7, 1, 14, 5, 7), until: Date.UTC(2026, 7, 1, 14, 5, 7, 999) },
    });
    for (const day of ["2026-13-01", "2026-02-31"])
      expect(search(`since=${day}T00:00`)).toEqual({ ok: false, mistakes: ["since: not an existing day or time"] });
    expect(search("since=yesterday")).toMatchObject({ ok: false });
    expect(search("since=2026-08-02T00:00&until=2026-08-01T00:00")).toEqual({
      ok: false,
      mistakes: ["since is after until"],
    });
  });
});
