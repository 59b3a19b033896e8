/**
 * Labels without products. A tandem dye is not its donor: PE-Cy7 is not PE, and PerCP-Cy5.5 is not Cy5. The page states
 * that no product has the label.
 */
import { matchKey } from "../../search-url/match-key";

const tandems =
  /^(?:pe|apc|percp)(?:(?:cy|cyanine)(?:5|55|7)|h7|r700|fire\d{3}|dazzle(?:594)?|cf594|texasred|e(?:fluor|f)\d{3}|vio\d{3}|(?:af|alexa|alexafluor)\d{3})$/;

const dyes: readonly RegExp[] = [
  /^percp$/,
  /^(?:tritc|rhodamine|rhodamineredx?|lissaminerhodamine|cy7|cyanine7|coralite\d{3})$/,
  /^(?:bv|buv|brilliantviolet|brilliantultraviolet)(?:395|480|496|510|563|570|605|615|650|661|711|737|750|785|786|805)$/,
  /^bb(?:515|630|660|700|755|790)$/,
  /^efluor(?:506|570|615|660|710|780)$/,
  /^(?:af|alexa|alexafluor)(?:350|430|514|532|568|610|633|635|660|680|790)$/,
  /^atto(?:390|425|465|488|495|514|520|532|550|565|590|594|610|620|633|647n?|655|665|680|700|725|740)$/,
  /^irdye(?:650|680|700|750|800)(?:cw|lt|rd)?$/,
  /^(?:qdot|qd)(?:525|565|585|605|625|655|705|800)$/,
  /^spark(?:blue|nir|plusuv|red|uv|violet|yg)\d{3}$/,
  /^superbright(?:436|600|645|702|780)$/,
  /^(?:cy|cyanine)(?:2|55|7)$/,
  /^opal(?:480|520|540|570|620|650|690|780)$/,
  /^zombie(?:aqua|green|nir|red|uv|violet|yellow)$/,
  /^(?:pacificorange|vioblue|viogreen)$/,
];

/** Isotopes of mass cytometry, written as there: "168Er", "89Y". */
const isotope = /^(?:89Y|1\d\d(?:Cd|Ce|Dy|Er|Eu|Gd|Ho|In|La|Lu|Nd|Pr|Pt|Sm|Tb|Tm|Yb)|209Bi)$/;

/** True for the name of a label that no product has. */
export function isUnsoldLabel(text: string): boolean {
  if (isotope.test(text)) return true;
  const key = matchKey(text);
  return tandems.test(key) || dyes.some((dye) => dye.test(key));
}
