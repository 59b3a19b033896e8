/**
 * Cascade layers, weakest first. Page styles stay outside of every layer, so a page can always adjust a component with
 * a class of its own, whatever order the bundler writes the files in.
 */
import { globalLayer } from "@vanilla-extract/css";

export const layers = {
  reset: globalLayer("reset"),
  base: globalLayer("base"),
  ui: globalLayer("ui"),
};
