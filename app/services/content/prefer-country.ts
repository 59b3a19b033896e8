import type { Audience } from "@contracts/content/targets";

interface Targeted {
  readonly devkey: string;
  readonly audience: readonly Audience[];
  readonly is_default_setting?: boolean;
}

const reaches = ({ audience }: Targeted, country: string) =>
  audience.some(({ countries }) => countries.some(({ country_code }) => country_code === country));

/**
 * One setting per devkey: for the country's audience if there is one, else the default or the one without audience
 * (C-CMS-11, C-CMSQ-18). Settings for other countries are dropped.
 */
export function preferCountry<T extends Targeted>(settings: readonly T[], country: string): Record<string, T> {
  const chosen: Record<string, T> = {};
  const specific = new Set<string>();
  for (const setting of settings) {
    const { devkey } = setting;
    if (reaches(setting, country)) {
      if (!specific.has(devkey)) chosen[devkey] = setting;
      specific.add(devkey);
    } else if (setting.audience.length === 0 || setting.is_default_setting) {
      chosen[devkey] ??= setting;
    }
  }
  return chosen;
}
