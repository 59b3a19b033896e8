import { describe, expect, it } from "vitest";
import { heldForms, heldPresses } from "./hold-presses-text";

describe("presses that are held", () => {
  it("are those on controls: a form waits for its submission, and a click on it would do nothing", () => {
    expect(heldPresses).not.toMatch(/[(,]\[data-act\]/);
    expect(heldForms).toContain("form[data-act]");
  });
});
