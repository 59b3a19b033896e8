/** Device class of the window (C-CHROME-14), for scripts; layout uses media queries. */

import { atom } from "nanostores";
import { breakpoints } from "~/styles/theme-contract.css";

export type Device = "desktop" | "tablet" | "mobile" | "small-mobile";

/** In em, as layout is. */
const isBelow = (width: number): boolean => matchMedia(`not all and (min-width: ${width / 16}em)`).matches;

/**
 * Below 1024 px tablet, below 768 px mobile, below 640 px small mobile. Uses media queries, because `innerWidth` would
 * force layout while the page is being parsed.
 */
function deviceOfWindow(): Device {
  if (isBelow(breakpoints.small)) return "small-mobile";
  if (isBelow(breakpoints.mobile)) return "mobile";
  return isBelow(breakpoints.tablet) ? "tablet" : "desktop";
}

/** Debounce for resizing (C-CHROME-15). */
const settledAfterMs = 50;

export const $device = atom<Device>("desktop");

/** Keeps the store and `<html data-device>` in sync with the window; returns a function that stops it. */
export function followWindow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const device = deviceOfWindow();
    document.documentElement.dataset.device = device;
    $device.set(device);
  };
  const resized = () => {
    clearTimeout(timer);
    timer = setTimeout(look, settledAfterMs);
  };
  look();
  addEventListener("resize", resized);
  return () => {
    clearTimeout(timer);
    removeEventListener("resize", resized);
  };
}
