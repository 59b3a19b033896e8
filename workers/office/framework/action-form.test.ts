import { html } from "@domain/edge-slot/html";
import { expect, it } from "vitest";
import { actionForm, refusalSummary } from "./action-form";
import type { ShownAction } from "./resource";

const action = {
  ...{ name: "terms", title: "Change terms", permission: "companies:change", reason: "none", final: false },
  fields: [{ name: "creditLimits", label: "Credit limits" }],
} as unknown as ShownAction;
const shown = (field: string) => {
  const problems = [{ code: "InvalidInput", message: "Write each as USD 50000.", field }];
  const attempt = { action: "terms", values: { creditLimits: "lots; more" }, problems, unsettled: null };
  return actionForm(action, { address: "/companies/a", version: 1, formToken: "t", attempt, list: "", open: false });
};

it("shows the problem of one entry of a list beside the field into which the list is typed", () => {
  for (const field of ["creditLimits", "creditLimits.1"]) {
    expect(shown(field)).toContain(html`id="terms-creditLimits-problem">Write each as USD 50000.`);
    expect(shown(field)).toContain('aria-invalid="true"');
    expect(shown(field)).not.toContain("creditLimits.1:");
  }
  expect(shown("creditLimitsElsewhere")).toContain("creditLimitsElsewhere: Write each");
});

it("leads from the summary of a refusal to the field of each problem", () => {
  const problems = [
    { code: "InvalidInput", message: "Write each as USD 50000.", field: "creditLimits.1" },
    { code: "General", message: "Try again." },
  ];
  const summary = refusalSummary({ action: "terms", values: {}, problems, unsettled: null }, "Change terms", action);
  expect(summary).toContain('<li><a href="#terms-creditLimits">Credit limits</a>: Write each as USD 50000.</li>');
  expect(summary).toContain("<li>Try again.</li>");
  expect(summary).toContain('role="alert" tabindex="-1" autofocus');
});
