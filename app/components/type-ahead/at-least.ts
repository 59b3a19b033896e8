/** Faster responses would make the loading state flash (C-SCALL-12). */
const leastFetchMs = 200;

/** Delivers a result or failure no sooner than after `ms`. */
export async function atLeast<T>(work: Promise<T>, ms = leastFetchMs): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
