/** Parses places ("52.37,4.89" or "POINT (4.89 52.37)") and computes distances on the sphere. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const metresPer = { mm: 0.001, cm: 0.01, m: 1, km: 1000, in: 0.0254, ft: 0.3048, yd: 0.9144, mi: 1609.344 } as const;
type DistanceUnit = keyof typeof metresPer;

export function metresOf(distance: number, unit: DistanceUnit): number {
  return distance * metresPer[unit];
}

export function placeOf(text: string): Place | null {
  const number = "(-?\\d{1,3}(?:\\.\\d+)?)";
  const pair = new RegExp(`^\\s*${number}\\s*,\\s*${number}\\s*$`).exec(text);
  const point = new RegExp(`^\\s*POINT\\s*\\(\\s*${number}\\s+${number}\\s*\\)\\s*$`, "i").exec(text);
  const latitude = Number(pair?.[1] ?? point?.[2] ?? Number.NaN);
  const longitude = Number(pair?.[2] ?? point?.[1] ?? Number.NaN);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude };
}

const earthRadius = 6_371_008.8;

/** Great-circle distance in meters. */
export function distance(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}
