/** Per-isolate cache of settings: the same for every visitor, a few dozen entries. */

export interface SettingsMemo {
  get(key: string): { readonly value: unknown; readonly until: number } | undefined;
  set(key: string, value: unknown, until: number): void;
}

/** Two entries per country, and one for the selling settings. */
const capacity = 600;

/** A separate cache, for tests; requests share {@link isolateSettingsMemo}. */
export function createSettingsMemo(): SettingsMemo {
  const entries = new Map<string, { readonly value: unknown; readonly until: number }>();
  return {
    get: (key) => entries.get(key),
    set(key, value, until) {
      if (entries.size >= capacity) entries.clear();
      entries.set(key, { value, until });
    },
  };
}

export const isolateSettingsMemo = createSettingsMemo();
