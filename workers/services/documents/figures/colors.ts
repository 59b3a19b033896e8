/** Converts SVG colors to "#rrggbb". */

/** Red, green and blue from 0 to 1. */
type Channels = readonly [number, number, number];

export const hexOf = (channels: Channels): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Converts linear light, which filters use, to sRGB. */
export function linearToSrgb(light: Channels): Channels {
  const [red, green, blue] = light;
  return [curved(red), curved(green), curved(blue)];
}

const curved = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const functions = {
  rgb: (red: number, green: number, blue: number): Channels => [red / 255, green / 255, blue / 255],
  hsl(hue: number, saturation: number, lightness: number): Channels {
    const spread = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
    const channel = (offset: number) => {
      const turn = (offset + hue / 30) % 12;
      return lightness / 100 - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    };
    return [channel(0), channel(8), channel(4)];
  },
} as const;

/** Null if the text is not a color, which includes "none". */
export function colorOf(text: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  if (/^#[0-9a-f]{3}$/i.test(text))
    return `#${Array.from(text.slice(1).toLowerCase(), (digit) => digit + digit).join("")}`;
  const [, name, first, second, third] = /^(rgb|hsl)\(([\d.]+),\s*([\d.]+)%?,\s*([\d.]+)%?\)$/.exec(text) ?? [];
  if (name !== "rgb" && name !== "hsl") return null;
  const channels = functions[name](Number(first), Number(second), Number(third));
  return channels.every(Number.isFinite) ? hexOf(channels) : null;
}
