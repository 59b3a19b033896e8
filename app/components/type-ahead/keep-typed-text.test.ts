import { useCombobox } from "downshift";
import { describe, expect, it } from "vitest";
import { keepTypedText } from "./keep-typed-text";

const { InputClick, InputKeyDownEscape, InputChange } = useCombobox.stateChangeTypes;
const open = { highlightedIndex: 2, isOpen: true, selectedItem: null, inputValue: "erk" };

describe("search combobox", () => {
  it("stays open after the click that opened it", () => {
    const next = keepTypedText(open, { type: InputClick, changes: { ...open, isOpen: false } });
    expect(next.isOpen).toBe(true);
  });

  it("C-TYPE-10: closes on Escape and keeps the typed text", () => {
    const next = keepTypedText(open, { type: InputKeyDownEscape, changes: { ...open, inputValue: "" } });
    expect(next).toMatchObject({ isOpen: false, inputValue: "erk", selectedItem: null });
  });

  it("highlights nothing while typing", () => {
    const next = keepTypedText(open, { type: InputChange, changes: { ...open, inputValue: "erk1" } });
    expect(next).toMatchObject({ isOpen: true, highlightedIndex: -1, inputValue: "erk1" });
  });
});
