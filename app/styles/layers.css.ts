/**
 * Cascade layers, each inside the next stronger one. What stands directly in a layer beats its inner layers, so the
 * order holds whatever file the browser reads first: reset < base < ui < page styles, which are in no layer.
 */
import { globalLayer } from "@vanilla-extract/css";

const ui = globalLayer("bs");
const base = globalLayer({ parent: ui }, "base");
const reset = globalLayer({ parent: base }, "reset");

export const layers = { reset, base, ui };
