const units = [
  ...["°C", "℃", "°F", "kDa", "[kM]?bp", "[kM]?Hz", "min", "rpm", "ms"],
  ...["[cmnµμ]m", "[mnpµμ](?:M|mol|L|l)", "[kmnpµμ]g"],
];
const broken = new RegExp(`(?<=\\d) (?=(?:${units.join("|")})(?![A-Za-z\\d]))|(?<=\\bpH) (?=\\d)`, "g");

/**
 * Keeps numbers and their units on one line: the space between them becomes a no-break space. Units of one letter are
 * left out, because it is often the beginning of a name.
 * @param text plain text, HTML or JSON
 */
export const keepUnits = (text: string): string => text.replace(broken, "\u00a0");
