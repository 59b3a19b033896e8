/** Kind of window that the page is in (C-CHROME-14), for what scripts do; how things look is said by media queries. */

import { atom } from "nanostores";
import { breakpoints } from "~/styles/theme-contract.css";

export type Device = "desktop" | "tablet" | "mobile" | "small-mobile";

const isBelow = (width: number): boolean => matchMedia(`not all and (min-width: ${width}px)`).matches;

/**
 * Below 1024 px tablet, below 768 px mobile, below 640 px small mobile. Asked by media queries: `innerWidth` would lay out a
 * page that is still being read.
 */
function deviceOfWindow(): Device {
  if (isBelow(breakpoints.small)) return "small-mobile";
  if (isBelow(breakpoints.mobile)) return "mobile";
  return isBelow(breakpoints.tablet) ? "tablet" : "desktop";
}

/** A window that is being resized is looked at when it has come to rest (C-CHROME-15). */
const settledAfterMs = 50;

export const $device = atom<Device>("desktop");

/** Keeps the store and `<html data-device>` in step with the window; returns the function that ends it. */
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
