/** Work that stands high on a page may keep what follows waiting for a moment only. */

class OutOfTime extends Error {
  override readonly name = "OutOfTime";
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/**
 * The work's outcome, or `OutOfTime` when it takes longer. The work itself goes on: what it reads is kept for the
 * next visitor.
 */
export function withinBudget<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new OutOfTime(milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
