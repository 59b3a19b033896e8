/** Fixed-window rate limiter per key. */
interface WindowLimiter {
  /** False if the key has used up its window. */
  take(key: string, now: number): boolean;
}

export function createWindowLimiter(limit: number, windowMs: number, maxKeys = 10_000): WindowLimiter {
  const windows = new Map<string, { count: number; until: number }>();
  return {
    take(key, now) {
      const window = windows.get(key);
      if (!window || window.until <= now) {
        windows.delete(key);
        if (windows.size >= maxKeys) windows.delete(windows.keys().next().value ?? "");
        windows.set(key, { count: 1, until: now + windowMs });
        return true;
      }
      window.count += 1;
      return window.count <= limit;
    },
  };
}
