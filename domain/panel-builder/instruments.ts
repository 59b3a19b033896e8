/** Common kinds of instruments, without makers' names. A lab can type its own in addition. */
import type { Band } from "./spectra-model";

/** Cycles of staining, imaging and removal, or one tube. */
type Technique = "imaging" | "flow";

export interface Channel {
  readonly name: string;
  /** Excitation and detection in nm; a laser line has equal ends. */
  readonly light: Band;
  readonly filter: Band;
}

export interface Instrument {
  readonly id: InstrumentId | "own";
  readonly technique: Technique;
  readonly channels: readonly Channel[];
}

export const instrumentIds = ["microscope-4", "confocal-6", "two-channel", "flow-11", "flow-14"] as const;
type InstrumentId = (typeof instrumentIds)[number];

const channel = (name: string, light: Band | number, filter: Band): Channel => ({
  name,
  light: typeof light === "number" ? [light, light] : light,
  filter,
});

const violet = [
  channel("V450", 405, [430, 470]),
  channel("V525", 405, [505, 545]),
  channel("V610", 405, [600, 620]),
  channel("V660", 405, [645, 670]),
  channel("V711", 405, [690, 735]),
  channel("V780", 405, [750, 810]),
];
const red = [channel("R660", 640, [650, 670]), channel("R730", 640, [708, 752]), channel("R780", 640, [755, 810])];

export const instruments: readonly Instrument[] = [
  {
    id: "microscope-4",
    technique: "imaging",
    channels: [
      channel("488", [455, 490], [505, 545]),
      channel("555", [532, 554], [568, 598]),
      channel("647", [620, 650], [665, 705]),
      channel("750", [705, 745], [765, 855]),
    ],
  },
  {
    id: "confocal-6",
    technique: "imaging",
    channels: [
      channel("488", 490, [500, 525]),
      channel("532", 532, [545, 562]),
      channel("561", 561, [570, 590]),
      channel("594", 594, [605, 630]),
      channel("647", 640, [655, 685]),
      channel("700", 700, [715, 790]),
    ],
  },
  {
    id: "two-channel",
    technique: "imaging",
    channels: [channel("Cy3", [540, 560], [570, 620]), channel("Cy5", [620, 650], [660, 710])],
  },
  {
    id: "flow-11",
    technique: "flow",
    channels: [...violet, channel("B525", 488, [505, 545]), channel("B690", 488, [670, 710]), ...red],
  },
  {
    id: "flow-14",
    technique: "flow",
    channels: [
      ...violet,
      channel("B525", 488, [505, 545]),
      channel("B690", 488, [670, 710]),
      channel("Y585", 561, [570, 598]),
      channel("Y670", 561, [655, 690]),
      channel("Y780", 561, [750, 810]),
      ...red,
    ],
  },
];
