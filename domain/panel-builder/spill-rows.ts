/** Signals of a panel's dyes in every channel of the instrument. */
import type { Alternative } from "./alternatives";
import { readingOf, spillsOf } from "./optics";
import type { PanelQuestion } from "./panel";

/** One row per dye, in the order of channels. */
export function spillRows({ instrument: { channels }, dyes }: PanelQuestion, { places }: Alternative) {
  const used = dyes.filter(({ name }) => places.some(({ dye }) => dye === name));
  const rows = used.flatMap((dye) => {
    const reading = readingOf(dye, channels);
    if (!reading) return [];
    const { channel, signals } = reading;
    return { dye: dye.name, own: channel, brightness: signals[channel] ?? 0, shares: spillsOf(reading) };
  });
  return {
    channels: channels.map(({ name }) => name),
    rows: rows.sort((one, other) => one.own - other.own),
  };
}
