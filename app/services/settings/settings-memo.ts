/** Settings that an isolate has read lately: the same for every visitor, at most a few dozen entries. */

export interface SettingsMemo {
  get(key: string): { readonly value: unknown; readonly until: number } | undefined;
  set(key: string, value: unknown, now: number): void;
}

/** A change is in effect after this time at the latest. */
const freshMilliseconds = 5000;
/** One entry a country and one for the selling settings. */
const capacity = 300;

/** A memo of its own, for tests; requests share {@link isolateSettingsMemo}. */
export function createSettingsMemo(): SettingsMemo {
  const entries = new Map<string, { readonly value: unknown; readonly until: number }>();
  return {
    get: (key) => entries.get(key),
    set(key, value, now) {
      if (entries.size >= capacity) entries.clear();
      entries.set(key, { value, until: now + freshMilliseconds });
    },
  };
}

export const isolateSettingsMemo = createSettingsMemo();
