/** Runs steps in parallel: each starts as soon as its dependencies have ended and enough processors are free. */

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface Step<Result extends Counts> {
  readonly name: string;
  /** Steps that must end first, if they are part of the run. A failed step does not hold up its dependents. */
  readonly needs: readonly string[];
  /** Number of processors that the step keeps busy. */
  readonly processors: number;
  run(): Promise<Result>;
}

export interface Ended<Result extends Counts> {
  readonly name: string;
  readonly result: Result;
  /** Seconds since the run began. */
  readonly began: number;
  readonly ended: number;
}

export interface Watcher<Result extends Counts> {
  onStart?(name: string, beside: readonly string[], seconds: number): void;
  onEnd?(ended: Ended<Result>): void;
}

/**
 * Resolves with the results in the order in which the steps ended. Earlier steps of the list are preferred. A step that
 * needs more processors than the machine has runs alone.
 * @param processors of the machine
 * @throws Error if steps depend on each other in a cycle
 */
export async function runSteps<Result extends Counts>(
  steps: readonly Step<Result>[],
  processors: number,
  watcher: Watcher<Result> = {},
): Promise<Ended<Result>[]> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const waiting = [...steps];
  const running = new Map<Step<Result>, Promise<void>>();
  const all: Ended<Result>[] = [];
  const names = new Set(steps.map(({ name }) => name));
  const isReady = ({ needs }: Step<Result>) =>
    needs.every((name) => !names.has(name) || all.some((ended) => ended.name === name));
  const busy = () => [...running.keys()].reduce((sum, step) => sum + step.processors, 0);
  const fits = (step: Step<Result>) => running.size === 0 || busy() + step.processors <= processors;

  const begin = (step: Step<Result>) => {
    const began = seconds();
    watcher.onStart?.(
      step.name,
      [...running.keys()].map(({ name }) => name),
      began,
    );
    const work = step.run().then((result) => {
      const ended = { name: step.name, result, began, ended: seconds() };
      all.push(ended);
      running.delete(step);
      watcher.onEnd?.(ended);
    });
    running.set(step, work);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (!isReady(step) || !fits(step)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      begin(step);
    }
    if (running.size === 0) throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name)}`);
    await Promise.race(running.values());
  }
  return all;
}
