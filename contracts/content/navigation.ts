/** Menus (C-CMS-05). */
import * as v from "valibot";
import { first, list, type NavigationLink, navigationLink, optionalText, system } from "./parts";

export interface NavigationItem {
  title: string;
  link: NavigationLink | null;
  links: NavigationLink[];
  /** Empty at the fourth level. */
  items: NavigationItem[];
}

const maxLevels = 4;

function item(level: number): v.GenericSchema<unknown, NavigationItem> {
  const below: v.GenericSchema<unknown, NavigationItem[]> =
    level < maxLevels
      ? list(item(level + 1))
      : v.pipe(
          v.nullish(v.unknown(), null),
          v.transform((): NavigationItem[] => []),
        );
  return v.object({ title: v.string(), link: first(navigationLink), links: list(navigationLink), items: below });
}

/** A menu with up to four levels; deeper items are dropped. */
export const navigation = v.object({
  system,
  title: v.string(),
  label: optionalText,
  devkey: v.string(),
  link: first(navigationLink),
  links: list(navigationLink),
  items: list(item(1)),
});
export type Navigation = v.InferOutput<typeof navigation>;
