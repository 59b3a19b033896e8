import { globalStyle } from "@vanilla-extract/css";
import { lowerEdge } from "~/styles/lower-edge";
import { media, vars } from "~/styles/theme-contract.css";
import { layers, ui } from "~/styles/ui-layer";

/** Bottom center of the window (A-SESS-06). */
export const region = ui({
  position: "fixed",
  insetBlockEnd: `max(var(${lowerEdge.tray}, 0px), var(${lowerEdge.page}, 0px))`,
  insetInline: 0,
  zIndex: 50,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.s1,
  padding: vars.gutter,
  pointerEvents: "none",
  "@media": { [media.print]: { display: "none" } },
});
export const list = ui({ display: "contents" });

/*
 * Selected by attribute, because the edge writes the same markup into the slot and does not know hashed class names.
 * <dialog data-toast open><p>…</p><a>action</a><form method="dialog"><button>×</button></form></dialog>
 */
const toast = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [layers.ui]: rule } });
toast("[data-toast][open]", {
  position: "static",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: vars.space.s2,
  inlineSize: "fit-content",
  maxInlineSize: "min(100%, 40rem)",
  margin: 0,
  paddingBlock: vars.space.s1,
  paddingInline: `${vars.space.s2} ${vars.space.s1}`,
  color: vars.color.paper,
  background: vars.color.ink,
  borderRadius: vars.radius.md,
  boxShadow: `0 0.5rem 2rem ${vars.color.shade}`,
  lineHeight: vars.leading.snug,
  pointerEvents: "auto",
  border: `1px solid ${vars.color.ink}`,
});
toast("[data-toast='danger'][open]", { borderInlineStart: `6px solid ${vars.color.danger}` });
toast("[data-toast='success'][open]", { borderInlineStart: `6px solid ${vars.color.success}` });
toast("[data-toast] :is(a, button)", {
  display: "inline-grid",
  placeItems: "center",
  minBlockSize: vars.control.sm,
  minInlineSize: vars.control.sm,
  color: "inherit",
  fontWeight: vars.weight.bold,
});
toast("[data-toast] > :is(a, button)", {
  paddingInline: vars.space.s1,
  textDecorationLine: "underline",
  textUnderlineOffset: "0.2em",
});
toast("[data-toast] form", { display: "contents" });
toast("[data-toast] form > button", { gridColumn: 3, fontSize: vars.text.lg });
toast("[data-toast] :is(a, button):focus-visible", { outlineColor: "currentColor", outlineOffset: "-2px" });
