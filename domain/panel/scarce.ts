/** Preference of a scarce target for cells in which little light is not lost in autofluorescence. */
import { type PanelChannel, panelChannels } from "@contracts/values/panel-values";
import { dyes } from "../panel-builder/dyes";
import { autofluorescenceOf, readingOf } from "../panel-builder/optics";
import type { Cell } from "./cells";
import { channelSpectra } from "./spectra";

/** Dyes like the channels' fluorophores, whose brightness is published. */
const likeness: Readonly<Record<PanelChannel, string>> = {
  "488": "AF488",
  "594": "AF594",
  "647": "AF647",
  "750": "AF750",
};

/** Share of a weak signal that its background takes, as bits. */
const losses: Readonly<Record<PanelChannel, number>> = Object.fromEntries(
  channelSpectra.map(({ channel, light, filter }) => {
    const own = { name: channel, light, filter };
    const dye = dyes.find(({ name }) => name === likeness[channel]);
    const signal = (dye && readingOf(dye, [own])?.signals[0]) || 1;
    return [channel, Math.log2(1 + autofluorescenceOf(own) / signal)];
  }),
) as Record<PanelChannel, number>;

const worst = Math.max(...panelChannels.map((channel) => losses[channel]));

/** 0 to 100; eight of them cost less than moving one antibody, and a step of ten more than any order of cells. */
export const scarceCost = ({ channel }: Cell): number => Math.round((losses[channel] / worst) * 100);
