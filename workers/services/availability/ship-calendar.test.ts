import { describe, expect, it } from "vitest";
import { federalHolidays, finalShipDate, isShippingDay, nextShippingDay, warehouseClock } from "./ship-calendar";

const stock = { onHand: 5, replenishmentDays: 10 };
/** Noon and evening in New York in winter. */
const noon = (day: string) => new Date(`${day}T17:00:00Z`);
const evening = (day: string) => new Date(`${day}T23:00:00Z`);

describe("finalShipDate", () => {
  it.each([
    ["Monday at noon", noon("2030-03-04"), "2030-03-04"],
    ["Monday evening", evening("2030-03-04"), "2030-03-05"],
    ["Friday evening", evening("2030-03-08"), "2030-03-11"],
    ["Saturday", noon("2030-03-09"), "2030-03-11"],
    ["the evening before Thanksgiving", evening("2030-11-27"), "2030-11-29"],
    ["Christmas Day", noon("2030-12-25"), "2030-12-26"],
    ["just after midnight UTC, still the day before in New York", new Date("2030-03-05T01:00:00Z"), "2030-03-05"],
  ])("%s", (_, now, date) => {
    expect(finalShipDate(stock, 5, now)).toBe(date);
  });

  it("waits for replenishment if stock is too low", () => {
    expect(finalShipDate(stock, 6, noon("2030-03-04"))).toBe("2030-03-14");
    expect(finalShipDate({ onHand: 0, replenishmentDays: 5 }, 1, noon("2030-03-04"))).toBe("2030-03-11");
  });
});

describe("the calendar", () => {
  it("has federal holidays and the days on which they are observed", () => {
    expect([...federalHolidays(2026)].sort()).toEqual([
      "2026-01-01",
      "2026-01-19",
      "2026-02-16",
      "2026-05-25",
      "2026-06-19",
      "2026-07-03",
      "2026-09-07",
      "2026-10-12",
      "2026-11-11",
      "2026-11-26",
      "2026-12-25",
      "2027-01-01",
    ]);
    expect(federalHolidays(2027).has("2027-12-31")).toBe(true);
    expect(isShippingDay("2027-12-31")).toBe(false);
  });

  it("moves to the next working day, also over a long weekend", () => {
    expect(nextShippingDay("2026-07-03")).toBe("2026-07-06");
    expect(nextShippingDay("2026-07-06")).toBe("2026-07-06");
  });

  it("uses day and hour in the warehouse's time zone, in summer and winter", () => {
    expect(warehouseClock(new Date("2030-07-01T17:59:00Z"))).toEqual({ day: "2030-07-01", hour: 13 });
    expect(warehouseClock(new Date("2030-01-01T04:59:00Z"))).toEqual({ day: "2029-12-31", hour: 23 });
  });
});
