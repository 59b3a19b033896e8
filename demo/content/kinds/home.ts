import * as v from "valibot";
import { href } from "../browse-links";
import { readEntry, text } from "../read-content";

const link = v.strictObject({ title: text, href });

const tile = v.strictObject({
  title: text,
  text,
  href,
  /** Id of a drawing in illustrations.ts. */
  image: v.string(),
  alt: text,
});

const tileWithLinks = v.strictObject({
  title: text,
  text,
  links: v.array(link),
  showOnCnDomainOnly: v.optional(v.boolean(), false),
});

const schema = v.strictObject({
  seo: v.strictObject({ title: text, description: text }),
  hero: v.strictObject({
    title: text,
    text,
    searchLabel: text,
    alt: text,
    caption: text,
    links: v.array(link),
  }),
  tiles: v.strictObject({ title: text, items: v.array(tile) }),
  linkTiles: v.strictObject({ title: text, items: v.array(tileWithLinks) }),
  products: v.strictObject({ title: text, text, numbers: v.array(v.string()), link }),
  news: v.strictObject({ title: text }),
  numbers: v.strictObject({ title: text }),
  videoBand: v.strictObject({ video: v.string(), title: text, text }),
});

export const home = readEntry("home", schema);
