/**
 * Cascade layers, nested from weak to strong: reset < base < ui < page styles, which are unlayered. Rules directly in a
 * layer beat its inner layers, so the order does not depend on file order.
 */
import { globalLayer } from "@vanilla-extract/css";

const ui = globalLayer("bs");
const base = globalLayer({ parent: ui }, "base");
const reset = globalLayer({ parent: base }, "reset");

export const layers = { reset, base, ui };
