/** Address of a panel. Its query contains the panel's texts, so a link reproduces the panel. */
import type { AlternativeName } from "./alternatives";
import { panelBuilderPath } from "./panel";
import type { PanelTexts } from "./read-panel";

export const panelFiles = ["panel.csv", "omap.csv", "miflowcyt.csv"] as const;
export type PanelFile = (typeof panelFiles)[number];

/**
 * Blank texts are left out.
 * @param of an alternative as a file
 */
export function panelHref(
  texts: Partial<PanelTexts>,
  of?: { readonly file: PanelFile; readonly pick: AlternativeName },
): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | undefined) => value && query.append(name, value);
  add("on", texts.instrument);
  add("markers", texts.markers);
  add("channels", texts.channels);
  for (const dye of texts.dyes ?? []) add("dye", dye);
  add("more", texts.ownDyes);
  for (const curve of texts.curves ?? []) add("curve", curve);
  add("cycles", texts.cycles);
  add("pick", of?.pick);
  const text = query.toString();
  return `${panelBuilderPath}${of ? `/${of.file}` : ""}${text ? `?${text}` : ""}`;
}
