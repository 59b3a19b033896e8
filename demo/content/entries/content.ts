import { footerMenu, learnSideMenu, mainMenu } from "../navigation/menus";
import { globalSettings } from "../settings/global";
import { regionalSettings } from "../settings/regional";
import { targets } from "../targets/targets";
import { templates } from "../templates/templates";
import { videos } from "../videos/videos";
import { createCountries } from "./countries";
import type { Asset, Entry } from "./entry";
import { homeEntry } from "./home-entry";
import { createImages } from "./images";
import { createLinks } from "./links";
import { navigationEntry } from "./navigation-entries";
import { globalSettingEntry, regionalSettingEntry } from "./setting-entries";
import { targetEntry } from "./target-entries";
import { createTaxonomy } from "./taxonomy";
import { templateEntries } from "./template-entries";
import { videoEntry } from "./video-entries";

export interface Content {
  readonly assets: readonly Asset[];
  readonly entries: readonly Entry[];
}

/** Writes all entries. Pages come before menus, so that a page names its own address (links.ts). */
export function writeContent(): Content {
  const links = createLinks();
  const images = createImages();
  const countries = createCountries();
  const taxonomy = createTaxonomy();
  const written: Entry[] = [
    homeEntry(links, images),
    ...videos.map((video) => videoEntry(video, links, taxonomy)),
    ...[mainMenu, footerMenu, learnSideMenu].map((menu) => navigationEntry(menu, links)),
    ...globalSettings.map((setting) => globalSettingEntry(setting, links, images, countries)),
    ...regionalSettings.map((setting) => regionalSettingEntry(setting, countries)),
    ...targets.map((target) => targetEntry(target, taxonomy, countries)),
    ...templates.flatMap((template) => templateEntries(template, links)),
  ];
  return {
    assets: [],
    entries: [...countries.entries(), ...taxonomy.entries(), ...links.entries(), ...images.entries(), ...written],
  };
}
