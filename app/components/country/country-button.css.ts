import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const button = style({ display: "inline-flex" });
/** With the country's name, for the sidebar. */
export const line = style({ display: "block" });

const face = `:is(${button}, ${line}) button`;
globalStyle(face, { display: "inline-flex", alignItems: "center", gap: "0.375rem", minBlockSize: "24px" });
globalStyle(`${face}:hover`, { color: vars.color.action });
globalStyle(`${face} b`, { fontWeight: vars.weight.medium, letterSpacing: "0.02em" });
globalStyle(`${button} button`, { color: vars.color.ink });
// The header gives its links a display of their own; `kept-form.css.ts` shows this one.
globalStyle(`:is(${button}, ${line}) a[hidden]`, { display: "none" });
globalStyle(`${line} b`, { color: vars.color.inkSoft, fontWeight: vars.weight.regular });
