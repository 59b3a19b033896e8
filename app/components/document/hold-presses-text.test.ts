import { describe, expect, it } from "vitest";
import { heldForms, heldPresses } from "./hold-presses-text";

describe("held presses", () => {
  it("hold a control's click, but a form's submit instead of the click on it", () => {
    expect(heldPresses).not.toMatch(/[(,]\[data-act\]/);
    expect(heldForms).toContain("form[data-act]");
  });
});
