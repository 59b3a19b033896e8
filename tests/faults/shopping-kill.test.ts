/**
 * Customers fill carts, apply promotions, pay, order and request quotes while workerd is killed with SIGKILL and
 * upstreams fail. `npm run faults` runs longer (FAULT_OPERATIONS, FAULT_KILLS, FAULT_SEED).
 */
import { describe, expect, it } from "vitest";
import { operations, report } from "./shopping/history";
import { run } from "./shopping/run";

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const wanted = number("FAULT_OPERATIONS", 250);
const kills = number("FAULT_KILLS", 3);
const clients = number("FAULT_CLIENTS", 6);
const milliseconds = number("FAULT_SECONDS", 30) * 1000;

describe("baskets, orders and quotes during kills", () => {
  it(
    "lose nothing that was acknowledged, order once, pay once, and add up",
    async () => {
      const seed = number("FAULT_SEED", 1);
      const { history, seconds } = await run({ clients, operations: wanted, kills, seed, milliseconds });
      console.log(report(history, clients, seconds));
      expect(history.violations).toEqual([]);
      expect(operations(history)).toBeGreaterThan(wanted / 4);
      expect(history.kills).toBeGreaterThan(1);
      expect(history.done.get("order") ?? 0).toBeGreaterThan(0);
    },
    milliseconds + 120_000,
  );
});
