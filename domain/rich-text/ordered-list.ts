/** Markers of ordered lists by depth: 1, a, i, then 1 again (C-REND-07). */
const listMarkers = ["1", "a", "i"] as const;
type ListMarker = (typeof listMarkers)[number];

/** Marker of an ordered list nested in `depth` others. */
export function listMarker(depth: number): ListMarker {
  return listMarkers[depth % listMarkers.length] ?? "1";
}
