export type ListControl = HTMLInputElement | HTMLSelectElement;

/** What a visitor has set a control of a list to. */
export interface Choice {
  readonly name: string;
  readonly value: string;
  /** Null for a selection. */
  readonly checked: boolean | null;
}

export const choiceOf = (control: ListControl): Choice => ({
  name: control.name,
  value: control.value,
  checked: "checked" in control ? control.checked : null,
});
