import { colors, type Drawing, drawing, label, rect } from "./svg";

const channels = [
  { name: "488", fill: colors.fitc },
  { name: "594", fill: colors.dab },
  { name: "647", fill: colors.dapi },
  { name: "750", fill: colors.hematoxylin },
] as const;

/** Two rounds of four channels, with a bar for the strength of each target. */
export const panelDrawings = (): Drawing[] => {
  const fields = [0, 1].flatMap((round) =>
    channels.flatMap((channel, column) => {
      const x = 110 + column * 130;
      const y = 84 + round * 120;
      const strength = 0.35 + (((column + 1) * (round + 2) * 3) % 7) / 10;
      return [
        rect(x, y, 118, 96, { rx: 3, fill: "#ffffff", stroke: colors.line }),
        rect(x + 14, y + 66, 90, 10, { fill: colors.sunken }),
        rect(x + 14, y + 66, 90 * Math.min(1, strength), 10, { fill: channel.fill }),
        label(x + 59, y + 32, String(round * 4 + column + 1), { "font-size": 24, fill: channel.fill }),
      ];
    }),
  );
  const heads = channels.map((channel, column) =>
    label(169 + column * 130, 56, channel.name, { "font-size": 16, fill: colors.inkSoft }),
  );
  const rounds = [1, 2].map((round) =>
    label(70, 132 + (round - 1) * 120, String(round), { "font-size": 22, fill: colors.inkSoft }),
  );
  return [drawing("multiplex-panel", "Four channels in two rounds", 680, 340, [...heads, ...rounds, ...fields])];
};
