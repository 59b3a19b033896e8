/** Kind of window that the page is in (C-CHROME-14), for what scripts do; how things look is said by media queries. */

import { atom } from "nanostores";
import { breakpoints } from "~/styles/theme-contract.css";

export type Device = "desktop" | "tablet" | "mobile" | "small-mobile";

/** Below 1024 px tablet, below 768 px mobile, below 640 px small mobile. */
function deviceOf(width: number): Device {
  if (width < breakpoints.small) return "small-mobile";
  if (width < breakpoints.mobile) return "mobile";
  return width < breakpoints.tablet ? "tablet" : "desktop";
}

/** A window that is being resized is looked at when it has come to rest (C-CHROME-15). */
const settledAfterMs = 50;

export const $device = atom<Device>("desktop");

/** Keeps the store and `<html data-device>` in step with the window; returns the function that ends it. */
export function followWindow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const device = deviceOf(window.innerWidth);
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
