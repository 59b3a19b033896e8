/** Time limit for data high on a page, which would delay everything below. */

class OutOfTime extends Error {
  override readonly name = "OutOfTime";
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
  }
}

/**
 * Result of the work, or `OutOfTime` after the limit. The work continues, so its result is cached for the next visitor.
 */
export function withinBudget<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new OutOfTime(milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
