import { describe, expect, it } from "vitest";
import { runSteps, type Step } from "./schedule";

const counts = { passed: 1, failed: 0 };

/** Steps that end when the test ends them, and the names of those that have begun. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, (failed?: number) => void>();
  const step = (name: string, processors = 1, ...needs: string[]): Step<typeof counts> => ({
    name,
    needs,
    processors,
    run: () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, (failed = 0) => resolve({ passed: 1, failed })));
    },
  });
  /** Ends a step and lets the next ones begin. */
  const end = async (name: string, failed?: number) => {
    ends.get(name)?.(failed);
    await new Promise(setImmediate);
  };
  return { begun, step, end };
}

describe("parallel steps", () => {
  it("begin in their order as long as processors are free", async () => {
    const { begun, step, end } = controlled();
    const run = runSteps([step("a"), step("b"), step("c")], 2);
    expect(begun).toEqual(["a", "b"]);
    await end("b");
    expect(begun).toEqual(["a", "b", "c"]);
    await end("a");
    await end("c");
    expect((await run).map(({ name }) => name)).toEqual(["b", "a", "c"]);
  });

  it("run a later step first while an earlier one waits for its dependencies", async () => {
    const { begun, step, end } = controlled();
    const run = runSteps([step("build"), step("shop", 1, "build"), step("lint")], 2);
    expect(begun).toEqual(["build", "lint"]);
    await end("build", 1);
    // A failed build is one failure; dependent steps run anyway and report the missing build themselves.
    expect(begun).toEqual(["build", "lint", "shop"]);
    await end("lint");
    await end("shop");
    await run;
  });

  it("ignore dependencies outside the run, and cap a step at the machine's processors", async () => {
    const { begun, step, end } = controlled();
    const run = runSteps([step("large", 4, "build"), step("small")], 2);
    expect(begun).toEqual(["large"]);
    await end("large");
    await end("small");
    expect(await run).toHaveLength(2);
  });

  it("are rejected if they wait for each other", async () => {
    const { step } = controlled();
    await expect(runSteps([step("a", 1, "b"), step("b", 1, "a")], 2)).rejects.toThrow(/wait for each other: a,b/);
  });

  it("are reported when they begin and end", async () => {
    const { step, end } = controlled();
    const told: string[] = [];
    const run = runSteps([step("a"), step("b")], 2, {
      onStart: (name, beside) => told.push(`${name} beside ${beside}`),
      onEnd: ({ name, result }) => told.push(`${name} ${result.failed}`),
    });
    await end("a", 2);
    await end("b");
    await run;
    expect(told).toEqual(["a beside ", "b beside a", "a 2", "b 0"]);
  });
});
