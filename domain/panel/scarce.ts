/** Prefers cells with little autofluorescence for scarce targets, whose signal is weak. */
import type { PanelChannel } from "@contracts/values/panel-values";
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

let shares: Readonly<Record<PanelChannel, number>> | undefined;

/**
 * Bits that autofluorescence takes from a weak signal, as a share of the worst channel's. Computed when first needed,
 * because it takes milliseconds that would delay every worker's start.
 */
function lossShares(): Readonly<Record<PanelChannel, number>> {
  if (shares) return shares;
  const losses = channelSpectra.map(({ channel, light, filter }) => {
    const own = { name: channel, light, filter };
    const dye = dyes.find(({ name }) => name === likeness[channel]);
    const signal = (dye && readingOf(dye, [own])?.signals[0]) || 1;
    return [channel, Math.log2(1 + autofluorescenceOf(own) / signal)] as const;
  });
  const worst = Math.max(...losses.map(([, loss]) => loss));
  shares = Object.fromEntries(losses.map(([channel, loss]) => [channel, loss / worst])) as Record<PanelChannel, number>;
  return shares;
}

/**
 * Cost of a scarce target in a cell, 0 to 100. Eight such costs are less than the cost of moving one antibody, and a
 * difference of ten outweighs any preference for the order of cells.
 */
export const scarceCost = ({ channel }: Cell): number => Math.round(lossShares()[channel] * 100);
